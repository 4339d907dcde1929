"""Spaghetti twirled over tomato sauce in a deep plate, with roasted tomatoes and basil."""

from kit.arrange import heap, place, scatter, uniform
from kit.forms import lathe
from kit.lines import cloth
from kit.materials import ceramic, linen, stone
from kit.sets import table_set
from kit.view import camera
from things.cutlery import fork
from things.garnish import basil, basil_leaf, cracked_pepper, herb_green
from things.pasta import cheese_shavings, half_tomato, loose_strands, nest, roast_tomato, strand_material, tomato_sauce
from things.tableware import bowl

SEED = 5


def pasta_plate():
    """Models a deep plate with a broad, gently rising rim, 30 cm across; its floor lies at 0.09."""
    glaze = ceramic("cream", "#cdc6b8", "#b5ab9a", 0.8, 0.25)
    profile = [
        (0, 0.09),
        (0.55, 0.09),
        (0.78, 0.12),
        (0.9, 0.24),
        (0.95, 0.30),
        (1.1, 0.33),
        (1.33, 0.38),
        (1.36, 0.38),
    ]
    profile += [
        (1.35, 0.35),
        (1.1, 0.29),
        (0.93, 0.24),
        (0.8, 0.06),
        (0.62, 0.03),
        (0.6, 0),
        (0.55, 0),
        (0.53, 0.03),
        (0, 0.03),
    ]
    return lathe("pasta plate", profile, glaze, 160, wobble=0.006)


def dish():
    """Models the plate and its food."""
    place(pasta_plate(), (0, 0, 0.045))
    floor = 0.135
    place(tomato_sauce(1.42, 1.38, 0.075), (0, 0, floor - 0.005))
    strands = strand_material()
    place(loose_strands(strands, 40, 0.62, 0.16), (0, 0, floor + 0.05))
    place(nest(strands, 0.43, 0.34, 3.0, 84, 0.0175, 0.2), (0, 0, floor + 0.03))
    for x, y, size in (
        (-0.56, -0.2, 0.15),
        (0.52, -0.34, 0.145),
        (0.62, 0.12, 0.14),
        (-0.34, 0.58, 0.14),
        (-0.5, 0.2, 0.13),
    ):
        place(roast_tomato(size), (x, y, floor + 0.05), (uniform(-15, 15), uniform(-15, 15), uniform(0, 360)))
    for x, y, z, lean in ((-0.1, -0.6, 0.07, 20), (0.24, -0.52, 0.1, 24)):
        place(half_tomato(0.13), (x, y, floor + z), (lean, uniform(-8, 8), 0))
    place(tomato_sauce(0.52, 0.46, 0.12), (-0.04, -0.06, floor + 0.47), (-6, 4, 40))
    green = herb_green("basil", "#1c4f12", "#437f22", 1.0)
    basil((0.02, -0.02, floor + 0.57), green, 6, 0.34, 30, 16)
    for x, y, z, turn in ((-0.42, -0.46, 0.13, 200), (0.66, -0.1, 0.2, -30), (0.3, 0.5, 0.25, 60)):
        place(basil_leaf(green, 0.24), (x, y, floor + z), (uniform(-10, 10), -10, turn))
    cheese_shavings(scatter(16, 0.06, radius=0.27, avoid=[(0.02, 0.02, 0.1)]), floor + 0.575, (0.05, 0.1))
    cracked_pepper(
        scatter(40, 0.05, radius=1.3, avoid=[(0, 0, 1.0)]), lambda x, y: 0.4 + (abs(x * x + y * y) ** 0.5 - 1.15) * 0.19
    )


def build():
    table_set(stone("slate", "#2c3640", "#4d5a66", 0.6, 0.4, 0.3, 0.1), lamp_side="right")
    dish()
    cloth("linen", 2.4, 5.2, linen("linen", "#d6cdbd", 30), 0.03, seed=8, at=(-2.0, 0.4, 0), turn=-10)
    place(fork(2.0), (-1.9, -1.0, 0.06), (0, 0, 76))
    place(bowl(0.62, 0.4, ceramic("indigo", "#2c4468", "#1f3352", roughness=0.16)), (1.35, 1.75, 0))
    heap([roast_tomato(0.15)], 11, 0.34, (1.35, 1.75), 0.2, 40)
    for x, y in ((-0.9, 1.9), (-1.35, 1.55)):
        place(roast_tomato(0.15), (x, y, 0.05), (0, 0, uniform(0, 360)))
    camera((-0.4, -5.3, 2.55), (0.02, 0.2, 0.47), 68, focus=(0, -0.35, 0.5), blur=30)
