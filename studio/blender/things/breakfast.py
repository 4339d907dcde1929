"""A breakfast around the origin (1 unit = 10 cm), which the table and the banner both show."""

from kit.arrange import heap, place, scatter, uniform
from kit.colours import SILVER
from kit.forms import blob
from kit.materials import ceramic, metal, wet
from things.cutlery import fork
from things.drinks import cloudy, highball
from things.eggs import fried_egg, white_material, yolk_material
from things.fruit import blueberry, citrus_slice, cube, kiwi_slice, raspberry, strawberry
from things.garnish import basil_leaf, cracked_pepper, herb_green
from things.latte import latte_face, leaf
from things.pasta import roast_tomato
from things.pastry import bread_slice, croissant
from things.tableware import PLATE_FLOOR, bowl, coupe
from things.vessels import coffee_cup

LINEN = 0.05


def eggs_plate(at=(0, 0, LINEN)):
    """Models two fried eggs, roasted tomatoes, toast and green on a pale blue plate."""
    x, y, z = at
    floor = z + PLATE_FLOOR
    place(coupe(1.2, 0.16, ceramic("blue white", "#c3cdd6", "#aab9c6", 0.5, 0.2)), at)
    place(bread_slice(0.95, 0.66, 0.12), (x - 0.42, y + 0.42, floor + 0.02), (0, 3, 24))
    place(bread_slice(0.9, 0.62, 0.12), (x - 0.12, y + 0.62, floor + 0.1), (12, -4, -20))
    white, yolk = white_material(), yolk_material()
    place(fried_egg(0.5, white, yolk), (x - 0.2, y - 0.32, floor + 0.012), (0, 0, 40))
    place(fried_egg(0.46, white, yolk), (x + 0.46, y - 0.02, floor + 0.05), (2, 5, 190))
    for dx, dy, size in ((0.42, 0.55, 0.15), (0.68, 0.44, 0.135), (0.52, 0.76, 0.13)):
        place(roast_tomato(size), (x + dx, y + dy, floor), (0, 0, uniform(0, 360)))
    green = herb_green("rocket", "#2f6a1c", "#5f962f")
    for dx, dy, turn in ((0.3, -0.62, 20), (0.48, -0.58, 80), (0.4, -0.5, 150), (0.56, -0.48, -40), (0.36, -0.42, 250)):
        place(
            basil_leaf(green, uniform(0.24, 0.32)),
            (x + dx, y + dy, floor + 0.02),
            (uniform(-20, 20), uniform(-30, -10), turn),
        )
    cracked_pepper(scatter(30, 0.05, radius=0.4, centre=(x - 0.15, y - 0.3)), floor + 0.1)


def fruit_bowl(at, radius=0.62):
    """Models a bowl heaped with berries, kiwi, mango and orange."""
    x, y, z = at
    place(bowl(radius, 0.42, ceramic("celadon", "#9db4ac", "#7f9a92", roughness=0.18)), at)
    kinds = [cube("mango", "#f0a01c", "#ffd060", 0.2), cube("melon", "#b9cf7c", "#e2eeb0", 0.19)]
    ground = lambda px, py: z + 0.2 + 0.22 * (((px - x) ** 2 + (py - y) ** 2) ** 0.5 / radius) ** 2
    heap(kinds, 16, radius * 0.66, (x, y), ground, 60, sink=0.02)
    top = z + 0.44
    for dx, dy, turn, lean in ((-0.22, -0.2, 0, 28), (-0.02, -0.3, 30, 34)):
        place(kiwi_slice(0.2), (x + dx, y + dy, top + 0.02), (lean, uniform(-10, 10), turn))
    place(citrus_slice(0.24, 0.05), (x + 0.26, y - 0.12, top + 0.05), (38, 14, 20))
    for dx, dy, lean in ((-0.3, 0.12, 100), (0.05, 0.02, 70), (0.25, 0.22, 110), (-0.1, 0.3, 85)):
        place(strawberry(0.14), (x + dx, y + dy, top + 0.16), (lean, uniform(-20, 20), uniform(-60, 60)))
    heap([raspberry()], 7, radius * 0.5, (x, y), top + 0.03, 30)
    heap([blueberry(0.065)], 16, radius * 0.62, (x, y - 0.05), top + 0.03, 180, sink=0.02)


def pastry_plate(at):
    """Models croissants on a small plate."""
    x, y, z = at
    place(coupe(0.92, 0.13, ceramic("cream", "#ded6c6", "#c9beaa", 0.8, 0.24)), at)
    floor = z + PLATE_FLOOR
    place(croissant(1.2, 0.25), (x - 0.02, y - 0.12, floor), (0, 0, 8))
    place(croissant(1.15, 0.24), (x + 0.05, y + 0.32, floor + 0.02), (4, 0, 195))


def dip(at, tint, edge):
    """Models butter or jam in a small dish."""
    x, y, z = at
    place(bowl(0.22, 0.15, ceramic("white", "#e6e1d6"), foot=0.12), at)
    place(blob("spread", wet("spread", tint, edge, 0.12, 0.8), (0.15, 0.15, 0.06), 0.12), (x, y, z + 0.12))


def coffee(at):
    """Models a wide cup, full to just below its rim, a leaf of milk on the coffee."""
    x, y, z = at
    place(coffee_cup(0.45, 0.45, ceramic("cream glaze", "#ece3d2", specks=0.2, roughness=0.15), 0), at, (0, 0, 24))
    place(latte_face(0.417, leaf), (x, y, z + 0.05 + 0.396), (0, 0, 16))


def breakfast():
    """Models the whole breakfast seen from -y: eggs in front, coffee to the right, fruit and pastry behind, juice
    to the left.
    """
    eggs_plate((-0.35, -0.5, LINEN))
    coffee((1.67, -0.34, LINEN))
    pastry_plate((1.35, 1.45, LINEN))
    fruit_bowl((-0.55, 1.5, LINEN))
    place(highball(1.12, cloudy("orange juice", "#f09a18", "#ffc44a"), 0.3, 1.3), (-1.72, 1.15, LINEN))
    dip((0.3, 0.85, LINEN), "#f2d98a", "#fff0b8")
    dip((-1.2, 0.85, LINEN), "#7c0f18", "#d0303a")
    steel = metal("soft steel", SILVER, 0.34)
    place(fork(1.9, steel), (-1.78, -1.5, LINEN), (0, 0, 86))
