"""A brazier with what grills on it: marbled slices, short ribs, mushrooms, peppers (1 unit = 10 cm)."""

from kit.arrange import group, place, vary
from things.fire import brazier, sparks
from things.meat import grilled_slice, mushroom_slice, pepper, short_rib

GRATE = 0.885


def loaded_grill():
    """Everything on its grate, 3 units across, the nearest third left free so that the embers are seen."""
    parts = [brazier(), sparks(14, 0.9, 1.0, 2.2)]
    for x, y, turn in ((-0.66, 0.1, 66), (-0.16, 0.06, 60), (0.34, 0.1, 64), (-0.36, 0.78, 8), (0.42, 0.82, -10)):
        parts.append(place(grilled_slice(0.78, 0.42), (x, y, GRATE - 0.012), (vary(-2, 2), vary(-2, 2), turn)))
    for x, y, turn in ((-0.86, -0.3, 74), (0.84, 0.26, 74)):
        parts.append(place(short_rib(0.56), (x, y, GRATE), (0, 0, turn)))
    for x, y, turn in ((-1.06, 0.42, 96), (1.1, 0.44, 82)):
        parts.append(place(mushroom_slice(), (x, y, GRATE), (0, 0, turn)))
    for x, y, turn in ((0.66, -0.42, 52), (0.86, -0.3, 60)):
        parts.append(place(mushroom_slice(0.54), (x, y, GRATE), (0, 0, turn)))
    for x, y, turn in ((0.2, -0.52, 24), (0.3, -0.62, 34), (-0.46, -0.56, -16)):
        parts.append(place(pepper(), (x, y, GRATE), (0, 0, turn)))
    return group(*parts, name="grill")
