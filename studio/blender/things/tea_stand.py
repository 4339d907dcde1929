"""Afternoon tea (1 unit = 10 cm): the three-tiered stand, its food, and the pot. Everything stands on z=0."""

from math import cos, pi, radians, sin

from kit.arrange import group, place, uniform
from kit.colours import GOLD
from kit.forms import blob, lathe
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal
from things.sandwiches import finger_sandwich, open_round, triangle_sandwich
from things.sweets import fruit_tart, glazed_cube, macaron, scone
from things.tableware import PLATE_FLOOR, level, plate

TIERS = ((1.28, 0.16), (1.02, 1.2), (0.76, 2.14))


def porcelain():
    """Returns the material of white porcelain, slightly blue where the glaze pools."""
    return ceramic("tea porcelain", "#e4e1da", "#c9cfd6", roughness=0.12)


def stand(material=None, trim=None):
    """Models three gold-rimmed plates on a slender rod with a ring as handle; TIERS has the radius and height of
    each plate.
    """
    white, gold = material or porcelain(), trim or metal("gold", GOLD, 0.2)
    parts = [place(plate(radius, radius * 0.24, 0.13, white, gold), (0, 0, z)) for radius, z in TIERS]
    parts.append(tube("rod", [(0, 0, 0.1), (0, 0, 2.92)], 0.03, gold, smooth=False))
    for _, z in TIERS:
        knop = [(0, 0.05), (0.11, 0.052), (0.1, 0.09), (0.05, 0.13), (0.065, 0.18), (0.03, 0.24), (0, 0.24)]
        parts.append(lathe("knop", knop, gold, 40, at=(0, 0, z)))
    for i in range(3):
        turn = radians(90 + 120 * i)
        leg = [(0.5, 0.19), (0.72, 0.16), (0.8, 0.08), (0.78, 0.03)]
        parts.append(tube("leg", [(r * cos(turn), r * sin(turn), z) for r, z in leg], 0.035, gold))
        parts.append(
            place(blob("foot", gold, (0.055, 0.055, 0.035), detail=3), (0.78 * cos(turn), 0.78 * sin(turn), 0.035))
        )
    ring = [(0.2 * sin(a), 0.0, 3.1 - 0.2 * cos(a)) for a in (2 * pi * i / 40 for i in range(41))]
    parts.append(sweep("ring", ring, circle(0.028, 14), gold, up=(0, 1, 0), steps=1, caps=False))
    return group(*parts, name="tea stand")


def _arrange_in_ring(make, count, radius, z, start=0.0, end=360.0, turn=0.0):
    """Places things in a ring around the rod, each rotated outwards by `turn`."""
    parts = []
    for i in range(count):
        angle = start + (end - start) * i / count
        a = radians(angle)
        parts.append(place(make(i), (radius * cos(a), radius * sin(a), z), (0, 0, angle + turn + uniform(-7, 7))))
    return parts


def savouries():
    """Models the lowest tier: finger sandwiches, triangles, small open rounds with salmon and cucumber."""
    z = TIERS[0][1] + PLATE_FLOOR
    kinds = ("cucumber", "salmon", "egg")
    fingers = _arrange_in_ring(lambda i: finger_sandwich(kinds[i % 3], 0.52, 0.25), 4, 0.7, z, 217, 361)
    corners = _arrange_in_ring(lambda i: triangle_sandwich(kinds[(i + 1) % 3]), 4, 0.68, z, 24, 184, 90)
    return fingers + corners + _arrange_in_ring(lambda i: open_round(i % 2), 2, 0.72, z, 183, 535)


def scones():
    """Models the middle tier: scones, with a tartlet of berries between them."""
    z = TIERS[1][1] + PLATE_FLOOR
    return _arrange_in_ring(lambda i: scone(0.25), 5, 0.6, z, 198, 558) + _arrange_in_ring(
        lambda i: fruit_tart(0.17), 2, 0.26, z, 245, 420
    )


def sweets():
    """Models the uppermost tier: macarons, glazed cubes, small tarts."""
    z = TIERS[2][1] + PLATE_FLOOR
    tints = ("#e9b7b4", "#b9c99a", "#e8cf9a")
    pieces = [
        lambda: glazed_cube("#2b1710", "#d9ab60"),
        lambda: macaron(tints[0]),
        lambda: fruit_tart(0.15),
        lambda: glazed_cube("#efe2cf", "#d0303a"),
        lambda: macaron(tints[1]),
        lambda: glazed_cube("#e58fa0", "#f4e6d4"),
        lambda: macaron(tints[2]),
    ]
    return _arrange_in_ring(lambda i: pieces[i](), 7, 0.42, z, 215, 575, 20)


def filled_stand():
    """Models the stand with everything on it."""
    return group(stand(), *savouries(), *scones(), *sweets(), name="filled stand")


def teapot(radius=0.62, height=0.86, material=None, trim=None):
    """Models a round porcelain pot: spout towards +x, a handle behind, gold on its rim and knob."""
    white, gold = material or porcelain(), trim or metal("gold", GOLD, 0.2)
    belly = [(0, 0.04), (radius * 0.5, 0.03), (radius * 0.56, 0), (radius * 0.62, 0.03), (radius * 0.66, 0.07)]
    belly += [(radius * 0.94, height * 0.32), (radius, height * 0.52), (radius * 0.88, height * 0.78)]
    belly += [(radius * 0.56, height * 0.95), (radius * 0.46, height), (radius * 0.42, height * 0.99)]
    lid = [
        (radius * 0.47, height * 1.005),
        (radius * 0.44, height * 1.04),
        (radius * 0.26, height * 1.12),
        (0.05, height * 1.15),
    ]
    knob = [
        (0.045, height * 1.14),
        (0.04, height * 1.18),
        (0.085, height * 1.24),
        (0.07, height * 1.3),
        (0, height * 1.32),
    ]
    spout_path = [(radius * 0.82, 0, height * 0.34), (radius * 1.2, 0, height * 0.4), (radius * 1.42, 0, height * 0.66)]
    spout_path += [(radius * 1.56, 0, height * 0.9), (radius * 1.74, 0, height * 1.0)]
    spout = sweep("spout", spout_path, circle(0.15, 24), white, scale=lambda t: 1 - 0.62 * t**0.8, up=(0, 1, 0))
    ear = [(-radius * 0.84, 0, height * 0.82), (-radius * 1.2, 0, height * 1.0), (-radius * 1.58, 0, height * 0.84)]
    ear += [(-radius * 1.52, 0, height * 0.52), (-radius * 1.2, 0, height * 0.3), (-radius * 0.88, 0, height * 0.28)]
    parts = [lathe("pot", belly, white, 128, wobble=0.003), lathe("lid", lid, white, 96), lathe("knob", knob, gold, 48)]
    parts += [spout, sweep("ear", ear, circle(0.055, 16, 0.75), white, up=(0, 1, 0))]
    rim = [(radius * 0.475, height * 1.0), (radius * 0.49, height * 1.012), (radius * 0.47, height * 1.03)]
    band = [(radius * 0.665, 0.06), (radius * 0.69, 0.075), (radius * 0.7, 0.1)]
    parts += [lathe("rim", rim, gold, 96, 3), lathe("band", band, gold, 96, 3)]
    return group(*parts, name="teapot")


def jug(height=0.5, radius=0.26, material=None, drink=None):
    """Models a small jug for milk, its lip towards +x."""
    inside = [
        (0, 0.06),
        (radius * 0.8, 0.1),
        (radius * 0.9, height * 0.4),
        (radius * 0.68, height * 0.82),
        (radius * 0.78, height),
    ]
    outside = [
        (0, 0.02),
        (radius * 0.62, 0),
        (radius * 0.8, 0.03),
        (radius, height * 0.36),
        (radius * 0.76, height * 0.82),
    ]
    outside += [(radius * 0.84, height)]
    lip = lambda r, z, a: (r * (1 + 0.4 * max(0.0, 1 - min(a, 2 * pi - a) / 0.5)) if z > height * 0.88 else r, z)
    parts = [lathe("jug", outside + inside[::-1], material or porcelain(), 96, bend=lip)]
    ear = [
        (-radius * 0.8, 0, height * 0.86),
        (-radius * 1.5, 0, height * 0.84),
        (-radius * 1.6, 0, height * 0.5),
        (-radius, 0, height * 0.3),
    ]
    parts.append(sweep("ear", ear, circle(0.03, 12), material or porcelain(), up=(0, 1, 0)))
    if drink:
        parts.append(level(inside, 0.72, drink))
    return group(*parts, name="jug")
