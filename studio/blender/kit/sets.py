"""Sets that a scene starts from: a table at night and an empty room with a window. They create light and
background, but no camera.
"""

from kit.colours import COOL_LIGHT, WARM_LIGHT
from kit.forms import box
from kit.graph import Graph
from kit.lights import area, bokeh, fill, lamplight, moonlight
from kit.materials import simple, stone, wood
from kit.stage import air, sky


def backdrop(distance=20.0, low="#2b3a58", high="#172035", strength=0.55, width=90.0, height=36.0):
    """Creates a wall that emits a little light, from blue at the table's edge to ink above, so that the background
    is neither black nor noisy.
    """
    graph = Graph("backdrop")
    tone = graph.ramp(graph.axes("Generated")[2], (0.30, low), (0.62, high))
    graph.surface(graph.node("Emission", Color=tone, Strength=strength))
    graph.material.cycles.sample_as_light = False
    return box("backdrop", (width, 0.2, height), graph.material, (0, distance, 0), 0)


def table_set(
    surface=None, lamp_side="right", brightness=1.0, background=1.0, lights=46, depth=14.0, target=(0, 0, 0.2)
):
    """Creates a table top at z=0 (1 unit = 10 cm), backdrop, ambient light, cool moon from back left, warm lamp,
    weak fill and bokeh.

    `surface` is the table's material (dark stone by default); `lamp_side` is 'right' or 'left', with the moon on
    the other side; `brightness` scales the three lights, `background` the backdrop; `lights` is the number of bokeh
    lights.
    """
    side = 1 if lamp_side == "right" else -1
    air("#2b3f6b", 0.3 * brightness)
    surface = surface or stone("table", "#15181d", "#2e333a", 0.5, 0.34, 0.25, 0.15)
    top = box("table", (30, depth, 0.4), surface, (0, 2, -0.2), 0.02)
    backdrop(strength=0.34 * background)
    moonlight(target, (-4.2 * side, 5.2, 5.2), 1450 * brightness)
    lamplight(target, (4.2 * side, 0.2, 2.7), 450 * brightness)
    fill(target, (-0.8 * side, -5, 4.4), 170 * brightness)
    if lights:
        bokeh(lights)
    return top


def room_set(width=6.0, depth=8.0, height=3.4, floor=None, walls=None, window=None, brightness=1.0, night=1.0):
    """Creates an empty room (1 unit = 1 m): floor at z=0, x in ±width/2, from y=-depth (open, behind the camera) to
    y=0 (far wall).

    `window` = (left, right, sill, head) leaves an opening in the far wall, through which sky and moonlight come. A
    warm ceiling light and a fill keep the room readable.
    """
    sky(strength=0.55 * night)
    floor = floor or wood("floor", "#1d130c", "#4a3020", 1.4, 0.3, "Y", 0.3)
    walls = walls or simple("plaster", "#6a635a", 0.85, grain=(4, 0.25, 0.01))
    left, right, sill, head = window or (-width / 2, width / 2, 0.4, height - 0.2)
    middle = -depth / 2
    box("floor", (width, depth, 0.1), floor, (0, middle, -0.05), 0)
    box("ceiling", (width, depth, 0.1), walls, (0, middle, height + 0.05), 0)
    for x in (-width / 2 - 0.05, width / 2 + 0.05):
        box("wall", (0.1, depth, height), walls, (x, middle, height / 2), 0)
    for x0, x1, z0, z1 in (
        (-width / 2, width / 2, 0, sill),
        (-width / 2, width / 2, head, height),
        (-width / 2, left, sill, head),
        (right, width / 2, sill, head),
    ):
        if x1 - x0 > 0.01 and z1 - z0 > 0.01:
            box("wall", (x1 - x0, 0.12, z1 - z0), walls, ((x0 + x1) / 2, 0, (z0 + z1) / 2), 0)
    area((width * 0.4, 1.8, height + 0.8), (0, middle, 0.5), 2.6, 900 * brightness, COOL_LIGHT, 2.6, 120, "moonlight")
    area((0, middle, height - 0.1), (0, middle, 0), 2.2, 130 * brightness, WARM_LIGHT, 2.2, 180, "ceiling light")
    area((0, -depth, 2.6), (0, -1, 0.8), 3.0, 200 * brightness, (0.95, 0.84, 0.74), None, 180, "fill")
