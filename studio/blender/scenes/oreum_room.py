"""The private rooms of Oreum: one table or two with fire at their heart under copper hoods, stone wall and bamboo
beyond the glass.
"""

from math import cos, pi, sin

from kit.arrange import heap, hide, place
from kit.colours import COOL_LIGHT
from kit.forms import box, lathe, slab
from kit.graph import Graph
from kit.lights import area, point
from kit.lines import tube
from kit.materials import metal, simple, stone, velvet
from kit.stage import sky
from kit.view import camera
from things.brazier import beaten_copper
from things.dining import TOP, korean, lay_setting, table_wood
from things.furniture import dining_chair, frame_wood, place_chair
from things.gardens import bamboo, dry_wall, gravel, stone_courses, varied_stone
from things.joinery import bars, dark_wood
from things.lanterns import floor_lantern, strip, wall_lamp
from things.rooms import boards, moon_side, plaster, room_fill, shell, warm_pool
from things.windows import window_wall

SEED = 41
HEIGHT = 2.9
# Positions of the tables, position and target of the camera, lens in mm, and colour of the seats.
ROOMS = {
    "one": (((0.0, 2.3),), (0.95, -0.75, 1.58), (-0.04, 2.7, 1.03), 27, "#3c5348"),
    "two": (((0.0, 1.1), (0.0, 3.3)), (-0.95, -2.0, 1.86), (0.16, 2.6, 0.98), 24, "#6b4a2e"),
}


def embers(at):
    """Models oak charcoal, grey with ash, glowing where it is dense."""
    graph = Graph("embers")
    upward = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Normal"]).outputs[2]
    heat = graph.math("ADD", graph.noise(16, 4, 0.7), graph.math("MULTIPLY", upward, -0.12))
    fire = graph.ramp(heat, (0.46, "#000000"), (0.54, "#8a1404"), (0.63, "#ff4a0c"), (0.76, "#ffa040"))
    ash = graph.ramp(graph.noise(30, 4, 0.7), (0.36, "#191716"), (0.52, "#5a5552"), (0.66, "#a19a94"))
    graph.set(Base_Color=ash, Roughness=0.9, Emission=fire, Emission_Strength=2.2)
    graph.material.cycles.sample_as_light = False
    coals = [slab("coal", (0.11, 0.05, 0.045), graph.material, 0.3, 0.25, 3, 6) for _ in range(4)]
    return heap(coals, 34, 0.15, at, TOP - 0.085, 30, (0.7, 1.1), sink=0.015, peak=0.25)


def table(at):
    """Models a square stone-topped table with the brazier in its middle and the hood above."""
    x, y = at
    oak, basalt = table_wood("#2e1b0e", "#6b4526", "X"), stone("table stone", "#24272b", "#43474c", 3, 0.3, 0.2, 0.2)
    for sx, sy, w, d in ((0, -1, 1.9, 0.52), (0, 1, 1.9, 0.52), (-1, 0, 0.7, 0.5), (1, 0, 0.7, 0.5)):
        bars("top", [((w, d, 0.05), (x + sx * 0.6, y + sy * 0.51, TOP - 0.025))], oak, 0.008)
    bars(
        "rim",
        [((0.56, 0.06, 0.06), (x, y + s * 0.25, TOP - 0.022)) for s in (-1, 1)]
        + [((0.06, 0.44, 0.06), (x + s * 0.25, y, TOP - 0.022)) for s in (-1, 1)],
        basalt,
        0.008,
    )
    box("hearth", (0.6, 0.6, 0.5), stone("hearth", "#1c1e21", "#35383c", 4, 0.6), (x, y, TOP - 0.34), 0.02)
    bars(
        "legs",
        [((0.1, 0.1, TOP - 0.05), (x + a * 0.82, y + b * 0.66, (TOP - 0.05) / 2)) for a in (-1, 1) for b in (-1, 1)],
        oak,
        0.01,
    )
    lathe(
        "fire bowl",
        [(0, 0.0), (0.15, 0.0), (0.2, 0.05), (0.215, 0.075), (0.225, 0.075), (0.22, 0.04), (0.17, -0.02), (0, -0.03)],
        metal("iron", "#2a2a2c", 0.5),
        72,
        3,
        at=(x, y, TOP - 0.075),
    )
    embers(at)
    wire = metal("grill", "#8d8a86", 0.3)
    for i in range(11):
        s = -0.2 + 0.04 * i
        half = (0.215**2 - s * s) ** 0.5
        tube("grill", [(x + s, y - half, TOP + 0.03), (x + s, y + half, TOP + 0.03)], 0.0045, wire, smooth=False)
    tube(
        "grill ring",
        [(x + 0.215 * cos(a), y + 0.215 * sin(a), TOP + 0.03) for a in (i * pi / 24 for i in range(49))],
        0.007,
        wire,
    )
    copper = beaten_copper(26, "#7e4628", 0.014)
    lathe(
        "hood",
        [(0.32, 0), (0.31, 0.03), (0.2, 0.2), (0.09, 0.34), (0.075, 0.42), (0.075, 1.3)],
        copper,
        96,
        4,
        at=(x, y, 1.6),
    ).modifiers.new("wall", "SOLIDIFY").thickness = 0.006
    point((x, y, TOP + 0.1), 16, (1.0, 0.38, 0.12), 0.12)


def guests(at, chair, setting):
    """Models the chairs, bowls and dishes of the guests."""
    x, y = at
    for dx, dy in ((-0.48, -0.98), (0.48, -0.98), (-0.48, 0.98), (0.48, 0.98), (-1.28, 0), (1.28, 0)):
        place_chair(chair, (x + dx, y + dy), (x + dx * 0.4, y) if dy else (x, y))
        if dy:
            lay_setting(setting, (x + dx, y + dy * 0.55), (x + dx, y))
        else:
            lay_setting(setting, (x + dx * 0.6, y), (x, y))


def night_wall():
    """Models the sky behind the bamboo, paler over the wall and dark above."""
    graph = Graph("night")
    tone = graph.ramp(graph.axes("Generated")[2], (0.22, "#3b5078"), (0.4, "#22335a"), (0.58, "#101b36"))
    graph.surface(graph.node("Emission", Color=tone, Strength=0.55))
    graph.material.cycles.sample_as_light = False
    box("night", (26, 0.1, 12), graph.material, (0, 11.5, 4), 0)


def garden():
    """Models what is behind the glass: gravel, a field wall of lava stones, bamboo in moonlight."""
    box("gravel", (12, 5, 0.1), gravel("#a3a6ab", "#6d7077"), (0, 6.9, -0.12), 0)
    place(dry_wall(9, 1.0, varied_stone("lava", "#2b2f34", "#73777d", 0.8, 4)), (0, 7.4, -0.07))
    bamboo((-4.2, 4.2), (7.9, 9.4), 46, 5.0, leaves=120)
    night_wall()
    place(floor_lantern((0, 0, 0), 0.3, 0.5, 16, 1.1, simple("stone", "#5a5d60", 0.8)), (1.55, 6.2, -0.07))
    area((-2.5, 5.6, 5.2), (0, 8.2, 1.0), 2.4, 980, COOL_LIGHT, None, 170, "garden moon")


def build(view="one"):
    """Builds the scene of the room with one table or two."""
    tables, eye, target, lens, wool = ROOMS[view]
    sky(strength=0.6)
    shell(
        -2.7,
        2.7,
        -2,
        4.7,
        HEIGHT,
        boards("#3a2616", "#80592f", "Y", 0.34, 1.7),
        plaster("#8f7d63", 0.14, 0.5),
        plaster("#7d6b54", 0.08),
        "R",
    )
    wall = stone_courses(
        6.8, HEIGHT, 0.26, (0.22, 0.95), 0.18, varied_stone("basalt", "#2a2d31", "#676a6e", 0.5, 4), 0.012, 0.07
    )
    place(wall, (-2.6, 1.4, 0), (0, 0, 90))
    window_wall(-2.7, 2.7, 4.7, 0.0, HEIGHT, 3, (), dark_wood(3, "Z"), 0.14, 0.09)
    box("sill", (5.4, 0.4, 0.28), dark_wood(1.5, "X", "#6b4526", "#2e1b0e"), (0, 4.55, 0.14), 0.012)
    bars(
        "beams",
        [((5.4, 0.14, 0.18), (0, 0.2 + 1.4 * i, HEIGHT - 0.09)) for i in range(4)],
        dark_wood(1.5, "X", "#6b4526", "#2e1b0e"),
        0.012,
    )
    chair, setting = dining_chair(velvet("wool", wool), frame_wood("#3a2313", "#7d5430")), korean()
    hide(chair)
    for at in tables:
        table(at)
        guests(at, chair, setting)
        warm_pool((*at, 2.5), 1.2, 40)
    garden()
    for y in (0.9, 2.4, 3.9):
        wall_lamp((-2.48, y, 1.75), (1, 0), 0.09, 14, 1.3)
    strip((2.2, -1, HEIGHT - 0.1), (2.2, 4.4, HEIGHT - 0.1), 70, 0.08, target=(2.7, 1.8, 1.4))
    moon_side((0.8, 6.2, 3.6), (0.1, 3.0, 0.5), 300, 2.0)
    room_fill((0.4, -2, 2.4), (0, 2.3, 0.8), 135, 2.2)
    camera(eye, target, lens, focus=(0, 2.2, 0.8), blur=5)
