"""Small Chinese cabbage, blanched (1 unit = 10 cm)."""

from math import cos, sin

from kit.arrange import group, place, uniform
from kit.lines import leaf, sweep
from kit.materials import wet


def bok_choy(length=0.8):
    """Models half a small cabbage along +x: a white bulb of stems that opens into dark leaves, its cut side up."""
    parts = []
    stem_tint = wet("bok choy stem", "#cfdc9c", "#f0f4d2", 0.2, 0.6, 0.1, 5)
    green = wet("bok choy leaf", "#2c5c1c", "#5f9438", 0.22, 0.6, 0.2, 7, grain=(9, 0.5, 0.03))
    profile = [(0.075 * cos(a), 0.05 * sin(a)) for a in (i * 0.5236 for i in range(12))]
    for i, side in enumerate((-1.0, -0.45, 0.1, 0.55, 1.0)):
        path = [(0, 0.0, 0.07), (0.2 * length, 0.12 * side, 0.1), (0.5 * length, 0.16 * side, 0.08)]
        parts.append(sweep("stem", path, profile, stem_tint, lambda t: 1.15 - 0.55 * t, 10))
        blade = leaf("leaf", green, 0.62 * length, 0.17, 0.22, 0.3, 0.06, 0.01, 22)
        parts.append(place(blade, (0.42 * length, 0.14 * side, 0.08 + 0.02 * i), (uniform(-14, 14), -6, 24 * side)))
    return group(*parts, name="bok choy")
