"""Small dishes of dipping sauce (1 unit = 10 cm)."""

from kit.arrange import group
from kit.forms import lathe
from kit.materials import ceramic, wet


def soy():
    """Returns the material of soy sauce, dark with a red-brown edge."""
    return wet("soy", "#1c0d06", "#4a200c", 0.05, 0.6)


def sauce_dish(radius=0.3, sauce=None, glaze=None, height=0.15):
    """Models a low round dish, nearly full of `sauce` (soy by default)."""
    glaze = glaze or ceramic("white", "#e6e2d8")
    rim = [(0, 0.035), (radius * 0.62, 0.04), (radius * 0.86, height * 0.6), (radius * 0.96, height), (radius, height)]
    rim += [(radius * 0.98, height * 0.8), (radius * 0.8, 0.025), (radius * 0.6, 0), (radius * 0.5, 0), (0, 0.01)]
    top = height * 0.62
    pool = [(0, top), (radius * 0.8, top), (radius * 0.845, top + 0.003), (radius * 0.84, top - 0.01)]
    return group(lathe("sauce dish", rim, glaze, 96, wobble=0.006), lathe("sauce", pool, sauce or soy(), 72, 1))
