"""Tableware (1 unit = 10 cm). Each function returns one object or group that stands on z=0 at the origin; use
`place`.

Food rests on a plate PLATE_FLOOR above the plate's z; bowls, cups and glasses take a `fill` (0…1 of their height).
"""

from mathutils import Vector

from kit.arrange import group, place
from kit.colours import PORCELAIN
from kit.forms import lathe, through
from kit.lines import sweep, tube
from kit.materials import brass, ceramic, glass, lacquer
from things.stems import stemmed

PLATE_FLOOR = 0.055


def _porcelain():
    return ceramic("porcelain", PORCELAIN, specks=0.3, roughness=0.18)


def level(inside, fill, material, gap=0.004, name="drink"):
    """Models a liquid in a vessel: `inside` is the inner profile [(radius, z)…] of the vessel from the axis
    upwards, `fill` 0…1 of its height.
    """
    line = through(sorted(inside, key=lambda p: p[1]))
    low, high = line[0][1], line[-1][1]
    top = low + (high - low) * fill
    below = [(max(r - gap, 0), z + gap) for r, z in line if z + gap < top - 0.01]
    edge = min((abs(z - top), r) for r, z in line)[1] - gap
    profile = [(0, low + gap), *below, (edge, top - 0.006), (edge - 0.012, top), (0, top)]
    return lathe(name, profile, material, 72, 1)


def plate(radius=1.35, rim=0.42, height=0.16, material=None, band=None, wobble=0.004):
    """Models a dinner plate with a broad rim; `band` (a metal) lines its edge."""
    well = radius - rim
    profile = [(0, 0.05), (well * 0.5, 0.05), (well * 0.88, 0.052), (well, 0.07), (well + 0.06, 0.10)]
    profile += [(radius * 0.93, height * 0.92), (radius - 0.015, height + 0.02), (radius, height + 0.008)]
    profile += [(radius - 0.01, height - 0.025), (radius * 0.9, height - 0.05), (well + 0.05, 0.035)]
    profile += [(well * 0.82, 0.02), (well * 0.78, 0), (well * 0.72, 0), (well * 0.68, 0.02), (0, 0.02)]
    dish = lathe("plate", profile, material or _porcelain(), 160, wobble=wobble)
    if not band:
        return dish
    edge = [(radius - 0.05, height + 0.008), (radius - 0.02, height + 0.024), (radius + 0.004, height + 0.01)]
    return group(dish, lathe("band", edge + [(radius, height - 0.01)], band, 160, 4), name="plate")


def coupe(radius=1.2, height=0.22, material=None, wobble=0.006):
    """Models a plate without rim, its edge rising in one soft curve."""
    profile = [
        (0, 0.05),
        (radius * 0.6, 0.055),
        (radius * 0.85, height * 0.45),
        (radius - 0.02, height),
        (radius, height),
    ]
    profile += [
        (radius, height - 0.03),
        (radius * 0.88, height * 0.3),
        (radius * 0.62, 0.01),
        (radius * 0.5, 0),
        (0, 0.01),
    ]
    return lathe("coupe", profile, material or _porcelain(), 160, wobble=wobble)


def _bowl(name, radius, height, foot, material, inner, wobble, fill, drink):
    wall = 0.045
    outside = [(0, 0.03), (foot * 0.8, 0.03), (foot * 0.86, 0), (foot, 0), (foot + 0.005, 0.07)]
    outside += [
        (radius * 0.78, height * 0.32),
        (radius * 0.95, height * 0.66),
        (radius, height - 0.02),
        (radius - 0.008, height),
    ]
    inside = [(0, 0.09), (foot * 0.7, 0.12), (radius * 0.74, height * 0.36), (radius - wall - 0.02, height * 0.66)]
    inside += [(radius - wall * 0.7, height - 0.012), (radius - 0.008, height)]
    material = material or _porcelain()
    parts = [lathe(name, outside, material, wobble=wobble), lathe(name + " inside", inside, inner or material)]
    if fill:
        parts.append(level(inside, fill, drink))
    return group(*parts, name=name)


def bowl(radius=0.75, height=0.55, material=None, inner=None, foot=None, wobble=0.004, fill=0.0, drink=None):
    """Models a footed bowl; `inner` is another material inside (red in black lacquer); use `fill` with `drink` for
    soup.
    """
    return _bowl("bowl", radius, height, foot or radius * 0.48, material, inner, wobble, fill, drink)


def deep_bowl(radius=0.95, height=0.85, material=None, inner=None, wobble=0.006, fill=0.0, drink=None):
    """Models a noodle or soup bowl."""
    return _bowl("deep bowl", radius, height, radius * 0.42, material, inner, wobble, fill, drink)


def cup(radius=0.3, height=0.5, material=None, fill=0.0, drink=None, wobble=0.02):
    """Models a handle-less cup for tea or sake."""
    inside = [
        (0, 0.09),
        (radius * 0.8, 0.14),
        (radius * 0.93, height * 0.5),
        (radius * 0.94, height - 0.01),
        (radius * 0.96, height),
    ]
    outside = [(0, 0.02), (radius * 0.62, 0), (radius * 0.72, 0.01), (radius * 0.9, 0.12), (radius, height * 0.5)]
    outside += [(radius * 0.98, height - 0.01)]
    form = lathe("cup", outside + inside[::-1], material or _porcelain(), wobble=wobble)
    return group(form, level(inside, fill, drink), name="cup") if fill else form


def wine_glass(height=2.2, radius=0.42, fill=0.0, drink=None, rim=0.24):
    """Models a stemmed glass; red wine fills it to 0.36, white to 0.45; `rim` is the light in its edges."""
    base, rise, wall, mouth = height * 0.47, height * 0.53, 0.012, 0.8
    side = [(0.62, 0.12), (1, 0.42), (0.9 + 0.02 / radius, 0.75), (mouth, 1)]
    bowl = [(0.08, base + 0.01), *((radius * r, base + rise * z) for r, z in side)]
    form = stemmed(bowl, rim)
    inside = [(0, base + 0.045), (0.04, base + 0.05), *((r - wall, z + 0.015 * (r < radius)) for r, z in bowl[1:])]
    return group(form, level(inside, fill, drink), name="wine glass") if fill else form


def tumbler(radius=0.36, height=0.9, fill=0.0, drink=None, material=None):
    """Models a straight glass with a thick foot."""
    inside = [(0, 0.09), (radius * 0.84, 0.11), (radius * 0.96, height * 0.6), (radius * 0.985, height)]
    outside = [(0, 0), (radius * 0.85, 0), (radius * 0.9, 0.02), (radius, height * 0.6), (radius * 1.02, height)]
    form = lathe("tumbler", outside + [(radius, height + 0.008)] + inside[::-1], material or glass(), 72, 5)
    return group(form, level(inside, fill, drink), name="tumbler") if fill else form


def chopsticks(material=None, tips=None, rest=None, length=2.4, gap=0.1):
    """Models a pair along +x from the origin, their tips on a small rest at the far end; tips and rest are brass by
    default.
    """
    material, tips, rest = material or lacquer(), tips or brass(), rest or brass()
    parts = []
    for side in (-1, 1):
        start, end = Vector((0, side * gap * 0.62, 0.034)), Vector((length, side * gap * 0.42, 0.135))
        along = end - start
        parts.append(tube("stick", [start, start + along * 0.86], 0.036, material, [1.0, 0.72], smooth=False))
        parts.append(tube("tip", [start + along * 0.86, end], 0.0262, tips, [1.0, 0.62], smooth=False))
    under = [(x, 0, 0.042) for x in (-0.17, -0.06, 0.06, 0.17)]
    form = sweep("rest", under, [(-0.06, -0.042), (0.06, -0.042), (0.05, 0.03), (0, 0.045), (-0.05, 0.03)], rest)
    parts.append(place(form, (length * 0.84, 0, 0), (0, 0, 90)))
    return group(*parts, name="chopsticks")
