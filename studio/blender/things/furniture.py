"""Chairs, stools and benches (1 unit = 1 m). Each stands on z=0, its seat over the origin, its front towards -y,
its back at +y.
"""

from math import atan2, copysign, cos, degrees, pi, radians, sin, sqrt

from kit.arrange import duplicate, group, place
from kit.forms import grid, lathe, slab, through
from kit.lines import sweep, tube
from kit.materials import brass, simple, velvet, wood
from things.joinery import bars


def leather(tint="#5a2a1a", roughness=0.42):
    """Returns the material of smooth hide with a fine grain."""
    return simple("leather", tint, roughness, coat=0.15, grain=(60, 0.12, 0.004), coat_roughness=0.3)


def frame_wood(dark="#24150c", light="#5a3a22"):
    """Returns the material of turned and bent wood of chairs."""
    return wood("chair wood", dark, light, 6, 0.34, "Z", 0.3)


def place_chair(chair, at, towards):
    """Places a copy of a chair at (x, y) that faces another (x, y)."""
    turn = degrees(atan2(towards[0] - at[0], -(towards[1] - at[1])))
    return duplicate(chair, (at[0], at[1], 0), (0, 0, turn))


def cushion(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), roundness=0.22, crown=0.0):
    """Models a padded block of full `size` around `at` (its foot), its top arched by `crown`."""
    form = slab(name, size, material, roundness, 0.0, detail=12)
    for vertex in form.data.vertices:
        x, y = vertex.co.x / size[0] * 2, vertex.co.y / size[1] * 2
        if vertex.co.z > size[2] * 0.5:
            vertex.co.z += crown * max(0, 1 - x * x) * max(0, 1 - y * y)
    return place(form, at, turn)


def _shell(fabric, radius, arc, low, top, thickness=0.055, lean=0.12):
    """Models a padded wall bent around the seat; `top(share)` returns its height for share 0 (middle of the back) …
    1 (end of the arms).
    """

    def point(u, v):
        angle, turn = (v - 0.5) * radians(arc), 2 * pi * u
        reach = min(1, (0.5 - abs(v - 0.5)) / 0.05)
        swell = sqrt(max(0, 1 - (1 - reach) ** 2))
        high = top(abs(v - 0.5) * 2)
        soft = lambda k, power: copysign(abs(k) ** power, k)
        z = (low + high) / 2 + (high - low) / 2 * soft(sin(turn), 0.45) * (0.9 + 0.1 * swell)
        r = radius + lean * (z - low) + thickness / 2 * soft(cos(turn), 0.6) * swell
        return r * sin(angle), r * cos(angle) * 0.96, z

    return grid("shell", 36, 72, point, fabric, closed=True)


def _legs(material, spread=0.2, foot=0.25, height=0.42, thick=0.018):
    parts = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            ends = [(sx * spread, sy * spread, height), (sx * foot, sy * foot, 0)]
            parts.append(tube("leg", ends, thick, material, [1, 0.62], smooth=False))
    return parts


def tub_chair(fabric=None, legs=None, metal=None):
    """Models a small armchair: one curved upholstered wall around a round seat, on slim legs with a brass ring."""
    fabric, legs, metal = fabric or velvet(), legs or frame_wood(), metal or brass()
    wall = _shell(fabric, 0.285, 216, 0.42, lambda s: 0.79 - 0.15 * s**1.8)
    seat = cushion("seat", (0.52, 0.5, 0.11), fabric, (0, -0.01, 0.38), roundness=0.5, crown=0.012)
    ring = tube(
        "ring", [(0.235 * cos(a), 0.235 * sin(a), 0.385) for a in (i * pi / 16 for i in range(33))], 0.012, metal
    )
    return group(wall, seat, ring, *_legs(legs), name="tub chair")


def wing_chair(fabric=None, legs=None):
    """Models a high-backed leather armchair for dining."""
    fabric, legs = fabric or leather(), legs or frame_wood()
    wall = _shell(
        fabric,
        0.29,
        208,
        0.4,
        lambda s: 1.04 - 0.06 * s**2 - (0.32 if s > 0.62 else 0.32 * max(0, (s - 0.42) / 0.2) ** 1.5),
        0.075,
        0.1,
    )
    seat = cushion("seat", (0.53, 0.54, 0.13), fabric, (0, -0.02, 0.36), roundness=0.35, crown=0.02)
    return group(wall, seat, *_legs(legs, 0.2, 0.23, 0.4, 0.022), name="wing chair")


def dining_chair(fabric=None, frame=None):
    """Models an upholstered chair without arms: padded back between slim posts."""
    fabric, frame = fabric or velvet(), frame or frame_wood()
    parts = [cushion("seat", (0.47, 0.46, 0.085), fabric, (0, 0, 0.395), roundness=0.25, crown=0.012)]
    parts.append(cushion("back", (0.43, 0.075, 0.46), fabric, (0, 0.235, 0.485), (-9, 0, 0), roundness=0.25))
    for s in (-1, 1):
        parts.append(
            tube(
                "post",
                [(s * 0.2, 0.27, 0), (s * 0.205, 0.215, 0.42), (s * 0.2, 0.3, 0.95)],
                0.017,
                frame,
                [0.7, 1, 0.8],
            )
        )
        parts.append(tube("leg", [(s * 0.205, -0.19, 0.42), (s * 0.2, -0.21, 0)], 0.019, frame, [1, 0.6], smooth=False))
    rails = [((0.42, 0.025, 0.05), (0, y, 0.385)) for y in (-0.19, 0.2)] + [
        ((0.025, 0.4, 0.05), (s * 0.2, 0, 0.385)) for s in (-1, 1)
    ]
    return group(*parts, bars("rails", rails, frame), name="dining chair")


def bentwood_chair(frame=None, seat=None):
    """Models the café chair: bent rods, a round seat, a ring between its legs."""
    frame = frame or frame_wood("#1c100a", "#4a2a18")
    parts = [
        lathe(
            "seat",
            [(0, 0.452), (0.15, 0.45), (0.19, 0.458), (0.208, 0.462), (0.214, 0.448), (0.205, 0.432), (0, 0.436)],
            seat or frame,
            72,
        )
    ]
    for wide, high in ((0.2, 0.9), (0.115, 0.8)):
        loop = [
            (-wide * 0.92, 0.15, 0.44),
            (-wide, 0.19, 0.6),
            (-wide * 0.86, 0.235, high - 0.1),
            (0, 0.27, high + 0.035),
        ]
        loop += [(-x, y, z) for x, y, z in loop[2::-1]]
        parts.append(tube("bow", loop, 0.0145 if wide > 0.15 else 0.011, frame, steps=10))
    for s in (-1, 1):
        parts.append(
            tube(
                "leg",
                [(s * 0.15, -0.14, 0.44), (s * 0.175, -0.18, 0.2), (s * 0.185, -0.2, 0)],
                0.016,
                frame,
                [1, 0.9, 0.7],
            )
        )
        parts.append(
            tube(
                "leg", [(s * 0.18, 0.15, 0.44), (s * 0.18, 0.2, 0.2), (s * 0.185, 0.25, 0)], 0.016, frame, [1, 0.9, 0.7]
            )
        )
    parts.append(
        tube("ring", [(0.165 * cos(a), 0.165 * sin(a), 0.26) for a in (i * pi / 14 for i in range(29))], 0.009, frame)
    )
    return group(*parts, name="bentwood chair")


def wishbone_chair(frame=None, cord=None):
    """Models a round-armed oak chair with a forked back and a seat of woven cord."""
    frame = frame or frame_wood("#7d5732", "#b98d5a")
    cord = cord or simple("cord", "#d6c6a4", 0.8, grain=(90, 0.5, 0.006))
    rail = [
        (0.29 * sin(a), 0.05 + 0.22 * cos(a), 0.7 + 0.045 * max(0, cos(a)))
        for a in (radians(d) for d in range(-112, 113, 14))
    ]
    parts = [
        tube("rail", rail, 0.019, frame, steps=4),
        cushion("seat", (0.5, 0.45, 0.045), cord, (0, 0, 0.42), roundness=0.12, crown=-0.012),
    ]
    for s in (-1, 1):
        parts.append(
            tube(
                "back leg",
                [(s * 0.2, 0.23, 0), (s * 0.2, 0.19, 0.42), (s * 0.245, 0.13, 0.7)],
                0.019,
                frame,
                [0.7, 1.1, 0.8],
            )
        )
        parts.append(
            tube("front leg", [(s * 0.235, -0.2, 0), (s * 0.235, -0.19, 0.47)], 0.019, frame, [0.7, 1], smooth=False)
        )
        parts.append(
            tube(
                "fork",
                [(0, 0.215, 0.43), (s * 0.012, 0.235, 0.55), (s * 0.085, 0.25, 0.73)],
                0.011,
                frame,
                [1.2, 1.1, 0.9],
            )
        )
        parts.append(tube("stretcher", [(s * 0.235, -0.19, 0.2), (s * 0.2, 0.21, 0.24)], 0.011, frame, smooth=False))
    return group(*parts, name="wishbone chair")


def yoke_chair(frame=None, fabric=None):
    """Models a Ming-style chair: tall posts, a yoke above, a curved board for the back, a cushion."""
    frame, fabric = frame or frame_wood("#2a0f08", "#5c2413"), fabric or velvet("silk", "#7a1611")
    parts = [cushion("seat", (0.46, 0.43, 0.05), fabric, (0, -0.01, 0.455), roundness=0.18, crown=0.008)]
    for s in (-1, 1):
        parts.append(
            tube(
                "post",
                [(s * 0.22, 0.23, 0), (s * 0.22, 0.215, 0.45), (s * 0.21, 0.24, 0.8), (s * 0.215, 0.29, 1.06)],
                0.018,
                frame,
            )
        )
        parts.append(tube("leg", [(s * 0.23, -0.22, 0), (s * 0.23, -0.22, 0.45)], 0.018, frame, smooth=False))
    yoke = [
        (-0.31, 0.3, 1.03),
        (-0.2, 0.29, 1.055),
        (-0.08, 0.3, 1.05),
        (0, 0.305, 1.085),
        (0.08, 0.3, 1.05),
        (0.2, 0.29, 1.055),
        (0.31, 0.3, 1.03),
    ]
    parts.append(tube("yoke", yoke, 0.02, frame))
    splat = [(0, 0.215, 0.45), (0, 0.25, 0.62), (0, 0.235, 0.82), (0, 0.3, 1.06)]
    parts.append(
        sweep("splat", splat, [(-0.08, -0.007), (0.08, -0.007), (0.08, 0.007), (-0.08, 0.007)], frame, up=(0, 1, 0))
    )
    rails = [((0.5, 0.045, 0.04), (0, y, 0.44)) for y in (-0.215, 0.215)] + [
        ((0.045, 0.44, 0.04), (s * 0.225, 0, 0.44)) for s in (-1, 1)
    ]
    rails += [((0.46, 0.02, 0.03), (0, -0.22, 0.1)), ((0.46, 0.02, 0.03), (0, 0.22, 0.22))]
    rails += [((0.02, 0.44, 0.03), (s * 0.225, 0, 0.16)) for s in (-1, 1)]
    return group(*parts, bars("rails", rails, frame), name="yoke chair")


def counter_stool(fabric=None, frame=None, metal=None, height=0.62):
    """Models a stool for counters: padded round seat with a low curved back, four legs, a foot ring of brass."""
    fabric, frame, metal = fabric or leather("#2c2a2b"), frame or frame_wood(), metal or brass()
    back = place(
        _shell(fabric, 0.235, 150, height - 0.01, lambda s: height + 0.23 - 0.1 * s**2, 0.045, 0.06), (0, 0, 0)
    )
    seat = cushion("seat", (0.44, 0.43, 0.09), fabric, (0, 0, height - 0.06), roundness=0.55, crown=0.012)
    ring = tube(
        "foot ring", [(0.235 * cos(a), 0.235 * sin(a), 0.2) for a in (i * pi / 16 for i in range(33))], 0.011, metal
    )
    return group(back, seat, ring, *_legs(frame, 0.145, 0.2, height - 0.05, 0.017), name="counter stool")


def floor_seat(fabric=None, frame=None):
    """Models a chair without legs: one bent board, flat below the cushion, rising to a curved back; the sitter
    faces -y.
    """
    fabric, frame = fabric or velvet("cotton", "#2d4a5c"), frame or frame_wood("#6b4526", "#a9794a")
    line = through([(-0.26, 0.012), (-0.1, 0.01), (0.1, 0.01), (0.2, 0.014), (0.262, 0.05), (0.29, 0.13)], 5)
    line += through([(0.29, 0.13), (0.315, 0.26), (0.345, 0.38), (0.375, 0.47)], 5)[1:]
    last = len(line) - 1

    def point(u, v):
        y, z = line[round(v * last)]
        side, rise = u * 2 - 1, min(max((z - 0.04) / 0.2, 0.0), 1.0)
        top = max(0.0, (z - 0.39) / 0.08)
        half = 0.27 - 0.025 * rise - 0.05 * top**3
        return half * side, y - 0.075 * rise * side * side, z - 0.03 * top * side * side

    board = grid("board", 28, last, point, frame, thickness=0.016)
    pad = cushion("cushion", (0.5, 0.45, 0.075), fabric, (0, -0.03, 0.022), roundness=0.24, crown=0.022)
    return group(board, pad, name="floor seat")


def banquette(length, fabric=None, plinth=None, height=0.98, roll=0.16):
    """Models a wall bench along +x from the origin: deep seat, back of upright padded rolls at y=0; sitters face
    -y.
    """
    fabric, plinth = fabric or velvet(), plinth or frame_wood()
    parts = [bars("plinth", [((length, 0.44, 0.3), (length / 2, -0.28, 0.15))], plinth, 0.01)]
    parts.append(cushion("seat", (length, 0.56, 0.17), fabric, (length / 2, -0.3, 0.3), roundness=0.06))
    count = max(1, round(length / roll))

    def point(u, v):
        s = u * count % 1
        bulge = 0.05 * sqrt(max(0, 1 - (2 * s - 1) ** 2))
        rim = 0.03 * sqrt(max(0, 1 - max(0, (v - 0.9) / 0.1) ** 2))
        return u * length, -0.07 - bulge - rim + 0.06 * v, 0.44 + (height - 0.44) * v

    parts.append(grid("back", count * 10, 20, point, fabric))
    parts.append(bars("cap", [((length, 0.1, 0.03), (length / 2, -0.05, height + 0.012))], plinth, 0.008))
    return group(*parts, name="banquette")
