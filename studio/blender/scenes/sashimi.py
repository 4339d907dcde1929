"""Sashimi of tuna, sea bream and salmon on ice, daikon threads and perilla, in an indigo dish; soy behind, a lamp's
warmth.
"""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, lacquer, metal, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.perilla import perilla, perilla_material
from things.sashimi import flesh, ice_bed, row
from things.sauces import sauce_dish
from things.sushi import wasabi
from things.tableware import chopsticks, coupe, cup
from things.vegetables import threads

SEED = 5


def fish():
    """Models three rows leaning to the lamp: tuna and sea bream behind, salmon before them."""
    red = flesh("tuna", "#8f1d20", "#6e1014", "#b75a55", 0.07, 0.22, 0.4, 1.5, gloss=0.25)
    pearl = flesh("sea bream", "#e6dacb", "#dccab9", "#f8f1e6", 0.055, 0.35, 0.7, 5.0, "#b8463f")
    orange = flesh("salmon", "#e26226", "#cc4a16", "#f3c199", 0.088, 0.3, 0.72, 5.0)
    row(red, 5, (-0.52, 0.2, 0.35), 200, pitch=10, thickness=0.06, skew=0.1, taper=0.1, width=0.32)
    row(pearl, 6, (0.56, 0.24, 0.34), 188, 0.125, 17, 10, thickness=0.045, length=0.68)
    row(orange, 6, (0.06, -0.32, 0.325), 193, pitch=14)


def dish():
    """Models the dish of ice and the food on it."""
    place(coupe(1.5, 0.34, ceramic("indigo", "#132244", "#274b80", roughness=0.3)))
    avoid = [
        (x, y, 0.34) for x, y in ((-0.72, 0.0), (-0.5, 0.1), (-0.3, 0.2), (-0.02, 0.34), (0.35, 0.14), (0.78, 0.1))
    ]
    avoid += [(x, y, 0.36) for x, y in ((-0.4, -0.36), (-0.16, -0.42), (0.12, -0.4), (0.44, -0.32))]
    avoid += [(-0.5, -0.62, 0.22), (-0.28, -0.7, 0.18)]
    place(ice_bed(1.16, 0.78, avoid=avoid), (0, 0.06, 0.07))
    green = perilla_material("#17361d", "#305a2a", "#64834f")
    for x, y, z, lift, turn, size in (
        (-0.36, 0.5, 0.34, -34, 128, 0.72),
        (0.22, 0.56, 0.34, -38, 66, 0.8),
        (0.5, 0.62, 0.3, -32, 32, 0.66),
    ):
        place(perilla(size, green), (x, y, z), (0, lift, turn))
    radish = wet("radish", "#d3d5cc", "#eef0e8", 0.3, 0.3)
    place(threads(0.36, 0.22, 260, 0.0058, radish, 0.56), (-0.02, 0.46, 0.3))
    fish()
    place(wasabi(0.085), (1.04, -0.6, 0.085))


def build():
    table_set(stone("slate", "#12161c", "#2a313a", 0.6, 0.5, 0.2, 0.0), "left", 0.8, lights=0)
    area((0.2, -3.6, 2.6), (0, 0, 0.4), 2.0, 26, WARM_LIGHT, name="low fill").visible_glossy = False
    dish()
    place(sauce_dish(0.34, glaze=ceramic("dark", "#22272b", "#2d2925", roughness=0.4)), (1.62, 1.28, 0))
    place(cup(0.26, 0.42, ceramic("grey", "#3a4146", "#2d2925", roughness=0.4)), (-1.5, 1.75, 0))
    place(
        chopsticks(lacquer("stick", "#4a100d", 0.35), metal("tip", "#8a6c40", 0.45), length=2.2),
        (-1.2, -1.62, 0),
        (0, 0, 4),
    )
    camera((-0.3, -4.7, 3.0), (0.03, -0.03, 0.32), 65, focus=(0, -0.3, 0.42), blur=28)
