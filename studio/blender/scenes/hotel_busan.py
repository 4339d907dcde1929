"""Dalbit Busan above its cove: terraces that step along a crescent, balconies that ripple, reflected moonlight on
the waves, a bridge of lights.
"""

from math import cos, radians, sin, tan

from kit.arrange import duplicate, hide, uniform
from kit.forms import grid
from kit.graph import Graph
from kit.lights import area
from kit.materials import glow, stone
from kit.stage import rng
from kit.view import camera
from things.building import Blocks
from things.city import facade, low_houses, ridge, skyline
from things.forecourt import crescent
from things.hotel import Looks, arc_points, create_bays, hall_patterns, room_patterns, wing
from things.sea import bridge, sea, shore_rocks, water_material
from things.sky import evening, moon_sun
from things.trees import foliage_material, pine

SEED = 9
FINISH = {"exposure": 0.5}
EYE = (0, 0, 7.0)
MOON = (12.6, 17)


def hotel():
    """Models the crescent-shaped hotel on its stone terrace, with balconies towards the sea."""
    looks = Looks(slab="#b9b2a4")
    rooms = room_patterns(4.0, strength=2.4, dark=0.5)
    curve = create_bays(arc_points((-34, 250), 84, 226, 303), 4.2)
    ripple = lambda first: lambda i, k: 1.5 + 0.75 * sin(0.62 * (i + first) + 0.5 * k)
    for first, last, floors in ((0, 6, 8), (6, 12, 11), (12, 21, 14), (21, 27, 10)):
        wing(curve[first:last], floors, looks, rooms, 19, 4.2, 3.4, 16, ripple(first), 0.0, 0.5)
    wing(curve[13:20], 1, looks, hall_patterns(4.0), 19 + 14 * 3.4 + 0.6, storey=5.4, roof=0.6, fins=0.7)
    wing(
        create_bays(arc_points((-34, 250), 90, 214, 306), 4.2),
        1,
        looks,
        hall_patterns(4.0),
        10.5,
        storey=7.4,
        roof=0.8,
        fins=0.6,
        depth=30,
    )
    base = Blocks()
    for frame in create_bays(arc_points((-34, 250), 97, 206, 312), 6):
        base.add((-3.2, -1, -4), (3.2, 40, 9.6), frame=frame)
        base.add((-3.2, -1.2, 9.6), (3.2, 0.2, 10.6), frame=frame)
    base.form("terrace", stone("terrace stone", "#3f3d3a", "#7d756a", 0.25, 0.6, 0.6))
    lights = Blocks()
    for frame in create_bays(arc_points((-34, 250), 97.3, 206, 312), 6):
        lights.add((-0.25, -1.05, 5.6), (0.25, -0.95, 6.2), frame=frame)
    lights.form("terrace lights", glow("terrace light", "#ffc684", 2.0))
    crescent((-30, 166, 76.6), 2.4, 1.6)
    stand = Blocks().around((-29.9, 166.2, 72.8), (0.5, 0.25, 1.65)).around((-29.9, 166.2, 72.8), (3.2, 0.6, 0.9))
    stand.form("stand of the sign", glow("lit bronze", "#c79a62", 0.42))
    for lamp in (
        area((-30, 138, 11), (-34, 168, 40), 60, 26000, (1.0, 0.72, 0.46), 3, 100, "front light"),
        area((-30, 128, 13), (-32, 150, 0), 80, 9000, (1.0, 0.68, 0.38), 3, 150, "terrace glow"),
    ):
        lamp.visible_glossy = False


def light_on_water():
    """Models columns of light before the front that only the water reflects, not the panes behind them: broken gold
    below the building.
    """
    for tint, shine, share in (("#ffb45a", 3.7, 0.5), ("#ffcb80", 5.4, 0.28)):
        columns, graph = Blocks(), Graph("light on water")
        incoming = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Incoming"]).outputs[1]
        outwards = graph.math("LESS_THAN", incoming, 0.0)
        graph.surface(graph.node("Emission", Color=tint, Strength=graph.math("MULTIPLY", outwards, shine)))
        graph.material.cycles.sample_as_light = False
        for frame in create_bays(arc_points((-34, 250), 99, 236, 303), 2.6):
            if rng().random() < share:
                half = uniform(0.12, 0.42)
                columns.add((-half, -0.4, uniform(3, 9)), (half, 0.0, uniform(14, 40)), frame=frame)
        form = columns.form("light on water", graph.material)
        form.visible_camera = form.visible_diffuse = form.visible_shadow = False


def moon_path():
    """Models the source of the moon's reflection, visible only to the water: a vertical lane from the horizon, in
    broken bars, wider and fainter upwards.
    """
    graph = Graph("moon path")
    across, rise = graph.axes("UV")[:2]
    lane = graph.ramp(across, (0.0, 0.0), (0.3, 0.6), (0.5, 1.0), (0.7, 0.6), (1.0, 0.0))
    bars = graph.ramp(graph.noise(1.0, 3, 0.6, at=graph.coordinates("UV", (2.6, 40, 1))), (0.43, 0.03), (0.56, 1.0))
    fade = graph.ramp(rise, (0.0, 0.75), (0.35, 1.0), (0.7, 0.75), (1.0, 0.0))
    shine = graph.math("MULTIPLY", graph.math("MULTIPLY", lane, bars), graph.math("MULTIPLY", fade, 5.0))
    graph.surface(graph.node("Emission", Color="#cfdcff", Strength=shine))
    graph.material.cycles.sample_as_light = False

    def point(u, v):
        azimuth, altitude = radians(MOON[0] + (u - 0.5) * (2.2 + 4.2 * v)), radians(0.1 + 16 * v)
        return 1050 * sin(azimuth), 1050 * cos(azimuth), 1050 * tan(altitude)

    form = grid("moon path", 8, 24, point, graph.material)
    form.visible_camera = form.visible_diffuse = form.visible_shadow = False


def shore():
    """Models rocks below the terrace, and pines on it between the halls and the edge."""
    wet = stone("wet rock", "#2a2f36", "#6a717a", 0.35, 0.3, 0.5, 0.5)
    shore_rocks([(-150, 176), (-112, 158), (-72, 148), (-30, 144), (8, 153), (30, 172), (36, 190)], 160, (3, 8), wet, 4)
    kind = pine(9, (0.2, -0.05), 10, foliage_material("pine", "#1f4026", "#557f48", 0.5), 520, 0.5)
    for angle, reach, turn, size in (
        (209, 91, 0, 1.2),
        (212.5, 93, 250, 0.95),
        (222, 94.6, 140, 0.9),
        (249, 94.6, 320, 0.85),
        (252.5, 94.8, 40, 0.6),
        (285, 94.6, 200, 0.9),
        (307.5, 93, 60, 1.0),
        (310, 90, 200, 1.3),
    ):
        x, y = -34 + reach * cos(radians(angle)), 250 + reach * sin(radians(angle))
        duplicate(kind, (x, y, 9.4), (0, 0, turn), size)
    hide(kind)


def background():
    """Models the background: the city along the bay to the right, its hills, and the bridge between."""
    styles = [
        facade("flats", (3.4, 3.0), (0.14, 0.86, 0.3, 0.82), 0.4, "#3a4358", shine=1.3, whole_floors=0.0, reach=2000),
        facade("glass", (2.2, 3.7), (0.03, 0.97, 0.1, 0.92), 0.3, "#1c2a44", shine=1.2, whole_floors=0.15, reach=2000),
    ]
    skyline(1700, 2300, 7, 34, (50, 240), styles, eye=(1150, 300), widths=(34, 60))
    skyline(1500, 2300, 9, 24, (40, 130), styles, eye=(-900, 100), widths=(30, 50))
    low_houses(1900, 2600, 40, 260, styles[0], heights=(8, 30))
    ridge("hills", [(-34, 330, 10), (-20, 190, 8), (31, 240, 9), (40, 330, 8)], 3400, 900, seed=4, reach=3800)
    bridge((40, 1500), (1500, 1080), 130, 38, lamp=2.3)


def build():
    evening(
        top="#16305e",
        middle="#2c528e",
        low="#6a86b4",
        horizon="#c79a80",
        strength=0.74,
        moon=MOON,
        moon_size=1.9,
        halo=0.22,
        glow=(-35, 0.9),
        light=1.4,
        stars=0.3,
        clouds=0.4,
    )
    moon_sun((MOON[0], 10), 0.4, 3.2).visible_glossy = False
    moon_sun((58, 17), 0.7, 3.2).visible_glossy = False
    hotel()
    light_on_water()
    moon_path()
    shore()
    background()
    bay = water_material("#06152b", rough=0.03, ripple=0.13)
    sea(EYE, 0, 42, 0.17, wind=-150, columns=520, rows=640, material=bay, lengths=(0.7, 9.0))
    camera(EYE, (-9, 100, EYE[2]), 36, blur=0, shift=(0.0, 0.128))
