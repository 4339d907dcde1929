"""Parcels and lunch boxes for a counter (1 unit = 10 cm): boxes with ribbons, banded boxes, boxed lunches, jars.
Each stands on z=0.
"""

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.colours import BRASS
from kit.forms import blob, box, grid, lathe, through
from kit.lines import strip
from kit.materials import lacquer, metal, simple, wet, wood
from kit.stage import rng
from things.banchan import braised_beef, kimchi, spinach
from things.banchan_pan import egg_roll
from things.many import many, pose, pose_on
from things.meat import short_rib
from things.rice import grain, rice_material


def paper(tint, name="wrapping paper"):
    """Returns the material of heavy matt paper with a fine texture."""
    return simple(name, tint, 0.62, coat=0.08, grain=(40, 0.15, 0.004))


def satin(tint="#b98a45"):
    """Returns the material of ribbon."""
    return simple("satin", tint, 0.28, sheen=0.5, coat=0.2)


def bow(material, size=0.5):
    """Models two loops, two tails and a knot, lying on z=0."""
    parts = []
    for s in (-1, 1):
        loop = [
            (0, 0, 0.05),
            (s * size * 0.45, 0.05 * s, 0.3 * size + 0.05),
            (s * size * 0.95, 0, 0.34 * size),
            (s * size, 0, 0.16 * size),
            (s * size * 0.55, -0.03, 0.05),
            (0, 0, 0.05),
        ]
        parts.append(
            strip("loop", [Vector(p) for p in through(loop, 8)], 0.15 * size + 0.05, material, 0.008, (0, 1, 0))
        )
        tail = [(0, 0, 0.05), (s * size * 0.3, -size * 0.35, 0.06), (s * size * 0.42, -size * 0.8, 0.02)]
        parts.append(
            strip("tail", [Vector(p) for p in through(tail, 6)], 0.14 * size + 0.04, material, 0.008, (1, 0.2, 0))
        )
    parts.append(
        place(blob("knot", material, (0.11 * size + 0.02, 0.09 * size + 0.03, 0.07 * size + 0.03), 0.06), (0, 0, 0.07))
    )
    return group(*parts, name="bow")


def gift_box(size=(1.8, 1.4, 0.9), tint="#1f3357", ribbon=None, with_bow=True):
    """Models a box with a lid and a ribbon crossed over it."""
    w, d, h = size
    body, band = paper(tint), ribbon or satin()
    parts = [
        box("box", (w - 0.04, d - 0.04, h * 0.8), body, (0, 0, h * 0.4), 0.02),
        box("lid", (w, d, h * 0.34), body, (0, 0, h * 0.83), 0.025),
    ]
    parts.append(box("ribbon", (0.16, d + 0.02, h + 0.02), band, (-w * 0.16, 0, h / 2 + 0.002), 0.006))
    parts.append(box("ribbon", (w + 0.02, 0.16, h + 0.02), band, (0, 0, h / 2 + 0.003), 0.006))
    if with_bow:
        parts.append(place(bow(band, 0.5), (-w * 0.16, 0, h + 0.01), (0, 0, uniform(-12, 12))))
    return group(*parts, name="gift box")


def banded_box(size=(2.3, 1.6, 0.5), lid="#e9dfc8", band="#22406e", seal=True):
    """Models a closed lunch box of pale wood or paper with a printed band and a round seal."""
    w, d, h = size
    body = wood("box wood", "#b58d58", "#e0c290", 1.4, 0.5, "X", 0.1) if lid == "wood" else paper(lid)
    parts = [
        box("box", (w, d, h * 0.7), body, (0, 0, h * 0.35), 0.03),
        box("lid", (w + 0.05, d + 0.05, h * 0.32), body, (0, 0, h * 0.84), 0.03),
    ]
    parts.append(box("band", (0.62, d + 0.07, h + 0.03), paper(band), (-w * 0.12, 0, h / 2), 0.02))
    if seal:
        parts.append(
            lathe(
                "seal",
                [(0, 0.008), (0.17, 0.008), (0.18, 0)],
                metal("gilt", BRASS, 0.35),
                48,
                1,
                at=(-w * 0.12, 0, h + 0.016),
            )
        )
    return group(*parts, name="banded box")


def _rice_bed(left, right, depth, height):
    """Models cooked rice pressed into a box from x `left` to `right`, with black sesame and a few peas."""
    middle, half, far = (left + right) / 2, (right - left) / 2, depth / 2
    white, rand = rice_material(), rng().random() * 20

    def rise(x, y):
        edge = max(abs(x - middle) / half, abs(y) / far)
        return height * (1 - 0.3 * edge**5) + 0.05 * noise.noise(Vector((x * 2.6, y * 2.6, rand)))

    point = lambda u, v: (left + 2 * half * u, (2 * v - 1) * far)
    bed = grid("rice bed", 30, 40, lambda u, v: (*point(u, v), rise(*point(u, v)) - 0.02), white)
    places, seeds = [], []
    for _ in range(int(half * far * 4 * 1050)):
        x, y = point(rng().random(), rng().random())
        lean = Vector((rng().gauss(0, 0.35), rng().gauss(0, 0.35), 1)).normalized()
        places.append(pose_on((x, y, rise(x, y) + uniform(-0.012, 0.012)), lean, None, uniform(0.85, 1.1)))
    for _ in range(46):
        x, y = middle + rng().gauss(0, 0.3) * half, rng().gauss(0, 0.32) * far
        seeds.append(pose((x, y, rise(x, y) + 0.018), (uniform(-20, 20), uniform(-20, 20), uniform(0, 360))))
    black = blob("sesame", simple("black sesame", "#16110d", 0.4), (0.026, 0.015, 0.01), detail=1)
    pea = blob("pea", wet("garden pea", "#58792c", roughness=0.2), (0.05, 0.05, 0.047), 0.05, 2, 3)
    spots = [(middle + uniform(-0.55, 0.55) * half, uniform(-0.6, 0.6) * far) for _ in range(9)]
    peas = [pose((x, y, rise(x, y) + 0.03), (0, 0, uniform(0, 360))) for x, y in spots]
    return [
        bed,
        many("rice", [grain(white, 0.034, 0.0135) for _ in range(3)], places, white),
        many("sesame", black, seeds),
        many("peas", pea, peas),
    ]


def lunch_box(size=(2.5, 1.8, 0.5), body=None, inside=None):
    """Models an open lunch box: rice in one half; ribs, egg roll and small dishes in the other."""
    w, d, h = size
    wall, floor = body or lacquer("box lacquer", "#15110f", 0.2), inside or lacquer("red lacquer", "#7a1611", 0.25)
    parts = [
        box("floor", (w, d, 0.06), wall, (0, 0, 0.03), 0.01),
        box("inside", (w - 0.1, d - 0.1, 0.01), floor, (0, 0, 0.068), 0),
    ]
    for s in (-1, 1):
        parts.append(box("side", (w, 0.06, h), wall, (0, s * (d / 2 - 0.03), h / 2), 0.02))
        parts.append(box("side", (0.06, d, h), wall, (s * (w / 2 - 0.03), 0, h / 2), 0.02))
    parts.append(box("divider", (0.04, d - 0.08, h * 0.82), wall, (-w * 0.06, 0, h * 0.41), 0.01))
    for s in (-1, 1):
        parts.append(box("divider", (w * 0.53, 0.04, h * 0.8), wall, (w * 0.2, s * d / 6, h * 0.4), 0.01))
    parts += _rice_bed(-w / 2 + 0.07, -w * 0.06 - 0.03, d - 0.14, 0.34)
    for i in range(4):
        parts.append(place(short_rib(0.46), (w * (0.02 + 0.118 * i), d * 0.33, 0.09), (0, 0, 90 + uniform(-4, 4)), 0.9))
    parts.append(place(egg_roll(6, 0.15), (w * 0.1, 0, 0.12), (0, 0, 2), 1.1))
    parts.append(place(spinach(), (w * 0.36, 0, 0.1), scale=(1.35, 1.2, 1.5)))
    parts.append(place(kimchi(), (w * 0.08, -d * 0.33, 0.12), scale=(1.5, 1.1, 1.0)))
    parts.append(place(braised_beef(), (w * 0.34, -d * 0.33, 0.1), scale=(1.6, 1.3, 1.4)))
    return group(*parts, name="lunch box")


def jar(tint="#8a3a12", height=1.0, radius=0.36, cover="#e6dcc6"):
    """Models a jar of preserve or sauce with a paper cap and a label."""
    parts = [
        lathe(
            "jar",
            [
                (0, 0.02),
                (radius * 0.9, 0),
                (radius, 0.06),
                (radius, height * 0.72),
                (radius * 0.82, height * 0.86),
                (0, height * 0.86),
            ],
            wet("preserve", tint, roughness=0.05, coat=1.0),
            64,
            3,
        )
    ]
    parts.append(
        lathe(
            "cap",
            [
                (0, height),
                (radius * 0.84, height * 0.99),
                (radius * 0.92, height * 0.86),
                (radius * 1.0, height * 0.78),
            ],
            paper(cover),
            64,
            2,
            wobble=0.02,
        )
    )
    parts.append(
        lathe("label", [(radius * 1.01, height * 0.55), (radius * 1.01, height * 0.2)], paper("#efe6d2"), 64, 1)
    )
    return group(*parts, name="jar")
