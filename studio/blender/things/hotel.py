"""Hotel fronts (1 unit = 1 m): guest rooms with lamps and curtains, tall halls, and wings of many bays along any
line.
"""

from math import atan2, cos, radians, sin

from mathutils import Matrix, Vector

from kit.arrange import duplicate, hide
from kit.colours import BRASS
from kit.materials import metal, simple, stone, window_glass
from kit.stage import rng
from things.building import Blocks, Inside, interior_light

ROOM_TINTS = ("#a4672f", "#dba45e", "#ecd3a8", "#44250f", "#a87a44")


def _curtain(x0, x1, height, tint_kind, room, y=0.22):
    """Models a pleated curtain from x0 to x1 inside a room."""
    count = max(4, int(abs(x1 - x0) / 0.07))
    for i in range(count):
        a, b = x0 + (x1 - x0) * i / count, x0 + (x1 - x0) * (i + 1) / count
        ya, yb = (y + 0.05 * (i % 2), y + 0.05 * ((i + 1) % 2))
        room._side([(a, ya, 0.05), (b, yb, 0.05), (b, yb, height - 0.1), (a, ya, height - 0.1)], tint_kind)


def room_patterns(width=4.0, depth=5.0, height=3.05, strength=1.0, dark=1.9):
    """Models rooms as patterns to duplicate: [(form, share)…]; open towards -y, floor at z=0, x in ±width/2. `dark` is
    the share of unlit rooms.
    """
    w, patterns = width / 2, []
    for number, (lamps, drawn, share) in enumerate(
        (
            ([((-1.5, 4.2, 1.0), 1.5), ((1.3, 4.2, 1.0), 1.2), ((0, 1.5, 2.9), 0.5)], (0.55, 0.5), 1.0),
            ([((1.5, 4.0, 1.1), 2.2), ((-0.5, 2.0, 2.9), 0.4)], (0.4, 1.2), 1.0),
            ([((-1.4, 1.0, 1.4), 1.7), ((0.8, 4.2, 1.0), 0.8)], (0.9, 0.4), 0.8),
            ([((0.0, 1.6, 1.2), 1.3), ((1.2, 2.2, 2.6), 0.6)], (w, w), 0.6),
            ([((0.9, 3.2, 1.0), 0.9)], (w - 0.5, 0.8), 0.8),
            ([((-1.0, 4.0, 1.0), 0.35)], (0.6, 0.6), 0.7),
            ([], (0.7, 0.9), dark),
        )
    ):
        tints = ROOM_TINTS if lamps else ("#26324a", "#31405c", "#3a4866", "#141b2a", "#34415e")
        material = interior_light(f"room {number}", tints, lamps, strength, "#5a3a20" if lamps else "#1a2232")
        room = Inside().shell(width, depth, height)
        room.box((-1.1, depth - 2.2, 0.3), (0.9, depth - 0.15, 0.62), 2).box(
            (-1.4, depth - 0.14, 0.3), (1.2, depth, 1.5), 3
        )
        room.box((-0.5, depth - 0.1, 1.75), (0.4, depth, 2.3), 2).box((1.2, 1.0, 0), (1.85, 1.7, 0.75), 3)
        _curtain(-w, -w + drawn[0], height, 4, room)
        _curtain(w, w - drawn[1], height, 4, room)
        patterns.append((room.form("room", material), share))
    hide(*(form for form, _ in patterns))
    return patterns


def hall_patterns(width=4.0, depth=7.0, height=6.0, strength=1.0, tints=None):
    """Models patterns of one bay of a tall, fully lit hall (top lounge, lobby): warm back wall of slats, a row of
    lamps.
    """
    tints = tints or ("#a8672e", "#e0ac68", "#f0dfc0", "#3a2010", "#c8a06a")
    lamps = [((0, 2.4, height * 0.72), 4.5), ((0, depth - 1.0, 1.2), 2.5)]
    room = Inside().shell(width, depth, height)
    for i in range(8):
        x = -width / 2 + width * (i + 0.5) / 8
        room.box((x - 0.1, depth - 0.25, 0), (x + 0.06, depth, height), 3)
    room.box((-0.9, 2.2, 0), (0.3, 3.1, 0.75), 3).box((0.7, 2.0, 0), (1.3, 2.7, 0.9), 3)
    form = room.form("hall", interior_light("hall", tints, lamps, strength, "#6a4526"))
    hide(form)
    return [(form, 1.0)]


def create_bays(points, bay):
    """Returns the frames of bays along a line [(x, y)…]: each has its origin at the middle of the bay, x along the
    wall, -y outwards.
    """
    line = [Vector((*p, 0)) for p in points]
    reach = [0.0]
    for a, b in zip(line, line[1:]):
        reach.append(reach[-1] + (b - a).length)

    def at(s):
        for i in range(len(line) - 1):
            if s <= reach[i + 1] or i == len(line) - 2:
                return line[i].lerp(line[i + 1], (s - reach[i]) / (reach[i + 1] - reach[i]))

    frames = []
    for i in range(int(reach[-1] / bay)):
        a, b = at(i * bay), at((i + 1) * bay)
        turn = Matrix.Rotation(atan2(b.y - a.y, b.x - a.x), 4, "Z")
        frames.append(Matrix.Translation((a + b) / 2) @ turn)
    return frames


def arc_points(centre, radius, start, end, steps=60):
    """Returns the points of an arc for `along`, in degrees from +x counter-clockwise; it is convex towards the
    camera from 180 to 360.
    """
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


class Looks:
    """The materials of one hotel; fields may be replaced."""

    def __init__(self, slab="#8d8577", fin=BRASS, wall=None):
        self.slab = simple("slab", slab, 0.6, grain=(6, 0.15, 0.02))
        self.fin = metal("fin", fin, 0.35)
        self.frame = metal("window frame", "#2a2622", 0.4)
        self.wall = wall or stone("hotel stone", "#3b3833", "#6f685d", 0.4, 0.6, 0.3)
        self.glass = window_glass("hotel glass", 0.8)
        self.rail = window_glass("rail glass", 0.5)


def _choose(patterns):
    total, at = sum(share for _, share in patterns), 0.0
    mark = rng().random() * total
    for form, share in patterns:
        at += share
        if mark <= at:
            return form
    return patterns[-1][0]


def wing(
    frames,
    floors,
    looks,
    rooms,
    base=0.0,
    bay=4.2,
    storey=3.5,
    depth=14.0,
    balcony=None,
    fins=0.5,
    roof=1.1,
    rails=True,
):
    """Models a wing over bay frames: rooms, slabs, partitions, window frames, fins, balconies, roof and end walls.

    `balcony(bay number, floor)` returns the depth of a balcony in metres (0 for none); `fins` is how far the
    upright fins project.
    """
    slabs, fin_boxes, bars, walls, glass, glass_rails = Blocks(), Blocks(), Blocks(), Blocks(), Blocks(), Blocks()
    half, top = bay / 2, base + floors * storey
    for i, frame in enumerate(frames):
        for k in range(floors):
            z = base + k * storey
            reach = balcony(i, k) if balcony else 0.0
            slabs.add((-half - 0.03, -0.35 - reach, z - 0.34), (half + 0.03, 1.6, z + 0.02), frame=frame)
            room = duplicate(_choose(rooms))
            room.matrix_world = frame @ Matrix.Translation((0, 0.12, z + 0.06))
            for x in (-half + 1.35, half - 1.35):
                bars.add((x - 0.035, -0.02, z), (x + 0.035, 0.08, z + storey - 0.3), frame=frame)
            bars.add((-half, -0.02, z + 0.72 * storey), (half, 0.06, z + 0.72 * storey + 0.05), frame=frame)
            if reach and rails:
                y = -0.3 - reach
                glass_rails.add((-half + 0.04, y, z + 0.05), (half - 0.04, y + 0.02, z + 1.05), frame=frame)
                bars.add((-half, y - 0.02, z + 1.05), (half, y + 0.05, z + 1.1), frame=frame)
        walls.add((-half - 0.02, 1.0, base - 0.3), (-half + 0.16, 6.2, top), frame=frame)
        if fins:
            fin_boxes.add((-half - 0.09, -0.35 - fins, base - 0.3), (-half + 0.09, 0.2, top + roof + 0.6), frame=frame)
        glass.add((-half, 0.02, base), (half, 0.03, top - 0.3), frame=frame)
        slabs.add((-half - 0.05, -0.5, top - 0.34), (half + 0.05, depth, top + roof), frame=frame)
    for frame, x in ((frames[0], -half), (frames[-1], half)):
        walls.add((x - 0.35, -0.45 - fins, base - 0.3), (x + 0.35, depth, top + roof + 0.02), frame=frame)
    first, last = frames[0], frames[-1]
    walls.add((-half, 6.0, base), (half, depth - 0.2, top), frame=first).add(
        (-half, 6.0, base), (half, depth - 0.2, top), frame=last
    )
    slabs.form("slabs", looks.slab)
    bars.form("frames", looks.frame)
    walls.form("walls", looks.wall)
    glass.form("panes", looks.glass)
    if fins:
        fin_boxes.form("fins", looks.fin)
    if glass_rails.faces:
        glass_rails.form("rails", looks.rail)
