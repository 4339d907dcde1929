"""Parts of a place setting besides vessels: napkins, small foods, tangles and mounds (1 unit = 10 cm)."""

from math import cos, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import duplicate, group, hide, place, uniform
from kit.colours import LEAF_DARK, LINEN_WHITE
from kit.forms import blob, grid, lathe, thicken
from kit.lines import leaf, tube
from kit.materials import brass, linen, simple, wet
from kit.stage import rng


def ringed_napkin(material=None, ring=None, length=1.9, width=0.95):
    """Models a napkin drawn through a ring: gathered at its middle, fanning in pleats to both ends; it lies along x
    on z=0.
    """
    material = material or linen("napkin", LINEN_WHITE)
    shift = rng().random() * 9

    def point_at(u, v):
        s, across = v * 2 - 1, u * 2 - 1
        spread = 0.16 + (width / 2 - 0.16) * abs(s) ** 1.15
        drift = 1.1 * noise.noise(Vector((across * 2.2, s * 1.1, shift)))
        pleat = cos(across * pi * 3.6 + drift * 2.2 + 0.5 * sin(2 * s + shift)) * (0.05 - 0.018 * abs(s))
        crown = 0.2 * (1 - abs(s)) ** 1.2 * (1 - across * across * 0.85) + 0.075 * (1 - across * across)
        tuck = -0.06 * max(0, abs(across) - 0.8) * 5
        y = across * spread * (1 + 0.05 * noise.noise(Vector((s * 2 + shift, across, 0))))
        x = s * length / 2 * (1 - 0.14 * across * across + 0.05 * noise.noise(Vector((across * 1.5, s, shift))))
        return x, y, max(0.02, crown + pleat + tuck + 0.04)

    form = thicken(grid("napkin", 120, 60, point_at, material, uv=lambda u, v: (u * 1.6, v * length)), 0.016)
    band = lathe(
        "ring",
        [(0.2, -0.11), (0.225, -0.1), (0.23, 0), (0.225, 0.1), (0.2, 0.11), (0.185, 0), (0.2, -0.11)],
        ring or brass(),
        72,
        4,
    )
    return group(form, place(band, (0, 0, 0.12), (0, 90, 0), (0.72, 1.05, 1)), name="ringed napkin")


def tangle(material, count=50, radius=0.34, height=0.16, thickness=0.02, length=0.5, ground=0.0, at=(0, 0)):
    """Models a loose mound of strands (namul, shredded radish, egg, noodles) around `at`, from `ground` upwards."""
    parts = []
    for i in range(count):
        angle, reach = uniform(0, 2 * pi), radius * sqrt(rng().random()) * 0.8
        heading, bend = uniform(0, 2 * pi), uniform(-2.4, 2.4)
        x, y = reach * cos(angle), reach * sin(angle)
        line = []
        for k in range(6):
            far = min(1.0, sqrt(x * x + y * y) / radius)
            rise = ground + height * (1 - far * far) * (0.45 + 0.55 * i / count) + thickness + uniform(0, 0.03)
            line.append((at[0] + x, at[1] + y, rise))
            heading += bend / 6 + uniform(-0.25, 0.25)
            step = length / 6
            if (x + step * cos(heading)) ** 2 + (y + step * sin(heading)) ** 2 > radius * radius:
                heading += pi * 0.7
            x, y = x + step * cos(heading), y + step * sin(heading)
        parts.append(tube("strand", line, thickness * uniform(0.75, 1.2), material, [0.7, 1, 1.05, 1, 0.95, 0.6]))
    return group(*parts, name="tangle")


def mound(material, radius=0.4, height=0.15, ground=0.0, rough=0.06):
    """Models a rounded filling of a bowl."""
    dome = [
        (0, ground + height),
        (radius * 0.4, ground + height * 0.92),
        (radius * 0.75, ground + height * 0.55),
        (radius, ground),
    ]
    return lathe("mound", dome, material, 64, 6, wobble=rough)


def greens(radius=0.3, ground=0.2):
    """Models seasoned spinach: dark strands and crumpled leaves with sesame."""
    dark, fresh = wet("greens", LEAF_DARK, "#5f9a3a", 0.25, 0.6), wet("stems", "#5c8f34", "#a5c46a", 0.25, 0.6)
    parts = [tangle(dark, 34, radius, 0.17, 0.026, 0.42, ground), tangle(fresh, 10, radius, 0.2, 0.018, 0.4, ground)]
    for _ in range(9):
        angle, reach = uniform(0, 2 * pi), radius * uniform(0, 0.7)
        form = leaf("leaf", dark, uniform(0.2, 0.32), 0.09, uniform(-0.5, 0.2), 0.6, 0, 0.012)
        parts.append(
            place(
                form,
                (reach * cos(angle), reach * sin(angle), ground + 0.17 - reach * 0.25),
                (uniform(-40, 40), uniform(-20, 30), uniform(0, 360)),
            )
        )
    return group(*parts, sesame(14, radius * 0.7, ground + 0.19), name="greens")


def sesame(count, radius, height):
    """Models toasted seeds scattered at a height, lower towards the rim."""
    seed = blob("sesame", simple("sesame", "#e9cf98", 0.5), (0.022, 0.013, 0.009), detail=2)
    seeds = []
    for _ in range(count):
        angle, reach = uniform(0, 2 * pi), radius * sqrt(rng().random())
        at = (reach * cos(angle), reach * sin(angle), height - 0.28 * reach * reach / max(radius, 0.01))
        seeds.append(duplicate(seed, at, (uniform(-30, 30), uniform(-30, 30), uniform(0, 180))))
    hide(seed)
    return group(*seeds, name="sesame")


def placemat(material, width=3.2, depth=2.4, hem=0.09):
    """Models a hemmed cloth for one guest, nearly flat; its top is at 0.03, things stand on it at 0.04."""

    def point_at(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        edge = min(u * width, (1 - u) * width, v * depth, (1 - v) * depth)
        seam = 0.006 if edge < hem else 0.0
        ripple = 0.006 * noise.noise(Vector((x * 1.4, y * 1.4, 3)))
        wander = 0.012 * noise.noise(Vector((x * 1.1, y * 1.1, 9)))
        return x + wander, y + wander, 0.016 + seam + ripple + (0.004 if abs(edge - hem) < 0.012 else 0)

    cells = (int(width / 0.03), int(depth / 0.03))
    return thicken(grid("placemat", *cells, point_at, material, uv=lambda u, v: (u * width, v * depth)), 0.02)
