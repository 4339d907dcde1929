"""A slice of strawberry cream cake: sponge and cream in layers, cut berries between them, whole ones on top; the
cake behind.
"""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import build_group, place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import lathe
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, wood
from kit.sets import table_set
from kit.view import camera
from things.berries import crowned_strawberry, half_strawberry, whole_strawberry
from things.cakes import footed_stand, kiss
from things.cutlery import fork
from things.garnish import basil_leaf, herb_green
from things.layers import crumb, dense, layer, wedge, whipped
from things.tableware import PLATE_FLOOR, coupe

SEED = 61
LENGTH, ANGLE, TOP = 1.5, 42.0, 0.92


def cut_berries(low, high, start):
    """Models halves of strawberries in both cut sides of a layer of cream, point up, one beside the other."""
    half, size = ANGLE * pi / 360, (high - low) * 0.5
    for side in (-1, 1):
        reach = start
        while reach < LENGTH - 0.16:
            x, y = reach * cos(half), side * reach * sin(half)
            turn = -ANGLE / 2 if side < 0 else 180 + ANGLE / 2
            form = half_strawberry(size * uniform(0.82, 0.98))
            for part in form.children:
                part.hide_render = part.name.startswith("sepal")
            out = Vector((-sin(half), side * cos(half), 0)) * 0.03
            place(form, (x + out.x, y + out.y, (low + high) / 2), (0, uniform(-12, 12), turn))
            reach += size * uniform(1.9, 2.3)


def slice_of_cake():
    """Models the slice, its point at the origin, its arc towards +x. The caller groups its objects."""
    sponge, cream = crumb("pale crumb", "#d9a550", "#f6dda0", 15), whipped("cream", "#f2ebde")
    inner = dense(wedge(LENGTH - 0.05, ANGLE), 0.018, 3)
    for low, high in ((0.0, 0.17), (0.37, 0.52), (0.72, 0.87)):
        layer("sponge", inner, low, high, sponge, 0.012, 0.004, 0.006, 14)
    for low, high, start in ((0.16, 0.38, 0.34), (0.51, 0.73, 0.46)):
        layer("cream", inner, low, high, cream, 0.01, 0.006, 0.01, 5)
        cut_berries(low, high, start)
    layer("coat", dense(wedge(LENGTH, ANGLE, LENGTH - 0.07), 0.018, 2), 0.0, TOP - 0.01, cream, 0.008, 0.006, 0.02, 4)
    layer("cream top", dense(wedge(LENGTH - 0.005, ANGLE), 0.018, 3), 0.86, TOP, cream, 0.004, 0.006)
    for x, y, size in ((1.26, 0.0, 0.13), (1.3, -0.28, 0.1), (1.3, 0.28, 0.1)):
        place(kiss(size, cream), (x, y, TOP - 0.004))
    place(crowned_strawberry(0.2, (-68, 0, 30)), (0.92, -0.06, TOP + 0.19), (0, 0, 10))
    place(whole_strawberry(0.16), (0.98, 0.22, TOP + 0.15), (-12, 10, 0))
    place(whole_strawberry(0.13), (0.62, 0.04, TOP + 0.12), (20, -8, 0))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((150, 30), (215, 18), (262, 34)):
        place(basil_leaf(green, 0.18), (0.8, 0.08, TOP + 0.02), (uniform(-10, 10), -rise, turn))


def whole_cake(at):
    """Models the rest of the cake on its stand, behind."""
    cream = whipped("cream", "#f2ebde")
    place(footed_stand(1.15, 0.42), at)
    x, y, z = at
    side = [(0, 0.7), (0.84, 0.7), (0.91, 0.67), (0.93, 0.6), (0.93, 0.02), (0.9, 0), (0, 0)]
    place(lathe("cake", side, cream, 96, 3), (x, y, z + 0.46))
    for i in range(10):
        a = i * pi / 5
        px, py = x + 0.7 * cos(a), y + 0.7 * sin(a)
        place(kiss(0.12, cream), (px, py, z + 1.155))
        place(
            whole_strawberry(0.12), (x + 0.42 * cos(a + 0.3), y + 0.42 * sin(a + 0.3), z + 1.27), (uniform(-9, 9), 0, 0)
        )


def build():
    table_set(wood("pale oak", "#5e4630", "#a88a62", 0.9, 0.42, "X", 0.15), "right", 0.9, 1.6, lights=36)
    area((-3.0, -3.8, 2.8), (0, 0, 0.5), 2.2, 140, (1.0, 0.88, 0.74), name="low fill")
    area((2.2, -2.6, 1.8), (0.4, 0, 0.6), 1.2, 30, WARM_LIGHT)
    place(coupe(1.35, 0.16, ceramic("night blue", "#24365c", "#182848", 0.4, 0.18)), (0, 0, 0.02))
    build_group(slice_of_cake, (-0.72, -0.46, 0.02 + PLATE_FLOOR), (0, 0, 28))
    whole_cake((1.35, 2.5, 0))
    place(crowned_strawberry(0.19, (80, 0, 0)), (-1.3, 0.95, 0.18), (0, 0, 200))
    place(crowned_strawberry(0.18, (84, 0, 40)), (-1.6, 0.6, 0.17), (0, 0, 20))
    place(fork(1.75), (1.35, -1.25, 0.02), (0, 0, 56))
    cloth("linen", 2.2, 2.6, linen("blush", "#b88f86", 28), 0.014, seed=6, at=(-1.9, -0.6, -0.02), turn=14)
    table_lamp((-1.5, 4.6, 0), 1.1)
    camera((-0.35, -5.5, 2.5), (0.06, 0.2, 0.6), 72, focus=(-0.1, -0.4, 0.6), blur=30)
