"""Rooms (1 unit = 1 m): floors, walls, ceilings and their light. The camera looks along +y; the floor is at z=0."""

from math import pi

from kit.colours import COOL_LIGHT, WARM_LIGHT, shade
from kit.forms import box
from kit.graph import Graph
from kit.lights import area
from kit.materials import wood


def plaster(tint="#8a8073", uneven=0.16, grain=0.35, name="plaster"):
    """Returns the material of trowelled plaster or clay: clouds of tone and soft strokes."""
    graph = Graph(name)
    clouds = graph.noise(1.3, 4, 0.6)
    strokes = graph.noise(5, 4, 0.65, at=graph.coordinates(scale=(1, 1, 2.2)), distortion=0.8)
    body = graph.ramp(clouds, (0.3, shade(tint, 1 - uneven)), (0.7, shade(tint, 1 + uneven)))
    graph.set(Base_Color=body, Roughness=0.85, Specular=0.2)
    return graph.bump(strokes, grain, 0.012).material


def boards(dark="#24150c", light="#5f4029", along="Y", roughness=0.3, size=1.7):
    """Returns the material of a floor of long planks; board width is 0.28 / size."""
    return wood("floor boards", dark, light, 1.4, roughness, along, 0.3, size)


def tiles(first="#2c2f33", second="#3a3d42", size=0.6, gloss=0.2, joint="#15161a", checker=False, turn=0.0):
    """Returns the material of stone tiles with fine joints, each with its own tone between two, or of a checker of
    both.
    """
    graph = Graph("tiles")
    at = graph.coordinates(scale=(1 / size,) * 3, rotation=(0, 0, turn * pi / 180))
    x, y = graph.node("SeparateXYZ", Vector=at).outputs[:2]
    cell = graph.node("CombineXYZ", X=graph.math("FLOOR", x), Y=graph.math("FLOOR", y))
    rand = graph.node("TexWhiteNoise", Vector=cell).outputs["Value"]
    if checker:
        body = graph.node("TexChecker", Vector=at, Scale=1.0, Color1=first, Color2=second).outputs["Color"]
        body = graph.mix(1.0, body, graph.ramp(rand, (0.0, 0.9), (1.0, 1.0)), "MULTIPLY")
    else:
        body = graph.mix(rand, first, second)
    seam = lambda axis: graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", axis), 0.5))
    edge = graph.ramp(graph.math("MAXIMUM", seam(x), seam(y)), (0.488, 0.0), (0.493, 1.0))
    graph.set(Base_Color=graph.mix(edge, body, joint), Roughness=gloss)
    return graph.set(Clearcoat=0.2, Clearcoat_Roughness=0.15).material


def oiled_paper_floor(tint="#b98a4a"):
    """Returns the material of the Korean floor of oiled paper: large sheets, honey-coloured, with a soft shine."""
    graph = Graph("oiled paper")
    at = graph.coordinates(scale=(1 / 0.9, 1 / 1.2, 1))
    x, y = graph.node("SeparateXYZ", Vector=at).outputs[:2]
    seam = lambda axis: graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", axis), 0.5))
    edge = graph.ramp(graph.math("MAXIMUM", seam(x), seam(y)), (0.48, 1.0), (0.492, 0.8))
    clouds = graph.noise(1.6, 4, 0.6)
    body = graph.ramp(clouds, (0.3, shade(tint, 0.75)), (0.7, shade(tint, 1.15)))
    graph.set(
        Base_Color=graph.mix(1.0, body, edge, "MULTIPLY"), Roughness=0.32, Clearcoat=0.3, Clearcoat_Roughness=0.25
    )
    return graph.bump(graph.noise(3, 3), 0.1, 0.01).material


def carpet(tint="#1f2c44", figure="#2d3f5e", scale=1.0):
    """Returns the material of a woven carpet with a quiet figure of arcs."""
    graph = Graph("carpet")
    at = graph.coordinates(scale=(scale,) * 3)
    arcs = graph.waves(1.2, "Z", 2.5, 2.0, 1.4, at=at, rings=True)
    tone = graph.mix(graph.ramp(arcs, (0.42, 0.0), (0.55, 1.0)), tint, figure)
    pile = graph.noise(70, 3)
    graph.set(
        Base_Color=graph.mix(1.0, tone, graph.ramp(pile, (0.3, 0.7), (0.7, 1.0)), "MULTIPLY"),
        Roughness=0.95,
        Sheen=0.4,
        Specular=0.1,
    )
    return graph.bump(pile, 0.5, 0.01).material


def shell(left, right, front, back, height, floor, walls=None, ceiling=None, sides="LRB"):
    """Models floor, ceiling (None: open to the sky) and the walls named in `sides` (L, R, B) of a room x
    left…right, y front…back.
    """
    walls = walls or plaster()
    x, y, width, depth = (left + right) / 2, (front + back) / 2, right - left, back - front
    box("floor", (width, depth, 0.1), floor, (x, y, -0.05), 0)
    if ceiling:
        box("ceiling", (width + 0.4, depth + 0.4, 0.1), ceiling, (x, y, height + 0.05), 0)
    if "L" in sides:
        box("left wall", (0.2, depth, height), walls, (left - 0.1, y, height / 2), 0)
    if "R" in sides:
        box("right wall", (0.2, depth, height), walls, (right + 0.1, y, height / 2), 0)
    if "B" in sides:
        box("back wall", (width, 0.2, height), walls, (x, back + 0.1, height / 2), 0)


def warm_pool(over, size=1.2, power=60.0, depth=None, drop=1.0, tint=WARM_LIGHT, spread=140):
    """Creates an invisible warm light above a table at (x, y, z) that shines straight down, as if pendants gave it."""
    x, y, z = over
    return area((x, y + 1e-3, z), (x, y, z - drop), size, power, tint, depth, spread, "warm pool")


def room_fill(at=(0, -3, 2.4), target=(0, 3, 0.9), power=120.0, size=3.0, tint=(1.0, 0.84, 0.68)):
    """Creates a weak light from behind the camera that keeps near objects readable."""
    return area(at, target, size, power, tint, None, 180, "room fill")


def moon_side(at, target, power=500.0, size=2.4, tint=COOL_LIGHT, spread=120):
    """Creates moonlight through a window or from the garden."""
    return area(at, target, size, power, tint, size, spread, "moonlight")
