"""A brazier with what grills on it: marbled slices, short ribs, mushrooms, garlic, peppers (1 unit = 10 cm)."""

from kit.arrange import group, place, vary
from things.fire import brazier, sparks
from things.meat import garlic, grilled_slice, mushroom_slice, pepper, short_rib

GRATE = 0.885


def loaded_grill():
    """Everything on its grate, 3 units across, the nearest third left free so that the embers are seen."""
    parts = [brazier(), sparks(14, 0.9, 1.0, 2.2)]
    for x, y, turn in ((-0.62, 0.12, 24), (-0.02, 0.02, 18), (0.6, 0.1, 28), (-0.3, 0.62, 12), (0.36, 0.66, 20)):
        parts.append(place(grilled_slice(), (x, y, GRATE - 0.012), (vary(-2, 2), vary(-2, 2), turn)))
    for x, y, turn in ((-0.72, -0.42, 62), (0.62, -0.44, -12)):
        parts.append(place(short_rib(0.56), (x, y, GRATE), (0, 0, turn)))
    for x, y, turn in ((-0.98, 0.52, 70), (-0.82, 0.62, 76), (1.02, 0.3, 96)):
        parts.append(place(mushroom_slice(), (x, y, GRATE), (0, 0, turn)))
    parts.append(place(garlic(), (0.98, -0.24, GRATE)))
    for x, y, turn in ((0.86, 0.72, -30), (0.78, 0.84, -22), (-0.3, -0.66, 14)):
        parts.append(place(pepper(), (x, y, GRATE), (0, 0, turn)))
    return group(*parts, name="grill")
