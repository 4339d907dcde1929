"""The colours that scenes share. A colour is a linear RGB triple; every function also accepts a hex string."""


def colour(value):
    """Converts '#rrggbb' (sRGB) to a linear RGB triple. Returns a triple unchanged."""
    if not isinstance(value, str):
        return tuple(value)
    digits = value.lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in channels)


def shade(value, factor):
    """Returns the colour lighter (factor over 1) or darker (under 1)."""
    return tuple(min(1.0, c * factor) for c in colour(value))


def blend(first, second, share=0.5):
    """Returns a mix of two colours: share 0 is the first, 1 the second."""
    return tuple(a * (1 - share) + b * share for a, b in zip(colour(first), colour(second)))


WARM_LIGHT = (1.0, 0.62, 0.31)
CANDLE_LIGHT = (1.0, 0.52, 0.20)
COOL_LIGHT = (0.48, 0.66, 1.0)
PALE_LIGHT = (0.80, 0.87, 1.0)

INK = colour("#0f1420")
INK_BLUE = colour("#1b2a4a")
NIGHT = colour("#0b1222")
PAPER = colour("#f1e9dc")
LINEN_WHITE = colour("#d9d1c3")
LINEN_BLUE = colour("#66707f")
PORCELAIN = colour("#ece7dc")
BRASS = colour("#c79a52")
GOLD = colour("#d2ab66")
SILVER = colour("#c9ccd1")
CELADON = colour("#9fb9a4")
PERSIMMON = colour("#e0602a")
LACQUER_RED = colour("#7a1611")
LACQUER_BLACK = colour("#0e0c0b")
WALNUT = colour("#5a3a22")
WALNUT_DARK = colour("#24150c")
OAK = colour("#b08a5c")
BASALT = colour("#2b2e33")
BASALT_DARK = colour("#14171b")
SLATE = colour("#3a4048")
LEAF = colour("#4c8a24")
LEAF_DARK = colour("#24521a")
PLUM = colour("#4a1533")
CREAM = colour("#f3e6c8")
