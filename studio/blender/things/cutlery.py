"""Knife, fork and spoon, and what belongs beside them (1 unit = 10 cm)."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.colours import CANDLE_LIGHT, CREAM, LACQUER_BLACK, LINEN_WHITE, SILVER
from kit.forms import box, extrude, grid, lathe, thicken
from kit.lights import point
from kit.lines import circle, sweep, tube
from kit.materials import brass, ceramic, glow, lacquer, linen, metal, simple


def _steel():
    return metal("steel", SILVER, 0.16)


def _half_width(v, stations):
    """Returns the half-width at v in 0…1, interpolated between stations [(v, half-width)…]."""
    for (v0, w0), (v1, w1) in zip(stations, stations[1:]):
        if v <= v1:
            t = (v - v0) / (v1 - v0)
            return w0 + (w1 - w0) * t * t * (3 - 2 * t)
    return stations[-1][1]


def _blade(name, length, half_width, height, hollow, material, thickness=0.02):
    """Models a flat metal form along +x: v in 0…1 runs over its length, `height(v)` lifts it, `hollow(v)` presses
    its middle down.
    """

    def point_at(u, v):
        s, half = u * 2 - 1, half_width(v)
        return v * length, s * half, height(v) - hollow(v) * (1 - s * s)

    return thicken(grid(name, 14, 90, point_at, material), thickness)


def spoon(length=1.9, material=None):
    """Models a table spoon along +x, its bowl at the far end."""
    stem = [(0, 0.0), (0.012, 0.07), (0.12, 0.085), (0.45, 0.035), (0.7, 0.032), (1, 0.0)]
    inside = lambda v: min(max((v - 0.7) / 0.3, 0), 1)
    egg = lambda v: 0.21 * abs(sin(pi * inside(v) ** 0.9)) ** 0.52
    lift = lambda v: 0.035 + 0.08 * max(0, sin(pi * min(v / 0.78, 1))) + 0.08 * min(1, 2.5 * inside(v))
    hollow = lambda v: 0.075 * abs(sin(pi * inside(v))) ** 0.8
    half_width = lambda v: max(_half_width(v, stem), egg(v))
    return _blade("spoon", length, half_width, lift, hollow, material or _steel())


def fork(length=1.95, material=None):
    """Models a fork along +x with four tines."""
    material = material or _steel()
    stations = [(0, 0.0), (0.014, 0.065), (0.15, 0.08), (0.6, 0.034), (0.8, 0.034), (0.9, 0.11), (1, 0.125)]
    lift = lambda v: 0.03 + 0.07 * max(0, sin(pi * min(v / 0.95, 1)))
    parts = [_blade("fork", length * 0.74, lambda v: _half_width(v, stations), lift, lambda v: 0.0, material)]
    x0 = length * 0.735
    for i in range(4):
        y = (i - 1.5) * 0.066
        path = [
            (x0, y, 0.05),
            (x0 + 0.16, y, 0.025),
            (x0 + 0.34, y * 0.97, 0.035),
            (x0 + length * 0.26, y * 0.95, 0.085),
        ]
        tine = [(0.026, 0), (0.018, 0.011), (-0.018, 0.011), (-0.026, 0), (-0.018, -0.011), (0.018, -0.011)]
        parts.append(sweep("tine", path, tine, material, scale=lambda t: 1 - 0.55 * t**3))
    return group(*parts, name="fork")


def knife(length=2.2, material=None):
    """Models a table knife along +x, its blade at the far end, edge towards -y."""
    material = material or _steel()
    outline = [
        (0.52, 0.055),
        (0.56, 0.075),
        (0.8, 0.085),
        (0.93, 0.07),
        (1.0, 0.0),
        (0.95, -0.06),
        (0.8, -0.075),
        (0.58, -0.065),
    ]
    outline = [(x * length, y) for x, y in outline + [(0.53, -0.03)]]
    blade = place(extrude("blade", outline, 0.02, material, 0.006), (0, 0, 0.025))
    path = [(0, 0, 0.04), (0.1, 0, 0.045), (0.3 * length, 0, 0.045), (0.535 * length, 0, 0.036)]
    swell = lambda t: 0.55 + 0.5 * sin(pi * min(1, 0.15 + t * 0.75))
    return group(blade, sweep("handle", path, circle(0.07, 16, 0.52), material, swell), name="knife")


def folded_napkin(material=None, width=1.0, depth=1.7, layers=3):
    """Models a napkin folded to a rectangle, its layers slightly uneven, lying on z=0 around the origin."""
    material = material or linen("napkin", LINEN_WHITE)
    parts = []
    for i in range(layers):
        w, d, shift = width - 0.012 * i, depth - 0.02 * i, i * 3.0

        def point_at(u, v, w=w, d=d, shift=shift):
            """Returns a point of one layer: over the top, around the fold, back below."""
            angle = 2 * pi * u
            x = max(-1, min(1, 1.06 * cos(angle))) * w / 2
            rise = max(-1, min(1, 2.5 * sin(angle))) * 0.017
            swell = noise.noise(Vector((x * 1.6, v * d * 1.6, shift))) * 0.016
            return x, (v - 0.5) * d, rise + swell + 0.018

        cloth = grid("napkin", 48, 30, point_at, material, closed=True, uv=lambda u, v, w=w, d=d: (u * 2 * w, v * d))
        parts.append(place(cloth, (0.008 * i, 0.01 * i, 0.016 + 0.04 * i), (0, 0, i * 0.5)))
    return group(*parts, name="napkin")


def tray(width=3.6, depth=2.4, height=0.14, material=None):
    """Models a shallow rectangular tray with a raised edge; things stand on it at 0.06."""
    material = material or lacquer("tray", LACQUER_BLACK)
    parts = [box("tray", (width, depth, 0.05), material, (0, 0, 0.03), 0.02)]
    for side in (-1, 1):
        parts.append(box("edge", (width, 0.06, height), material, (0, side * (depth / 2 - 0.03), height / 2), 0.024))
        parts.append(
            box("edge", (0.06, depth - 0.1, height), material, (side * (width / 2 - 0.03), 0, height / 2), 0.024)
        )
    return group(*parts, name="tray")


def candle(radius=0.16, height=0.5, power=6.0, holder=None):
    """Models a stub of cream wax in a brass dish, with a flame that lights its surroundings."""
    wax = simple("wax", CREAM, 0.45, coat=0.2)
    dip = lambda r, z, a: (r * (1 + 0.02 * sin(3 * a)), z + (0.02 * sin(2 * a + 1) if z > height * 0.5 else 0))
    profile = [
        (0, 0.04),
        (radius, 0.04),
        (radius * 1.01, height * 0.6),
        (radius, height),
        (radius * 0.9, height + 0.015),
    ]
    body = lathe("wax", profile + [(radius * 0.7, height - 0.03), (0, height - 0.05)], wax, 64, bend=dip)
    dish = lathe(
        "dish",
        [(0, 0.02), (radius * 1.7, 0.02), (radius * 2, 0.07), (radius * 2.03, 0.06), (radius * 1.7, 0), (0, 0)],
        holder or brass(),
        72,
    )
    wick = tube(
        "wick",
        [(0, 0, height - 0.05), (0.004, 0, height + 0.02), (0.012, 0, height + 0.06)],
        0.007,
        simple("wick", "#1a120c", 0.9),
    )
    teardrop = [(0, 0), (0.03, 0.035), (0.036, 0.08), (0.022, 0.15), (0.006, 0.21), (0, 0.225)]
    flame = lathe("flame", teardrop, glow("flame", CANDLE_LIGHT, 14), 24, at=(0.008, 0, height + 0.035))
    flame.visible_shadow = False
    return group(body, dish, wick, flame, point((0, 0, height + 0.16), power, CANDLE_LIGHT, 0.06), name="candle")


def teapot(radius=0.55, height=0.72, material=None, handle=None):
    """Models a round pot with a low lid, a spout towards +x and an arched handle above."""
    material = material or ceramic("celadon", "#9fb9a4", "#7f9e88", roughness=0.16)
    belly = [
        (0, 0.03),
        (radius * 0.55, 0.02),
        (radius * 0.6, 0),
        (radius * 0.66, 0.03),
        (radius * 0.95, height * 0.3),
        (radius, height * 0.5),
    ]
    belly += [
        (radius * 0.86, height * 0.8),
        (radius * 0.5, height * 0.95),
        (radius * 0.45, height * 0.97),
        (radius * 0.4, height * 0.9),
    ]
    lid = [
        (radius * 0.44, height * 0.965),
        (radius * 0.42, height * 0.99),
        (radius * 0.25, height * 1.05),
        (0.05, height * 1.08),
    ]
    lid += [(0.045, height * 1.12), (0.085, height * 1.17), (0.06, height * 1.22), (0, height * 1.23)]
    path = [
        (radius * 0.8, 0, height * 0.36),
        (radius * 1.2, 0, height * 0.46),
        (radius * 1.45, 0, height * 0.74),
        (radius * 1.72, 0, height * 0.92),
    ]
    spout = sweep("spout", path, circle(0.13, 20), material, scale=lambda t: 1 - 0.55 * t, up=(0, 1, 0))
    arch = [
        (radius * 0.72 * cos(a), 0, height * 0.86 + radius * 1.15 * sin(a))
        for a in (radians(d) for d in range(0, 181, 15))
    ]
    hoop = tube("handle", arch, 0.045, handle or simple("bamboo", "#4a3423", 0.5), steps=4)
    parts = [lathe("pot", belly, material, wobble=0.008), lathe("lid", lid, material, wobble=0.006), spout, hoop]
    return group(*parts, name="teapot")
