"""Whisky over a ball of ice like a moon, and a rose-coloured drink in a coupe; peel, a bar's lights behind."""

from kit.arrange import place
from kit.lights import area, table_lamp
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.drinks import WHISKY, cocktail_coupe, rocks_glass
from things.fruit import citrus_slice
from things.ice import moon_ice, peel_curl, peel_twist

SEED = 33


def tumbler(at):
    """The whisky, the moon in it."""
    place(rocks_glass(0.46, WHISKY, 0.46, 0.9), at)
    place(moon_ice(0.37), (at[0], at[1], at[2] + 0.56), (20, 30, 10))
    place(peel_curl(0.6, 0.11, 2.2, thick=0.016), (at[0] + 0.36, at[1] - 0.12, at[2] + 0.83), (12, 42, -22))


def build():
    """The whole picture."""
    table_set(
        stone("counter", "#10151d", "#232d3a", 0.4, 0.16, 0.15, 0.6),
        lamp_side="right",
        brightness=1.0,
        background=2.2,
        lights=64,
    )
    tumbler((-0.55, -0.25, 0))
    place(cocktail_coupe(1.44, (0.97, 0.36, 0.30)), (0.62, 0.35, 0))
    place(peel_twist(2.2, 0.075, 0.15, 0.05, "#eeb418", thick=0.014), (1.13, 0.28, 1.2), (6, -8, 30))
    place(citrus_slice(0.3, 0.06), (0.34, -0.72, 0), (0, 0, 20))
    place(citrus_slice(0.28, 0.06), (0.66, -0.55, 0.028), (11, -6, 60))
    table_lamp((-1.9, 3.6, 0), 1.5, 0.24)
    area((-1.0, -4.4, 2.2), (0, 0, 0.6), 2.0, 60, (0.8, 0.87, 1.0))
    camera((-0.15, -6.0, 1.8), (0.1, 0.2, 0.7), 63, focus=(-0.4, -0.3, 0.6), blur=32)
