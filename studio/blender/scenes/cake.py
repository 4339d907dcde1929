"""A white cake with the moon's face on a midnight stand, a crescent of berries along its edge."""

from mathutils import Vector

from kit.arrange import place, scatter, uniform
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wood
from kit.sets import table_set
from kit.view import camera
from things.berries import along_arc, currants, gold_flakes, half_strawberry, mixed_berries, set_down, settle
from things.cakes import footed_stand, kiss, moon_cake, pearls
from things.candles import tealight
from things.cutlery import teapot
from things.garnish import basil_leaf, herb_green

SEED = 19
STAND, TALL, WIDE = 0.5, 0.62, 1.05
CLOTH = 0.042


def crown(at, start=-122, end=112):
    """Models berries in a crescent along the right edge of the cake."""
    x, y, z = at
    middle = along_arc(0.63, start, end, 0.2, 0.7)
    where = lambda: tuple(a + b for a, b in zip(middle(), (x, y)))
    settle(mixed_berries(4, 11, 18), where, z + 0.015)
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise, dx, dy, dz in ((-70, 30, 0.2, -0.62, 0.2), (10, 35, 0.6, -0.1, 0.3), (200, 40, 0.4, 0.36, 0.26)):
        place(basil_leaf(green, 0.22), (x + dx, y + dy, z + dz), (uniform(-15, 15), -rise, turn))
    gold_flakes(scatter(14, 0.06, radius=0.3, centre=(x + 0.2, y - 0.3)), z + 0.02, 0.022)


def build():
    table_set(wood("dark oak", "#1c130d", "#4a3322", 1.4, 0.34, "X", 0.35), "left", 0.84, 1.5, lights=40)
    cloth("linen", 4.6, 3.4, linen("blue linen", "#3f587c", 26), 0.016, seed=4, at=(0.2, -0.35, 0), turn=-7)
    place(footed_stand(1.42, STAND), (0, 0, 0.05))
    top = 0.05 + STAND
    place(moon_cake(WIDE, TALL), (0, 0, top))
    place(pearls(WIDE + 0.085, 62, 0.046), (0, 0, top))
    crown((0, 0, top + TALL))
    halves = []
    for x, y, turn in ((1.32, -1.1, -20), (1.62, -0.9, 60)):
        set_down(half_strawberry(0.17), x, y, CLOTH, (-62, 0, turn))
        halves.append((Vector((x, y, CLOTH + 0.13)), 0.2))
    settle(mixed_berries(0, 3, 5), lambda: (uniform(0.9, 1.8), uniform(-1.3, -0.7)), CLOTH, 60, halves)
    currants([(-1.6, -1.0, 0.1), (-1.4, -1.12, 0.12), (-1.15, -1.2, 0.1), (-0.95, -1.22, 0.1)])
    for x, y in ((-1.75, -0.75), (-1.5, -0.7)):
        place(kiss(0.11), (x, y, 0.045))
    place(teapot(0.6, 0.78, ceramic("celadon", "#9fb9a4", "#7f9e88")), (-1.9, 3.2, 0), (0, 0, 20))
    place(tealight(0.28, 0.42, 8), (2.1, 1.9, 0.03))
    area((1.4, -4.8, 3.4), (0, 0, 0.8), 3.6, 110, (1.0, 0.9, 0.78))
    camera((0.3, -6.1, 4.6), (0.08, 0.16, 0.68), 60, focus=(0.1, -0.4, 1.1), blur=28)
