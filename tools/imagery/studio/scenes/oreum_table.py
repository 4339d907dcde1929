"""Oreum: the fire in the middle of the table, black pork over oak charcoal, small dishes around it."""

from kit.arrange import group, place, scatter, vary
from kit.materials import brass, ceramic, lacquer, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.banchan import kimchi, spinach
from things.brazier import brazier, grill, pork_belly, pork_material
from things.garnish import salt_flakes
from things.glazes import earthenware
from things.settings import tangle
from things.steak import garlic_clove, garlic_material
from things.tableware import chopsticks, coupe, cup
from things.vegetables import shiso
from things.vessels import sake_flask, small_dish

SEED = 15


def fire():
    """Brazier, grate and meat."""
    place(brazier(1.3, 0.62, power=85), (0, 1.0, 0))
    place(grill(1.2), (0, 1.0, 0.66))
    meat = pork_material()
    for x, y, turn in ((-0.42, 1.32, 8), (0.4, 1.42, -6), (-0.3, 0.82, 4), (0.5, 0.9, -10)):
        place(pork_belly(meat), (x, y, 0.675), (0, 0, turn))
    clove = garlic_material()
    for x, y in ((0.0, 0.45), (0.28, 0.4), (0.95, 1.2)):
        place(garlic_clove(clove, 0.17), (x, y, 0.68), (0, 0, vary(0, 360)))


def build():
    """The whole picture."""
    table_set(stone("basalt table", "#16181b", "#34373c", 0.7, 0.5, 0.5, 0.1), "right", 0.95, 0.9, lights=30)
    fire()
    clay, pale = earthenware("#4a2c1c", "#2a1710"), ceramic("grey glaze", "#b9b4a8", "#938d80", 0.6, 0.25)
    place(group(small_dish(0.46, 0.17, pale), place(kimchi(0.26), (0, 0, 0.06))), (-1.75, -0.05, 0))
    place(group(small_dish(0.44, 0.17, clay), place(spinach(0.25), (0, 0, 0.06))), (-1.9, 1.35, 0))
    place(small_dish(0.36, 0.14, pale), (-0.75, -0.62, 0))
    salt_flakes([(x - 0.75, y - 0.62) for x, y in scatter(90, 0.018, radius=0.19)], 0.068)
    onion = wet("scallion", "#8fb65a", "#d8e6a8", 0.25, 0.6)
    place(group(small_dish(0.48, 0.17, clay), tangle(onion, 60, 0.32, 0.2, 0.014, 0.6, 0.06)), (0.45, -0.68, 0))
    leaves = group(*(place(shiso(0.95), (0, 0, 0.06 + 0.035 * i), (0, -5, vary(-25, 25))) for i in range(5)))
    place(group(coupe(0.66, 0.13, pale), place(leaves, (-0.45, 0, 0.0))), (2.0, 0.75, 0))
    place(cup(0.27, 0.34, clay, 0.8, wet("liquor", "#e9e6d8", roughness=0.02, coat=1)), (1.75, 1.95, 0))
    place(sake_flask(1.3, 0.38, clay), (-1.45, 2.75, 0))
    place(cup(0.27, 0.34, clay), (-0.75, 3.0, 0))
    place(group(small_dish(0.44, 0.17, pale), place(kimchi(0.24), (0, 0, 0.06))), (1.35, 2.75, 0))
    place(chopsticks(lacquer("ink", "#14100f"), brass(), brass(), 1.9), (1.25, -1.2, 0), (0, 0, 40))
    camera((0.25, -6.9, 4.5), (0.0, 0.75, 0.5), 60, focus=(0, 0.6, 0.6), blur=28)
