"""A cake as white as the moon, ringed with berries, by candlelight on a brass stand."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import place, scatter, vary
from kit.lights import area
from kit.lines import cloth
from kit.materials import brass, linen, stone
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.berries import currants, gold_flakes, half_strawberry, mixed_berries, settle
from things.cakes import footed_stand, moon_cake
from things.candles import taper, tealight
from things.garnish import basil_leaf, herb_green

SEED = 61
STAND, TALL, WIDE = 0.62, 0.74, 1.08


def ring(radius, width):
    """A chance place on a ring around the middle."""
    angle, reach = rng().random() * 2 * pi, radius + width * rng().uniform(-1, 1)
    return reach * cos(angle), reach * sin(angle)


def cake():
    """The cake on its stand, berries all around its edge."""
    foot = 0.05 + STAND
    place(footed_stand(1.5, STAND, brass(0.22), brass(0.16)), (0, 0, 0.05))
    place(moon_cake(WIDE, TALL), (0, 0, foot))
    top = foot + TALL + 0.015
    settle(mixed_berries(8, 13, 18), lambda: ring(0.72, 0.1), top, 40)
    settle(mixed_berries(4, 11, 20), lambda: ring(WIDE + 0.2, 0.07), foot + 0.005, 40)
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for i in range(9):
        angle = i * 2 * pi / 9 + vary(-0.2, 0.2)
        at = (0.78 * cos(angle), 0.78 * sin(angle), top + 0.22)
        place(basil_leaf(green, 0.2), at, (vary(-15, 15), -vary(20, 40), angle * 180 / pi))
    currants([(0.35, -0.66, top + 0.2), (0.5, -0.88, top + 0.16), (0.62, -1.02, top - 0.08), (0.66, -1.06, top - 0.42)])
    gold_flakes(scatter(12, 0.08, radius=0.4), top, 0.02)


def build(view="pc"):
    """The whole picture, wide or square."""
    table_set(stone("slate", "#1c222b", "#343d4a", 0.4, 0.36, 0.3, 0.2), "right", 0.95, 1.5, lights=46)
    cloth("linen", 4.4, 3.2, linen("night linen", "#2f4670", 26), 0.016, seed=9, at=(0.2, -0.3, 0), turn=8)
    cake()
    for x, y, turn in ((-1.7, -1.0, 20), (-1.42, -1.22, 100)):
        place(half_strawberry(0.17), (x, y, 0.2), (-58, 0, turn - 60))
    halves = [(Vector((-1.7, -1.0, 0.2)), 0.24), (Vector((-1.42, -1.22, 0.2)), 0.24)]
    settle(mixed_berries(0, 3, 5), lambda: (vary(-2.2, -1.3), vary(-1.5, -0.7)), 0.05, 60, halves)
    place(taper(1.0, 0.1, 10, brass(), 0.55), (1.75, 2.5, 0))
    place(taper(0.8, 0.1, 10, brass(), 0.4), (2.4, 2.9, 0))
    place(tealight(0.28, 0.42, 6), (2.1, -0.5, 0.03))
    area((0.8, -5.4, 3.4), (0, 0, 0.9), 3.8, 140, (1.0, 0.9, 0.78))
    if view == "pc":
        camera((-1.1, -8.6, 4.5), (-1.6, 0.3, 0.86), 38, focus=(0, -0.6, 1.2), blur=28)
    else:
        camera((0.15, -8.0, 4.5), (0.1, 0.4, 1.55), 56, focus=(0, -0.6, 1.2), blur=32)
