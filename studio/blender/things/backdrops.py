"""Backgrounds of tables (1 unit = 10 cm): paper windows, stone, fire, the moon in haze. Their glow is visible but
does not light the scene.
"""

from math import sin

import bpy
from mathutils import Vector

from kit.arrange import duplicate, hide, place, uniform
from kit.forms import blob, box, grid, lathe, slab
from kit.graph import Graph
from kit.lights import point
from kit.lines import tube
from kit.materials import glow, simple, stone, wood
from kit.stage import rng
from kit.view import look_at

HAZE = ("#8790a3", "#5d6a86", "#414f70", "#2b385a")


def remove_backdrop():
    """Removes the backdrop of the set, for scenes that look into the distance."""
    hide(bpy.data.objects["backdrop"])


def move_moon(at, target=(0, 0, 0.2)):
    """Moves the moonlight of the set, for example higher where lacquer would reflect it into the camera."""
    lamp = bpy.data.objects["moonlight"]
    lamp.location = at
    look_at(lamp, target)


def screen(name, width, height, at, paint, strength=1.0):
    """Creates an upright emitting sheet; `paint(graph, x, z)` returns its colour at a position relative to its
    middle.
    """
    graph = Graph(name)
    x, _, z = graph.axes()[:3]
    graph.surface(graph.node("Emission", Color=paint(graph, x, z), Strength=strength))
    graph.material.cycles.sample_as_light = False
    return place(grid(name, 2, 2, lambda u, v: ((u - 0.5) * width, 0, (v - 0.5) * height), graph.material), at)


def distance_on_screen(graph, x, z, centre):
    """Returns the distance of a point of a screen from a centre (x, z)."""
    a, b = graph.math("SUBTRACT", x, centre[0]), graph.math("SUBTRACT", z, centre[1])
    return graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", a, a), graph.math("MULTIPLY", b, b)))


def paper_window(at=(0, 5, 1.6), width=10.0, height=5.0, moon=(-1.3, 0.4), reach=0.8, bars=0.62, wood_material=None):
    """Models a papered lattice with the moon glowing through it. Objects between `at[1]` - 0.02 and - 0.1 appear as
    shadows on it.
    """

    def paint(graph, x, z):
        far = graph.math("DIVIDE", distance_on_screen(graph, x, z, moon), 10)
        fibres = graph.noise(9, 4, 0.7, at=graph.coordinates(scale=(1, 1, 0.35)))
        edge, glowing = reach / 10, reach / 10 + 0.012
        tone = graph.ramp(far, (edge, "#fff3d8"), (glowing, "#9fb0cc"), (0.22, "#5d7197"), (0.55, "#2c3c60"))
        return graph.mix(graph.ramp(fibres, (0.35, 0.0), (0.75, 0.22)), tone, "#26324e")

    screen("paper", width, height, at, paint, 0.85)
    timber = wood_material or wood("lattice", "#1c110a", "#3d2717", 2.0, 0.5, "Z", 0.1)
    count, rows = int(width / bars), int(height / bars)
    for i in range(count + 1):
        x = at[0] - width / 2 + i * bars
        thick = 0.11 if i % 6 == 3 else 0.045
        box("bar", (thick, 0.09, height), timber, (x, at[1] - 0.17, at[2]), 0.01)
    for j in range(rows + 1):
        z = at[2] - height / 2 + j * bars
        box("bar", (width, 0.06, 0.045), timber, (at[0], at[1] - 0.16, z), 0.01)


def shadow_branch(at, points, twigs=9, leaves=26, radius=0.06, tint="#31405f"):
    """Models the shadow of a plum branch on paper: a flat tone that emits nothing; `points` (x, z) run from thick
    to thin.
    """
    tone = glow("shadow", tint, 0.62)
    line = [(at[0] + x, at[1], at[2] + z) for x, z in points]
    tube("branch", line, radius, tone, [1 - 0.75 * i / (len(line) - 1) for i in range(len(line))])
    petal = blob("petal", tone, (0.085, 0.01, 0.07), 0.15, 2, 2)
    for _ in range(twigs):
        i = rng().randrange(1, len(line))
        start = Vector(line[i])
        lean = Vector((uniform(-0.5, 0.5), 0, uniform(0.15, 0.6)))
        tip = start + lean * uniform(0.7, 1.4)
        tube("twig", [start, start + lean * 0.5 + Vector((0.06, 0, 0.02)), tip], radius * 0.35, tone, [1, 0.7, 0.4])
        for _ in range(leaves // twigs):
            spot = start.lerp(tip, uniform(0.3, 1.05)) + Vector((uniform(-0.07, 0.07), 0, uniform(-0.07, 0.07)))
            duplicate(petal, spot, (0, uniform(0, 180), 0), uniform(0.6, 1.2))
    hide(petal)


def hazy_moon(at=(0, 16, 4), radius=2.2, tint="#fff0d4", sky="#1c2a4c", strength=0.8, haze=HAZE):
    """Models a moon behind mist on a wide night wall; `haze` lists the tones of the mist from the moon outwards."""

    def paint(graph, x, z):
        far = graph.math("DIVIDE", distance_on_screen(graph, x, z, (0, 0)), radius * 6)
        drift = graph.noise(0.35, 4, 0.6, at=graph.coordinates(scale=(0.5, 1, 1.8)))
        halo = *zip((0.168, 0.24, 0.4, 0.66), haze), (1.0, sky)
        glowing = graph.ramp(far, (0.145, tint), *halo)
        return graph.mix(graph.ramp(drift, (0.42, 0.0), (0.7, 0.5)), glowing, sky)

    return screen("haze", 60, 40, at, paint, strength)


def basalt_wall(at=(0, 5, 0), width=10.0, rows=5, size=0.9, material=None):
    """Models a wall of rough lava stones without mortar that faces -y; the joints stay dark."""
    material = material or stone("lava", "#23262b", "#5a5d61", 1.6, 0.75, 1.0)
    stones = [slab("stone", (1, 0.8, 0.8), material, uniform(0.45, 0.7), 0.22, 1.5, 12) for _ in range(7)]
    box(
        "core",
        (width, 0.2, rows * size),
        simple("dark", "#0d1016", 0.9),
        (at[0], at[1] + 0.55 * size, at[2] + rows * size / 2),
        0,
    )
    for row in range(rows + 1):
        x, z = at[0] - width / 2 - uniform(0, size), at[2] + row * size * 0.8 - 0.1
        while x < at[0] + width / 2:
            wide, tall = uniform(0.85, 1.6) * size, uniform(1.0, 1.25) * size
            spot = (x + wide / 2, at[1] + uniform(-0.05, 0.05), z + uniform(-0.06, 0.06))
            duplicate(
                stones[rng().randrange(7)],
                spot,
                (uniform(-6, 6), uniform(-9, 9), uniform(-8, 8)),
                (wide * 1.08, size, tall),
            )
            x += wide
    hide(*stones)


def flame_material(name="fire", tip="#ff5a10", heart="#ffd27a", strength=5.0):
    """Returns the material of fire that is paler at its foot."""
    graph = Graph(name)
    rise = graph.axes("Generated")[2]
    tone = graph.ramp(rise, (0.0, heart), (0.45, "#ff9a3a"), (1.0, tip))
    shine = graph.math("MULTIPLY", graph.ramp(rise, (0.0, 1.0), (1.0, 0.22)), strength)
    graph.surface(graph.node("Emission", Color=tone, Strength=shine))
    graph.material.cycles.sample_as_light = False
    return graph.material


def hearth(at=(0, 7, 0), width=4.2, height=2.6, flames=22, power=140.0):
    """Models an open fire in a wall of dark stone: logs, embers and flames that light the scene."""
    x0, y0, z0 = at
    wall = stone("hearth stone", "#15161a", "#3a3836", 0.8, 0.6, 0.6)
    for side in (-1, 1):
        box("jamb", (8, 1.4, 9), wall, (x0 + side * (4 + width / 2), y0, z0 + 3.5), 0.06)
    box("lintel", (width + 0.2, 1.4, 6), wall, (x0, y0, z0 + height + 3), 0.06)
    box("back", (width + 1, 0.2, 9), simple("soot", "#24130c", 0.9), (x0, y0 + 2, z0 + 3), 0)
    bark, glowing = simple("log", "#2a1710", 0.8, grain=(9, 0.8, 0.05)), glow("ember", "#ff4a0e", 3.2)
    for i in range(5):
        start = Vector((x0 - 1.3 + 0.4 * i, y0 + 0.3 + 0.2 * (i % 2), z0 + 0.15 + 0.16 * (i % 3)))
        tube("log", [start, start + Vector((1.1, 0.35 * (-1) ** i, 0.12))], 0.19, bark, smooth=False)
    ember = blob("ember", glowing, (1, 1, 0.6), 0.3, 2, 2)
    for _ in range(60):
        duplicate(
            ember,
            (x0 + uniform(-1.4, 1.4), y0 + uniform(-0.1, 0.7), z0 + uniform(0.02, 0.2)),
            (0, 0, uniform(0, 180)),
            uniform(0.04, 0.1),
        )
    hide(ember)
    for i in range(flames):
        x, tall = uniform(-1.25, 1.25), uniform(0.5, 1.25)
        tall *= 1.35 - abs(x) * 0.6
        bow = uniform(-0.3, 0.3)
        sway = lambda r, z, a, bow=bow, tall=tall: (r * (1 + 0.25 * sin(a * 2 + z * 5)), z)
        tongue = lathe(
            "tongue",
            [(0, 0), (0.13, tall * 0.16), (0.15, tall * 0.3), (0.07, tall * 0.65), (0, tall)],
            flame_material(),
            20,
            4,
            bend=sway,
        )
        place(
            tongue, (x0 + x, y0 + uniform(0.0, 0.8), z0 + 0.1), (uniform(-5, 5), bow * 40, uniform(0, 180)), (1, 0.6, 1)
        )
    point((x0, y0 - 0.3, z0 + 1.5), power, (1.0, 0.42, 0.14), 0.6, "fire")
