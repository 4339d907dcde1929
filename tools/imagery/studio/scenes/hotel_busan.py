"""Dalbit Busan above its cove: terraces that step along a crescent, balconies that ripple, the moon's path on the waves, a bridge of lights."""

from math import sin

from kit.arrange import duplicate, hide, vary
from kit.graph import Graph
from kit.lights import area
from kit.materials import glow, stone
from kit.stage import rng
from kit.view import camera
from things.building import Blocks
from things.city import facade, low_houses, ridge, skyline
from things.forecourt import crescent
from things.hotel import Looks, along, arc, guest_rooms, halls, wing
from things.sea import bridge, sea, shore_rocks, water_material
from things.sky import evening, moon_sun
from things.trees import foliage_material, pine

SEED = 9
FINISH = {"exposure": 0.5}
EYE = (0, 0, 7.0)
MOON = (12, 17)


def hotel():
    """The crescent on its terrace of stone, balconies towards the sea."""
    looks = Looks(slab="#b9b2a4")
    rooms = guest_rooms(4.0, strength=2.6)
    curve = along(arc((-34, 250), 84, 226, 303), 4.2)
    ripple = lambda first: lambda i, k: 1.5 + 0.75 * sin(0.62 * (i + first) + 0.5 * k)
    for first, last, floors in ((0, 6, 8), (6, 12, 11), (12, 21, 14), (21, 27, 10)):
        wing(curve[first:last], floors, looks, rooms, 19, 4.2, 3.4, 16, ripple(first), 0.0, 0.5)
    wing(curve[13:20], 1, looks, halls(4.0), 19 + 14 * 3.4 + 0.6, storey=5.4, roof=0.6, fins=0.7)
    wing(
        along(arc((-34, 250), 90, 214, 306), 4.2), 1, looks, halls(4.0), 10.5, storey=7.4, roof=0.8, fins=0.6, depth=30
    )
    base = Blocks()
    for frame in along(arc((-34, 250), 97, 206, 312), 6):
        base.add((-3.2, -1, -4), (3.2, 40, 9.6), frame=frame)
        base.add((-3.2, -1.2, 9.6), (3.2, 0.2, 10.6), frame=frame)
    base.form("terrace", stone("terrace stone", "#3f3d3a", "#7d756a", 0.25, 0.6, 0.6))
    lights = Blocks()
    for frame in along(arc((-34, 250), 97.3, 206, 312), 6):
        lights.add((-0.25, -1.05, 5.6), (0.25, -0.95, 6.2), frame=frame)
    lights.form("terrace lights", glow("terrace light", "#ffc684", 2.0))
    crescent((-30, 165.5, 76.5), 2.0, 1.6)
    for lamp in (
        area((-30, 138, 11), (-34, 168, 40), 60, 26000, (1.0, 0.72, 0.46), 3, 100, "front light"),
        area((-30, 128, 13), (-32, 150, 0), 80, 9000, (1.0, 0.68, 0.38), 3, 150, "terrace glow"),
    ):
        lamp.visible_glossy = False


def light_on_water():
    """Columns of light before the front that the water alone sees (not the panes behind them): broken gold below the building."""
    for tint, shine, share in (("#ffb45a", 3.7, 0.5), ("#ffcb80", 5.4, 0.28)):
        columns, graph = Blocks(), Graph("light on water")
        incoming = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Incoming"]).outputs[1]
        outwards = graph.math("LESS_THAN", incoming, 0.0)
        graph.surface(graph.node("Emission", Color=tint, Strength=graph.math("MULTIPLY", outwards, shine)))
        graph.material.cycles.sample_as_light = False
        for frame in along(arc((-34, 250), 99, 236, 303), 2.6):
            if rng().random() < share:
                half = vary(0.12, 0.42)
                columns.add((-half, -0.4, vary(3, 9)), (half, 0.0, vary(14, 40)), frame=frame)
        form = columns.form("light on water", graph.material)
        form.visible_camera = form.visible_diffuse = form.visible_shadow = False


def shore():
    """Rocks below the terrace, pines above them, and a few nearer rocks to the left."""
    wet = stone("wet rock", "#2a2f36", "#6a717a", 0.35, 0.3, 0.5, 0.5)
    shore_rocks(
        [(-150, 176), (-112, 158), (-72, 148), (-30, 144), (10, 154), (40, 176), (52, 200)], 150, (3, 8), wet, 5
    )
    shore_rocks([(9, 17), (13, 19)], 5, (0.8, 1.8), wet, 1.0)
    kind = pine(9, (0.22, -0.05), material=foliage_material("pine", "#1f4026", "#557f48", 0.5))
    for x, y, z, turn, size in (
        (-96, 158, 9, 0, 1.1),
        (-84, 152, 9, 140, 0.9),
        (18, 156, 9.5, 60, 1.0),
        (30, 164, 9.5, 200, 1.2),
        (-108, 168, 9, 250, 1.3),
    ):
        duplicate(kind, (x, y, z), (0, 0, turn), size)
    hide(kind)


def beyond():
    """The city along the bay to the right, its hills, and the bridge between."""
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
    """The whole picture."""
    evening(strength=0.62, moon=MOON, moon_size=2.3, glow=(-35, 0.8), light=1.3, stars=0.5)
    moon_sun((MOON[0], 8), 0.09, 3.2)
    hotel()
    light_on_water()
    shore()
    beyond()
    bay = water_material("#06152b", rough=0.03, ripple=0.13)
    sea(EYE, 0, 42, 0.17, wind=-150, columns=520, rows=640, material=bay, lengths=(0.7, 9.0))
    camera(EYE, (-6, 100, EYE[2]), 31, blur=0, shift=(0.0, 0.115))
