"""Low seats and tables of lounges (1 unit = 1 m). Seats stand on z=0, their front towards -y."""

from math import cos, pi, radians, sin

from kit.arrange import group
from kit.colours import BRASS
from kit.forms import grid, lathe, weld
from kit.lines import tube
from kit.materials import brass, metal, simple, stone, velvet
from things.furniture import cushion


def _round(value, power):
    return (abs(value) ** power) * (1 if value >= 0 else -1)


def padded_wall(radius, arc, low, top, thickness, fabric, channels=0, depth=0.06, centre=(0, 0), name="padded wall"):
    """Models an upholstered wall along an arc of `arc` degrees around `centre`, its middle towards +y, with round
    edges and ends.

    `top` is a height or a function of s in -1…1 along it; `channels` upright rolls quilt it, `depth` of the
    thickness deep.
    """
    columns = max(64, int(arc * radius * 0.6), channels * 12)

    def point(u, v):
        s = v * 2 - 1
        angle = radians(90 - s * arc / 2)
        end = max(0.0, 1 - abs(s) ** (14 + 20 * radius)) ** 0.5
        a = u * 2 * pi
        z1 = top(s) if callable(top) else top
        quilt = 1 + depth * (abs(sin(v * channels * pi)) ** 0.5 - 1) * 2 if channels else 1
        t = thickness / 2 * quilt * (0.25 + 0.75 * end) * (1 if end > 0 else 0)
        h = (z1 - low) / 2 * (0.9 + 0.1 * end)
        r = radius + t * _round(cos(a), 0.55)
        z = low + (z1 - low) / 2 + h * _round(sin(a), 0.5) * (1 if end > 0 else 0.9)
        return centre[0] + r * cos(angle), centre[1] + r * sin(angle), z

    return weld(grid(name, 28, columns, point, fabric, closed=True), 1e-4)


def lounge_chair(fabric=None, foot=None, channels=17):
    """Models a low, deep armchair: a quilted wall around a round cushion, on a brass ring."""
    fabric, foot = fabric or velvet(), foot or brass()
    lift = lambda s: 0.74 - 0.17 * abs(s) ** 2.2
    wall = padded_wall(0.37, 232, 0.12, lift, 0.13, fabric, channels)
    seat = cushion("seat", (0.62, 0.62, 0.2), fabric, (0, -0.05, 0.22), roundness=0.6, crown=0.03)
    base = lathe("base", [(0, 0.14), (0.34, 0.14), (0.36, 0.12), (0.36, 0.1)], simple("dark", "#14110f", 0.6), 64, 1)
    ring = lathe("ring", [(0.33, 0.1), (0.36, 0.1), (0.365, 0.05), (0.36, 0.0), (0.33, 0.0)], foot, 64, 1)
    return group(wall, seat, base, ring, name="lounge chair")


def curved_sofa(radius=2.2, arc=80, fabric=None, foot=None, channels=22):
    """Models a sofa along an arc: its middle at the origin, its hollow side with the seats towards -y."""
    fabric, foot = fabric or velvet(), foot or brass()
    centre = (0, -radius)
    back = padded_wall(radius + 0.36, arc, 0.14, 0.78, 0.2, fabric, channels, centre=centre)
    seat = padded_wall(radius - 0.02, arc * 0.985, 0.14, 0.43, 0.74, fabric, 4, 0.015, centre=centre)
    rail = padded_wall(radius + 0.1, arc * 0.96, 0.04, 0.15, 0.8, metal("plinth", BRASS, 0.35), centre=centre)
    return group(back, seat, rail, name="curved sofa")


def drum_table(radius=0.45, height=0.4, top=None, body=None):
    """Models a low round table: a stone top on a fluted drum."""
    top = top or stone("table stone", "#1b1e22", "#3a3f45", 3.0, 0.2, 0.2, 0.6)
    flutes = lambda r, z, a: (r * (1 + 0.018 * abs(sin(a * 22))) if 0.02 < z < height - 0.03 else r, z)
    drum = lathe(
        "drum",
        [(0, height - 0.03), (radius * 0.8, height - 0.03), (radius * 0.8, 0.02), (radius * 0.8, 0)],
        body or metal("drum", "#6a5332", 0.4),
        220,
        1,
        bend=flutes,
    )
    edge = [
        (0, height),
        (radius - 0.01, height),
        (radius, height - 0.008),
        (radius, height - 0.025),
        (radius - 0.01, height - 0.03),
        (0, height - 0.03),
    ]
    return group(lathe("top", edge, top, 96, 1), drum, name="drum table")


def floor_lamp(height=1.5, reach=0.35, material=None):
    """Models a stem with an arm that carries an opal ball; the middle of the ball is at (reach, 0, height - 0.2)."""
    material = material or brass()
    line = [
        (0, 0, 0.02),
        (0, 0, height * 0.8),
        (0.02, 0, height),
        (reach * 0.5, 0, height + 0.05),
        (reach, 0, height - 0.02),
    ]
    foot = lathe("foot", [(0, 0.035), (0.13, 0.03), (0.15, 0.01), (0.15, 0)], material, 48, 2)
    return group(foot, tube("stem", line, 0.011, material), name="floor lamp")


def rug(radius, material, squash=1.0, thickness=0.018):
    """Models a round rug."""
    form = lathe(
        "rug", [(0, thickness), (radius - 0.02, thickness), (radius, thickness * 0.5), (radius, 0.001)], material, 96, 1
    )
    form.scale = (1, squash, 1)
    return form
