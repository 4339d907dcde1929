"""Sashimi of salmon, tuna and sea bream on crushed ice, daikon threads and shiso, in an indigo bowl; soy behind."""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, lacquer, wood
from kit.sets import table_set
from kit.view import camera
from things.crushed_ice import crushed_ice
from things.sauces import sauce_dish
from things.sushi import fan, ginger, salmon, tuna, wasabi, white_fish
from things.tableware import chopsticks, coupe, cup
from things.vegetables import shiso, threads

SEED = 5


def dish():
    """The bowl of ice and what lies on it."""
    place(coupe(1.5, 0.34, ceramic("indigo", "#16294d", "#2f5590", roughness=0.2)), (0, 0, 0))
    place(crushed_ice(1.24, 0.34, 2600, 0.066, 2.6), (0, 0, 0.06))
    for x, y, turn, z in (
        (-0.7, 0.32, 150, 0.33),
        (-0.15, 0.52, 100, 0.38),
        (0.62, 0.38, 35, 0.35),
        (0.3, 0.5, 70, 0.37),
    ):
        place(shiso(0.78), (x * 0.7, y * 0.7, z), (0, -24, turn))
    place(threads(0.34, 0.24, 70), (-0.02, 0.32, 0.38))
    fan(tuna(), 5, (-0.6, 0.02, 0.39), 18)
    fan(white_fish(), 5, (0.62, 0.08, 0.38), -16, (0.7, 0.36, 0.055), 0.15)
    fan(salmon(), 6, (0.0, -0.5, 0.35), 2)
    place(wasabi(0.1), (0.78, -0.42, 0.26))
    place(ginger(13, 0.14), (-0.82, -0.42, 0.27))


def build():
    """The whole picture."""
    table_set(wood("hinoki", "#8a6a45", "#c9a878", 0.9, 0.42, "X", 0.15), lamp_side="left")
    area((0.3, -3.6, 2.4), (0, 0, 0.4), 1.8, 18, WARM_LIGHT, name="low fill")
    dish()
    place(sauce_dish(0.34), (1.75, -0.35, 0))
    place(cup(0.26, 0.42, ceramic("dark", "#22272b", "#2d2925", roughness=0.3)), (1.6, 1.7, 0))
    place(chopsticks(lacquer("stick", "#4a100d"), length=2.2), (-1.25, -1.62, 0), (0, 0, 6))
    camera((-0.3, -4.7, 2.8), (0.04, -0.02, 0.34), 66, focus=(0, -0.4, 0.45), blur=28)
