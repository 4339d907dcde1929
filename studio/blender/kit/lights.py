"""Lamps. Power is in Blender's watts, sizes are in units. Lamps are invisible unless their description says
otherwise.
"""

from math import radians

import bpy

from kit.arrange import duplicate, group, hide, place
from kit.colours import COOL_LIGHT, PALE_LIGHT, WARM_LIGHT, colour
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import brass, glow
from kit.stage import rng
from kit.view import look_at


def _lamp(name, kind, at, power, tint):
    light = bpy.data.lights.new(name, kind)
    light.energy, light.color = power, colour(tint)
    lamp = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    lamp.visible_camera = False
    return lamp


def area(at, target, size, power, tint=PALE_LIGHT, depth=None, spread=180, name="area"):
    """Creates a soft light: a disc of diameter `size`, or a rectangle size x `depth`. A smaller `spread` (degrees)
    makes a beam.
    """
    lamp = _lamp(name, "AREA", at, power, tint)
    lamp.data.shape, lamp.data.size = ("RECTANGLE", size) if depth else ("DISK", size)
    if depth:
        lamp.data.size_y = depth
    lamp.data.spread = radians(spread)
    look_at(lamp, target)
    return lamp


def point(at, power, tint=WARM_LIGHT, radius=0.1, name="point"):
    """Creates a bare bulb with a radius."""
    lamp = _lamp(name, "POINT", at, power, tint)
    lamp.data.shadow_soft_size = radius
    return lamp


def spot(at, target, power, tint=WARM_LIGHT, angle=40, blend=0.6, radius=0.1):
    """Creates a beam, for pictures on walls, counters and shelves."""
    lamp = _lamp("spot", "SPOT", at, power, tint)
    lamp.data.spot_size, lamp.data.spot_blend, lamp.data.shadow_soft_size = radians(angle), blend, radius
    look_at(lamp, target)
    return lamp


def moonlight(target=(0, 0, 0), at=(-4.2, 5.2, 5.2), power=1400, size=3.2):
    """Creates the cool key light of tables, from back left. Light from behind makes food glossy."""
    return area(at, target, size, power, COOL_LIGHT, size * 0.75, 150, "moonlight")


def lamplight(target=(0, 0, 0.2), at=(3.4, 0.9, 1.9), power=200, size=1.1):
    """Creates the warm key light of tables, small and near."""
    return area(at, target, size, power, WARM_LIGHT, None, 150, "lamplight")


def fill(target=(0, 0, 0), at=(0, -5, 5), power=150, size=5, tint=PALE_LIGHT):
    """Creates a weak light from the front that keeps shadows readable; glossy surfaces do not reflect it."""
    lamp = area(at, target, size, power, tint, None, 180, "fill")
    lamp.visible_glossy = False
    return lamp


def globe(at, radius=0.21, power=20.0, tint=WARM_LIGHT, shine=3.2):
    """Creates a glowing paper globe with a point light inside, which the globe does not shade."""
    graph = Graph("globe").set(Base_Color="#ffe6c4", Emission=tint, Emission_Strength=shine, Roughness=0.8)
    graph.material.cycles.sample_as_light = False
    ball = place(blob("globe", graph.material, (1, 1, 0.97)), at, scale=radius)
    ball.visible_shadow = False
    return group(ball, point(at, power, tint, radius)) if power else ball


def table_lamp(at=(0, 0, 0), height=1.2, radius=0.21, power=12.0, shine=3.2):
    """Creates a globe on a brass stem with a foot, which stands at `at`. Sizes fit a table scene; scale it for a
    room.
    """
    metal = brass()
    foot = lathe("foot", [(0, 0.05), (0.27, 0.045), (0.3, 0.02), (0.29, 0)], metal)
    stem = tube("stem", [(0, 0, 0), (0, 0, height - radius * 0.9)], 0.026, metal, smooth=False)
    return group(foot, stem, globe((0, 0, height), radius, power, shine=shine), at=at, name="lamp")


def bokeh(count=46, centre=(0, 13, -0.6), spread=(9, 2, 2.8), size=(0.03, 0.05), strength=12.0, tints=None):
    """Creates small lights far behind the subject, warm ones and some blue, which the lens blur turns into discs."""
    rand = rng()
    tints = tints or (WARM_LIGHT, (1.0, 0.78, 0.52), (0.5, 0.7, 1.0))
    patterns = [blob("bokeh", glow("bokeh", tint, strength), detail=2) for tint in tints]
    for i in range(count):
        at = [c + rand.uniform(-s, s) for c, s in zip(centre, spread)]
        duplicate(patterns[i % len(patterns)], at, scale=rand.uniform(*size))
    hide(*patterns)


def moon(at, radius, strength=3.0):
    """Creates a visible moon with spots. It lights nothing; add `moonlight`."""
    graph = Graph("moon")
    spots = graph.ramp(graph.noise(1.3, 4, 0.6), (0.38, "#8f99ad"), (0.62, "#fff6e2"))
    graph.surface(graph.node("Emission", Color=spots, Strength=strength))
    graph.material.cycles.sample_as_light = False
    return place(blob("moon", graph.material), at, scale=radius)
