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
from things.berries import currants, gold_flakes, half_strawberry, laid, mixed_berries, settle
from things.cakes import footed_stand, moon_cake
from things.candles import taper, tealight
from things.garnish import basil_leaf, herb_green

SEED = 61
STAND, TALL, WIDE = 0.95, 0.74, 1.08
CLOTH = 0.042


def ring(radius, width):
    """A chance place on a ring around the middle."""
    angle, reach = rng().random() * 2 * pi, radius + width * rng().uniform(-1, 1)
    return reach * cos(angle), reach * sin(angle)


def cake():
    """The cake on its stand, berries all around its edge."""
    foot = 0.05 + STAND
    place(footed_stand(1.46, STAND, brass(0.22), brass(0.16)), (0, 0, 0.05))
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
    table_set(stone("slate", "#171c25", "#2b3340", 0.4, 0.6, 0.3), "right", 0.95, 1.5, lights=46)
    cloth("linen", 5.0, 3.6, linen("night linen", "#2f4670", 26), 0.016, seed=9, at=(0.0, -0.3, 0), turn=8)
    cake()
    halves = []
    for x, y, turn in ((-1.52, -0.98, -40), (-1.22, -1.2, 40)):
        laid(half_strawberry(0.17), x, y, CLOTH, (-62, 0, turn))
        halves.append((Vector((x, y, CLOTH + 0.13)), 0.2))
    settle(mixed_berries(0, 3, 6), lambda: (vary(-1.85, -1.05), vary(-1.4, -0.8)), CLOTH, 60, halves)
    place(taper(1.0, 0.1, 10, brass(), 0.55), (1.75, 2.5, 0))
    place(taper(0.8, 0.1, 10, brass(), 0.4), (2.4, 2.9, 0))
    place(tealight(0.28, 0.42, 6), (2.1, -0.5, 0.03))
    area((0.8, -5.4, 3.4), (0, 0, 0.9), 3.8, 140, (1.0, 0.9, 0.78))
    if view == "pc":
        camera((-1.1, -8.6, 4.5), (-1.6, 0.3, 0.97), 36.5, focus=(0, -0.6, 1.4), blur=28)
    else:
        camera((0.15, -8.0, 4.5), (0.1, 0.4, 1.65), 55, focus=(0, -0.6, 1.4), blur=32)
