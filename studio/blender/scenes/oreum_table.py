"""Oreum: the fire in the middle of the table, black pork over oak charcoal, small dishes around it."""

from kit.arrange import group, place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.banchan import kimchi, spinach
from things.brazier import brazier, grill, pork_belly, pork_material
from things.fire import sparks
from things.garnish import salt_flakes
from things.glazes import earthenware
from things.meat import mushroom_slice
from things.perilla import perilla, perilla_material
from things.steak import garlic_clove, garlic_material
from things.tableware import coupe, cup
from things.vessels import sake_flask, small_dish

SEED = 15
FIRE = (0, 1.0)


def fire():
    """Models the brazier, its grate and the food on it; the nearest third stays free and shows the embers."""
    x, y = FIRE
    place(brazier(1.3, 0.62, power=80), (x, y, 0))
    place(grill(1.2, 0.13), (x, y, 0.66), (0, 0, 90))
    for i, (dx, dy, turn) in enumerate(((-0.5, 0.42, 12), (0.42, 0.5, -7), (-0.36, -0.06, 5), (0.5, 0.02, -11))):
        place(pork_belly(pork_material(2.3 * i)), (x + dx, y + dy, 0.675), (0, 0, turn))
    for dx, dy, turn in ((-0.98, 0.1, 96), (1.0, 0.32, 84), (-0.1, 0.92, 8)):
        place(mushroom_slice(0.5), (x + dx, y + dy, 0.672), (0, 0, turn))
    clove = garlic_material()
    for dx, dy in ((-0.02, -0.48), (0.24, -0.42), (0.12, -0.6)):
        place(garlic_clove(clove, 0.15), (x + dx, y + dy, 0.68), (0, 0, uniform(0, 360)))
    place(sparks(9, 0.8, 0.9, 1.7), (x, y, 0))


def dishes():
    """Models kimchi, spinach, salt and perilla around the fire, and liquor behind."""
    clay, pale = earthenware("#4a2c1c", "#2a1710"), ceramic("grey glaze", "#a9a498", "#857f73", 0.6, 0.3)
    place(group(small_dish(0.44, 0.16, pale), place(kimchi(0.27), (0, 0, 0.06), (0, 0, 20))), (-1.45, -0.28, 0))
    place(group(small_dish(0.42, 0.16, clay), place(spinach(0.25), (0, 0, 0.06))), (-1.98, 0.85, 0))
    place(small_dish(0.3, 0.12, clay), (-0.6, -0.72, 0))
    salt_flakes([(x - 0.6, y - 0.72) for x, y in scatter(90, 0.016, radius=0.15)], 0.066)
    green = perilla_material("#183c1c", "#315a28", "#66864e")
    leaves = [
        place(perilla(0.86, green, 0.05, 0.05), (-0.4, 0, 0.075 + 0.022 * i), (0, 0, turn))
        for i, turn in enumerate((-26, 16, -6, 30, 4))
    ]
    place(group(coupe(0.62, 0.11, pale), *leaves), (1.58, -0.16, 0), (0, 0, 28))
    place(cup(0.24, 0.3, clay, 0.8, wet("liquor", "#cfccc0", roughness=0.02, coat=1)), (1.72, 1.55, 0))
    place(sake_flask(1.2, 0.36, clay), (-1.35, 2.75, 0))


def build():
    table_set(stone("basalt table", "#131518", "#2c2f33", 0.7, 0.5, 0.3, 0.1), "right", 0.74, 0.9, lights=30)
    area((0.4, -3.6, 3.4), (0, 0.9, 0.6), 2.0, 90, WARM_LIGHT, name="low fill")
    fire()
    dishes()
    camera((0.25, -5.9, 4.2), (0.0, 0.66, 0.42), 67, focus=(0, 0.5, 0.7), blur=26)
