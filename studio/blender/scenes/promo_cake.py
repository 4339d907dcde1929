"""A cake as white as the moon, ringed with berries, by candlelight on a brass stand."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import place, scatter, uniform
from kit.colours import COOL_LIGHT
from kit.graph import Graph
from kit.lights import area
from kit.lines import cloth
from kit.materials import brass, linen, simple
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.berries import currants, gold_flakes, half_strawberry, mixed_berries, set_down, settle
from things.cakes import footed_stand, moon_cake
from things.candles import taper, tealight

SEED = 61
STAND, TALL, WIDE = 0.95, 0.74, 1.08
CLOTH = 0.036


def ring(radius, width):
    """Returns a random position on a ring around the middle."""
    angle, reach = rng().random() * 2 * pi, radius + width * rng().uniform(-1, 1)
    return reach * cos(angle), reach * sin(angle)


def icing():
    """Returns the material of cream spread with a knife: soft gloss, nearly white."""
    graph = Graph("icing")
    tone = graph.ramp(graph.noise(3, 3), (0.36, "#ddd5c8"), (0.62, "#e9e2d4"))
    graph.set(Base_Color=tone, Roughness=0.36, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    return graph.bump(graph.noise(9, 3, at=graph.coordinates(scale=(1, 1, 4))), 0.1, 0.012).material


def cake():
    """Models the cake on its stand, berries all around its edge."""
    foot = 0.044 + STAND
    place(footed_stand(1.46, STAND, brass(0.22), brass(0.16)), (0, 0, 0.044))
    place(moon_cake(WIDE, TALL, icing(), 0.0, 0.011), (0, 0, foot))
    top = foot + TALL + 0.015
    settle(mixed_berries(8, 13, 18, crowned=True), lambda: ring(0.72, 0.1), top, 40)
    settle(mixed_berries(4, 11, 20, crowned=True), lambda: ring(WIDE + 0.2, 0.07), foot + 0.005, 40)
    over = [(0.3, -0.62, 0.36), (0.4, -0.79, 0.29), (0.48, -0.93, 0.1), (0.58, -1.05, -0.12), (0.63, -1.07, -0.44)]
    currants([(x, y, top + z) for x, y, z in over])
    gold_flakes(scatter(12, 0.08, radius=0.4), top, 0.02)


def build(view="pc"):
    """Builds the scene, wide or square."""
    table_set(simple("slate", "#1a2337", 0.7, specular=0.3), "right", 0.95, 1.5, lights=46)
    # Moonlight does not reach the far end of the table, which would be black without this light.
    area((-6, 7.5, 5.5), (-5.5, 7.5, 0), 7, 800, COOL_LIGHT, name="far light").visible_glossy = False
    cloth("linen", 3.9, 3.9, linen("night linen", "#2a4064", 15), 0.02, seed=9, at=(0.2, -0.2, -0.008), turn=40)
    cake()
    halves = []
    for x, y, turn in ((-1.16, -0.84, -40), (-0.86, -1.06, 40)):
        set_down(half_strawberry(0.17), x, y, CLOTH, (-62, 0, turn))
        halves.append((Vector((x, y, CLOTH + 0.13)), 0.2))
    settle(mixed_berries(0, 3, 6), lambda: (uniform(-1.45, -0.65), uniform(-1.2, -0.65)), CLOTH, 60, halves)
    place(taper(1.0, 0.1, 10, brass(), 0.55), (1.75, 2.5, 0))
    place(taper(0.8, 0.1, 10, brass(), 0.4), (2.4, 2.9, 0))
    place(tealight(0.28, 0.42, 6), (2.1, -0.5, 0.03))
    area((0.8, -5.4, 3.4), (0, 0, 0.9), 3.8, 140, (1.0, 0.9, 0.78))
    if view == "pc":
        camera((-1.1, -8.6, 4.5), (-1.6, 0.3, 0.97), 36.5, focus=(0, -0.6, 1.4), blur=28)
    else:
        camera((0.15, -8.0, 4.5), (0.1, 0.4, 1.65), 55, focus=(0, -0.6, 1.4), blur=32)
