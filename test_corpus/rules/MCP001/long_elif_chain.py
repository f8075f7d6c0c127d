from fastmcp import FastMCP

mcp = FastMCP("codes")


@mcp.tool
def name_of(code: int) -> str:
    """Return the name of a code."""
    if code == 0:
        return "zero"
    elif code == 1:
        return "code 1"
    elif code == 2:
        return "code 2"
    elif code == 3:
        return "code 3"
    elif code == 4:
        return "code 4"
    elif code == 5:
        return "code 5"
    elif code == 6:
        return "code 6"
    elif code == 7:
        return "code 7"
    elif code == 8:
        return "code 8"
    elif code == 9:
        return "code 9"
    elif code == 10:
        return "code 10"
    elif code == 11:
        return "code 11"
    elif code == 12:
        return "code 12"
    elif code == 13:
        return "code 13"
    elif code == 14:
        return "code 14"
    elif code == 15:
        return "code 15"
    elif code == 16:
        return "code 16"
    elif code == 17:
        return "code 17"
    elif code == 18:
        return "code 18"
    elif code == 19:
        return "code 19"
    elif code == 20:
        return "code 20"
    elif code == 21:
        return "code 21"
    elif code == 22:
        return "code 22"
    elif code == 23:
        return "code 23"
    elif code == 24:
        return "code 24"
    elif code == 25:
        return "code 25"
    elif code == 26:
        return "code 26"
    elif code == 27:
        return "code 27"
    elif code == 28:
        return "code 28"
    elif code == 29:
        return "code 29"
    elif code == 30:
        return "code 30"
    elif code == 31:
        return "code 31"
    elif code == 32:
        return "code 32"
    elif code == 33:
        return "code 33"
    elif code == 34:
        return "code 34"
    elif code == 35:
        return "code 35"
    elif code == 36:
        return "code 36"
    elif code == 37:
        return "code 37"
    elif code == 38:
        return "code 38"
    elif code == 39:
        return "code 39"
    elif code == 40:
        return "code 40"
    elif code == 41:
        return "code 41"
    elif code == 42:
        return "code 42"
    elif code == 43:
        return "code 43"
    elif code == 44:
        return "code 44"
    elif code == 45:
        return "code 45"
    elif code == 46:
        return "code 46"
    elif code == 47:
        return "code 47"
    elif code == 48:
        return "code 48"
    elif code == 49:
        return "code 49"
    elif code == 50:
        return "code 50"
    elif code == 51:
        return "code 51"
    elif code == 52:
        return "code 52"
    elif code == 53:
        return "code 53"
    elif code == 54:
        return "code 54"
    elif code == 55:
        return "code 55"
    elif code == 56:
        return "code 56"
    elif code == 57:
        return "code 57"
    elif code == 58:
        return "code 58"
    elif code == 59:
        return "code 59"
    elif code == 60:
        return "code 60"
    elif code == 61:
        return "code 61"
    elif code == 62:
        return "code 62"
    elif code == 63:
        return "code 63"
    elif code == 64:
        return "code 64"
    elif code == 65:
        return "code 65"
    elif code == 66:
        return "code 66"
    elif code == 67:
        return "code 67"
    elif code == 68:
        return "code 68"
    elif code == 69:
        return "code 69"
    elif code == 70:
        return "code 70"
    elif code == 71:
        return "code 71"
    elif code == 72:
        return "code 72"
    elif code == 73:
        return "code 73"
    elif code == 74:
        return "code 74"
    elif code == 75:
        return "code 75"
    elif code == 76:
        return "code 76"
    elif code == 77:
        return "code 77"
    elif code == 78:
        return "code 78"
    elif code == 79:
        return "code 79"
    elif code == 80:
        return "code 80"
    elif code == 81:
        return "code 81"
    elif code == 82:
        return "code 82"
    elif code == 83:
        return "code 83"
    elif code == 84:
        return "code 84"
    elif code == 85:
        return "code 85"
    elif code == 86:
        return "code 86"
    elif code == 87:
        return "code 87"
    elif code == 88:
        return "code 88"
    elif code == 89:
        return "code 89"
    elif code == 90:
        return "code 90"
    elif code == 91:
        return "code 91"
    elif code == 92:
        return "code 92"
    elif code == 93:
        return "code 93"
    elif code == 94:
        return "code 94"
    elif code == 95:
        return "code 95"
    elif code == 96:
        return "code 96"
    elif code == 97:
        return "code 97"
    elif code == 98:
        return "code 98"
    elif code == 99:
        return "code 99"
    elif code == 100:
        return "code 100"
    elif code == 101:
        return "code 101"
    elif code == 102:
        return "code 102"
    elif code == 103:
        return "code 103"
    elif code == 104:
        return "code 104"
    elif code == 105:
        return "code 105"
    elif code == 106:
        return "code 106"
    elif code == 107:
        return "code 107"
    elif code == 108:
        return "code 108"
    elif code == 109:
        return "code 109"
    return "unknown"
