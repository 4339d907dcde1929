"""Chawanmushi: a smooth savoury custard in a lidded cup under a prawn, gingko nuts, mushroom and trefoil."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import build_group, group, place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth, leaf, tube
from kit.materials import ceramic, lacquer, linen, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.crustaceans import prawn
from things.cutlery import tray
from things.garnish import herb_green
from things.vessels import sake_flask
from things.tableware import cup

SEED = 61
RIM, SURFACE = 0.86, 0.74


def custard_material():
    """Returns the material of steamed egg and stock: pale yellow, moist, a little translucent at its edge."""
    graph = Graph("custard")
    tone = graph.ramp(graph.noise(2.4, 3), (0.34, "#e6c466"), (0.66, "#f2da8c"))
    body = graph.mix(graph.math("MULTIPLY", graph.facing(0.3), 0.4), tone, "#fbeebc")
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=0.9, Clearcoat_Roughness=0.05)
    graph.set(Emission=body, Emission_Strength=0.05)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.noise(3, 2), 0.12, 0.02).material


def glaze():
    """Returns the glaze of cup and lid: white porcelain with indigo clouds."""
    graph = Graph("indigo clouds")
    cloud = graph.ramp(graph.noise(2.2, 4, 0.5, distortion=1.2), (0.56, "#e6e4dc"), (0.6, "#5a78a8"), (0.72, "#1d3668"))
    graph.set(Base_Color=cloud, Roughness=0.12, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    return graph.material


def cup_of_custard(material):
    """Models the cup and the custard in it, standing on z=0."""
    outside = [(0, 0.03), (0.34, 0.03), (0.37, 0), (0.43, 0.0), (0.44, 0.06), (0.62, 0.2), (0.72, 0.5), (0.74, RIM)]
    inside = [(0.715, RIM + 0.012), (0.69, RIM - 0.02), (0.66, 0.5), (0.56, 0.24), (0, 0.14)]
    place(lathe("cup", outside + inside, material, 144, 5, 0.004))
    rand = uniform(0, 20)

    def point(u, v):
        a, r = 2 * pi * u, 0.688 * v
        x, y = r * cos(a), r * sin(a)
        return x, y, SURFACE + 0.006 * noise.noise(Vector((x * 4, y * 4, rand))) + 0.014 * v**12

    place(grid("custard", 120, 36, point, custard_material(), closed=True))


def trefoil(at, turn):
    """Models a sprig of trefoil: three leaves on a thin stem."""
    green = herb_green("trefoil", "#2f6a1c", "#7fb548", 1.0)
    path = [(0, 0, 0), (-0.1, 0.02, 0.02), (-0.24, 0.0, 0.01), (-0.4, 0.05, 0.0)]
    parts = [tube("stem", path, 0.011, simple("trefoil stem", "#8fb45a", 0.4))]
    for side in (-62, 0, 62):
        form = leaf("trefoil", green, 0.25, 0.105, 0.1, 0.2, 0.16, 0.005, 20)
        parts.append(place(form, (0, 0, 0.012), (0, -10, side)))
    return group(*parts, at=at, turn=(0, 0, turn), name="sprig")


def mushroom(at, turn):
    """Models a slice of shiitake: a brown cap with a white star cut into it."""
    brown = wet("shiitake", "#4a2c18", "#8a5c38", 0.3, 0.5, 0.3, 6)
    cap = blob("cap", brown, (0.2, 0.2, 0.07), 0.05, detail=5, bend=lambda p: Vector((p.x, p.y, max(p.z, -0.015))))
    pale, parts = simple("cut", "#ead9b8", 0.5), [cap]
    for angle in (0, 60, 120):
        form = blob("cut", pale, (0.13, 0.017, 0.016), 0.05, detail=3)
        parts.append(place(form, (0, 0, 0.064), (0, 0, angle)))
    return group(*parts, at=at, turn=(-10, 6, turn), name="mushroom")


def garnish():
    """Models what lies on the custard."""
    place(prawn(0.22), (-0.2, 0.12, SURFACE + 0.004), (0, 0, 200))
    mushroom((0.24, 0.16, SURFACE + 0.03), 10)
    nut = wet("gingko", "#c2b04a", "#e2d88c", 0.22, 0.7, 0.15, 9)
    for x, y, turn in ((0.1, -0.14, 20), (0.27, -0.17, 110), (0.18, -0.3, 70)):
        place(blob("gingko", nut, (0.085, 0.064, 0.06), 0.05, 2, 4), (x, y, SURFACE + 0.045), (0, 0, turn))
    trefoil((-0.1, -0.24, SURFACE + 0.012), -24)
    roe = wet("roe", "#f0551a", "#ffa04a", 0.04, coat=1.0)
    for x, y in ((-0.32, -0.2), (-0.38, -0.13), (-0.29, -0.12)):
        place(blob("roe", roe, (0.042,) * 3, detail=3), (x, y, SURFACE + 0.036))


def cup_lid(material):
    """Models the lid, leaning on the tray with its inside turned to the camera."""
    profile = [(0, 0.2), (0.2, 0.2), (0.5, 0.16), (0.7, 0.06), (0.74, 0.0), (0.71, 0.0), (0.66, 0.05), (0.46, 0.13)]
    knob = lathe("knob", [(0, 0.31), (0.2, 0.31), (0.24, 0.29), (0.2, 0.2)], material, 72, 3)
    return group(lathe("lid", [*profile, (0, 0.17)], material, 144, 5), knob, name="lid")


def build():
    table_set(wood("hinoki", "#7a5a36", "#b58d5c", 0.8, 0.46, "X", 0.1), "right", 0.95, 1.3, lights=40)
    area((-0.5, -4.0, 3.2), (0, 0, 0.5), 2.2, 70, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("indigo", 1.8, 4.4, linen("indigo", "#26406a", 28), 0.02, seed=7, at=(-1.7, 0.4, -0.01), turn=12)
    place(tray(3.0, 2.3, 0.1, lacquer("black lacquer", "#120d0c")), (0, 0.12, 0))
    porcelain = glaze()
    build_group(lambda: (cup_of_custard(porcelain), garnish()), (0, 0, 0.06))
    place(cup_lid(porcelain), (1.0, 0.62, 0.07), (0, 0, 40))
    place(sake_flask(1.15, 0.34, ceramic("ash glaze", "#8d8f86", "#5f645e", 0.6, 0.3)), (-1.3, 2.1, 0))
    place(cup(0.24, 0.28, ceramic("ash glaze", "#8d8f86", "#5f645e", 0.6, 0.3)), (-0.6, 2.3, 0))
    table_lamp((1.3, 4.2, 0), 1.1)
    camera((-0.1, -4.1, 2.95), (0.1, 0.12, 0.48), 70, focus=(0, -0.15, 0.78), blur=30)
