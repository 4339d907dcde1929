"""A card of thick paper with an embossed moon, an envelope sealed with wax, a small brass moon, plum blossom."""

from math import cos, pi, radians, sin

from mathutils import Vector

from kit.arrange import group, place
from kit.colours import BRASS, INK_BLUE
from kit.forms import box, extrude, lathe, mesh
from kit.graph import Graph
from kit.lines import circle, cloth, sweep, tube
from kit.materials import linen, metal, simple
from kit.sets import table_set
from kit.view import camera
from things.plum import plum_sprig

SEED = 6


def paper_material(name="cotton paper", tint="#ece4d4"):
    """Returns the material of thick cotton paper with fibres and a soft texture."""
    graph = Graph(name)
    fibres = graph.noise(26, 4, 0.7, distortion=0.6)
    graph.set(
        Base_Color=graph.mix(graph.ramp(fibres, (0.4, 0.0), (0.7, 0.35)), tint, "#cfc4ae"), Roughness=0.85, Specular=0.2
    )
    return graph.bump(fibres, 0.25, 0.008).material


def crescent_outline(radius, bite=0.84, shift=0.3):
    """Returns the outline of a crescent that is open to the right."""
    outer = [(radius * cos(radians(a)), radius * sin(radians(a))) for a in range(38, 323, 4)]
    x0, y0 = outer[0]
    r = radius * bite
    cx = x0 - (r * r - y0 * y0) ** 0.5 if r > abs(y0) else radius * shift
    end = radians(180) - Vector((x0 - cx, y0)).angle(Vector((-1, 0)))
    inner = [(cx + r * cos(t), r * sin(t)) for t in (end + (2 * pi - 2 * end) * i / 60 for i in range(60, -1, -1))]
    return outer + inner[1:-1]


def card(material, gold):
    """Models a card with a gilt edge, a raised gilt crescent and a fine line around."""
    parts = [box("card", (1.7, 1.15, 0.035), material, (0, 0, 0.0175), 0.008)]
    parts.append(box("edge", (1.712, 1.162, 0.02), gold, (0, 0, 0.0175), 0.004))
    parts.append(place(extrude("crescent", crescent_outline(0.2), 0.014, gold, 0.004), (0.0, 0.1, 0.034)))
    x, y = 0.75, 0.475
    line = [(-x, -y, 0.036), (x, -y, 0.036), (x, y, 0.036), (-x, y, 0.036), (-x, -y, 0.036)]
    parts.append(tube("line", line, 0.004, gold, smooth=False))
    for i, length in enumerate((0.5, 0.34)):
        parts.append(
            tube(
                "rule",
                [(-length / 2, -0.24 - 0.09 * i, 0.036), (length / 2, -0.24 - 0.09 * i, 0.036)],
                0.0045,
                gold,
                smooth=False,
            )
        )
    return group(*parts, name="card")


def envelope(material, lining, wax):
    """Models an envelope from behind: body, flap with its fold, a wax seal with a moon."""
    w, d = 0.95, 0.66
    parts = [box("body", (2 * w, 2 * d, 0.04), material, (0, 0, 0.02), 0.012)]
    side = [(-w, -d, 0.044), (w, -d, 0.044), (0.06, 0.02, 0.052), (-0.06, 0.02, 0.052)]
    for points in (
        side,
        [(-w, d, 0.043), (-w, -d, 0.043), (-0.05, 0.0, 0.05)],
        [(w, -d, 0.043), (w, d, 0.043), (0.05, 0.0, 0.05)],
    ):
        parts.append(mesh("panel", points, [tuple(range(len(points)))], material, False))
    flap = [(-w, d - 0.01), (w, d - 0.01), (0.12, -0.1), (0.0, -0.15), (-0.12, -0.1)]
    sheet = extrude("flap", flap, 0.008, material, 0.003)
    parts.append(place(sheet, (0, 0, 0.0535)))
    drop = [(0, 0.03), (0.105, 0.03), (0.118, 0.05), (0.135, 0.058), (0.17, 0.045), (0.195, 0.015), (0.19, 0), (0, 0)]
    parts.append(lathe("seal", drop, wax, 96, 4, 0.13, at=(0, -0.1, 0.056)))
    parts.append(place(solid_crescent(0.058, 0.017, wax), (0.008, -0.1, 0.09), (90, 0, 0)))
    return group(*parts, name="envelope")


def solid_crescent(radius, thickness, material, name="crescent"):
    """Models a solid crescent in the plane y=0 around the origin, its points to the right."""
    path = [(radius * cos(radians(a)), 0, radius * sin(radians(a))) for a in range(42, 319, 12)]
    return sweep(name, path, circle(thickness, 20), material, lambda t: 0.04 + sin(pi * t) ** 0.9, up=(0, 1, 0))


def brass_moon(radius=0.4):
    """Models a crescent of brass on a pin over a small round foot of dark stone."""
    gold = metal("brass", BRASS, 0.2)
    form = place(solid_crescent(radius, 0.11, gold), (0.0, 0.0, radius + 0.34), (0, -50, 0))
    pin = tube("pin", [(0, 0, 0.13), (0, 0, 0.27)], 0.024, gold, smooth=False)
    foot = [(0, 0.15), (0.2, 0.15), (0.23, 0.13), (0.24, 0.02), (0.23, 0), (0, 0)]
    dark = simple("foot", "#23262b", 0.35, coat=0.4)
    return group(form, pin, lathe("foot", foot, dark, 96, 2), name="brass moon")


def build():
    table_set(linen("indigo linen", INK_BLUE, 9, strength=0.35), "right", 0.95, 1.0, lights=18)
    cloth("indigo", 9, 8, linen("indigo cloth", "#22355a", 26), 0.05, 0.8, 4, at=(0.2, 0.4, 0.0), turn=8)
    paper, gold = paper_material(), metal("gilt", BRASS, 0.25)
    blue = paper_material("blue paper", "#8f9db2")
    wax = simple("wax", "#8e1d16", 0.28, coat=0.6)
    place(envelope(blue, paper, wax), (-0.55, 0.42, 0.1), (0, 0, 14))
    place(card(paper, gold), (0.32, -0.52, 0.16), (1.5, 2.5, -12))
    place(brass_moon(), (1.45, 0.75, 0.08), (0, 0, -18))
    place(plum_sprig(1.15, 6, rise=0.0), (1.72, -1.1, 0.05), (0, 0, 100))
    camera((0.1, -5.2, 4.35), (0.05, 0.3, 0.18), 58, focus=(0.1, -0.2, 0.2), blur=22)
