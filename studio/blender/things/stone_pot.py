"""A Korean stone pot on its wooden stand (1 unit = 10 cm)."""

from kit.arrange import group, place
from kit.forms import box, lathe
from kit.materials import stone, wood


def stone_pot(radius=0.95, height=0.72):
    """Models a thick black dolsot with two lugs, on a dark stand; its mouth is open, its inner floor at 0.3, its
    edge at height + 0.12.
    """
    rock = stone("pot stone", "#15161a", "#3a3c42", 1.6, 0.42, 0.7, 0.25)
    outside = [
        (0, 0.02),
        (radius * 0.6, 0),
        (radius * 0.84, 0.08),
        (radius * 0.98, height * 0.45),
        (radius, height * 0.85),
        (radius * 0.985, height),
    ]
    inside = [
        (radius * 0.93, height + 0.01),
        (radius * 0.88, height * 0.9),
        (radius * 0.86, height * 0.5),
        (radius * 0.7, 0.2),
        (0, 0.16),
    ]
    pot = lathe("stone pot", outside + inside, rock, 160, wobble=0.008)
    lugs = [
        place(box("lug", (0.22, 0.3, 0.1), rock, bevel=0.045), (side * (radius + 0.06), 0, height * 0.8))
        for side in (-1, 1)
    ]
    walnut = wood("stand", "#1d110a", "#4a2e1b", 1.3, 0.6, coat=0.0)
    stand = box("stand", (radius * 2.5, radius * 2.1, 0.12), walnut, (0, 0, 0.06), 0.05)
    return group(stand, group(pot, *lugs, at=(0, 0, 0.12)), name="stone pot")
