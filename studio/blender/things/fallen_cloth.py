"""Corners of a cloth that leave a knot and lie on the objects below in narrow pleats (1 unit = 10 cm)."""

from math import cos, pi, radians, sin, sqrt

import cv2
import numpy as np
from mathutils import Vector, noise

from kit.arrange import uniform
from kit.forms import grid, soften

REACH, CELL = 1.9, 0.025
CELLS = 90


class Ground:
    """The heights of everything placed so far, on a square grid around the knot. `at` smooths them slightly and
    never returns less.
    """

    def __init__(self, form):
        count = int(2 * REACH / CELL) + 1
        self.heights = np.zeros((count, count), np.float32)
        self.add(np.array([v.co[:] for v in form.data.vertices], np.float32))

    def add(self, points):
        """Raises the ground to the given points and closes the gaps between them."""
        spots = np.clip((points[:, :2] + REACH) / CELL + 0.5, 0, len(self.heights) - 1).astype(int)
        np.maximum.at(self.heights, (spots[:, 0], spots[:, 1]), points[:, 2])
        self.heights = cv2.morphologyEx(self.heights, cv2.MORPH_CLOSE, np.ones((3, 3)))
        self.soft = cv2.GaussianBlur(cv2.dilate(self.heights, np.ones((3, 3))), (0, 0), 1.6)

    def at(self, x, y):
        """Returns the height at (x, y), interpolated between the points of the grid."""
        i, j = ((p + REACH) / CELL for p in (x, y))
        patch = cv2.getRectSubPix(self.soft, (1, 1), (j, i))
        return float(patch[0, 0])


def corner(material, lining, ground, at, turn, length=0.9, opened=42.0, puff=0.145, bend=0.0):
    """Models a corner of the cloth from a knot `at`, rotated by degrees: it opens like a fan, falls to the ground
    and lies on it.

    `opened` is half its angle; `puff` is its height at the root before it falls; `bend` moves its tip sideways.
    """
    x0, y0, z0 = at
    shift, wide, pleats = uniform(0, 20), radians(opened), uniform(3.2, 4.2)

    def point(u, v):
        s = u * 2 - 1
        angle = s * wide * (0.22 + 0.78 * sin(pi / 2 * min(1, v * 1.5)))
        hem = 1.16 / (cos(angle) + 1.8 * sqrt(sin(angle) ** 2 + 0.006))
        wander = noise.noise(Vector((s * 1.3, v * 1.7, shift)))
        r = length * v * hem * (1 + 0.06 * noise.noise(Vector((s * 1.5, shift, 3))))
        aim = radians(turn) + angle + bend * v * v + 0.07 * wander * v
        root = 0.06 * s * (1 - v) ** 2
        x, y = x0 + r * cos(aim) - root * sin(radians(turn)), y0 + r * sin(aim) + root * cos(radians(turn))
        # Pleats are narrow at the knot, and wider, softer and flatter towards the hem.
        wave = 0.5 + 0.5 * cos(pi * pleats * (s + 0.12 * wander) + shift)
        folds = wave**1.5 * length * (0.045 + 0.05 * min(1, v * 2.5)) * min(1, v * 9) * (1 - 0.72 * v**1.5)
        lying = ground.at(x, y) + 0.012 + folds + 0.012 * (1 + wander) * (1 - v)
        lifted = puff * length * sin(pi * min(1, v * 1.35 + 0.2)) ** 2 * (1 - 0.4 * s * s)
        held = max(0.0, 1 - v / 0.2) ** 2
        return x, y, (lying + lifted) * (1 - held) + max(z0, lying) * held

    form = grid("tail", CELLS, CELLS, point, material, uv=lambda u, v: ((u - 0.5) * length * 1.4 * v, v * length * 1.3))
    form.data.materials.append(lining)
    ground.add(np.array([v.co[:] for v in form.data.vertices], np.float32))
    return _add_hem(form, 0.017 * length)


def _add_hem(form, thickness, cells=CELLS):
    """Gives cloth its other side and rounded edges, thicker along the hem."""
    rim = form.vertex_groups.new(name="hem")
    for k in range((cells + 1) ** 2):
        j, i = divmod(k, cells + 1)
        rim.add([k], 1.0 if min(i, cells - i, cells - j) < 2 else 0.6, "REPLACE")
    solid = form.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset, solid.vertex_group = thickness, 0.0, "hem"
    solid.material_offset = 1
    return soften(form, 1)
