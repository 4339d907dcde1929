"""A Korean table in brass: rice in front, twelve side dishes, each another, and a soybean stew."""

from kit.arrange import group, place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, wood
from kit.sets import table_set
from kit.view import camera
from things import banchan, banchan_pan
from things.brassware import brass_bowl, brass_dish, brass_spoon_and_sticks
from things.rice import rice_mound

SEED = 17


def side_dishes():
    """Models the side dishes. Each row has the food, the position, radius and height of its dish, the rotation of
    the food, and its width.
    """
    dishes = (
        (banchan.black_beans, -1.46, 0.68, 0.26, 0.17, 0, 0.27),
        (banchan.braised_beef, -1.02, 1.3, 0.33, 0.14, 0, 0.27),
        (banchan.kimchi, -1.36, 0.0, 0.35, 0.14, 20, 0.33),
        (banchan.spinach, -0.62, -0.04, 0.27, 0.16, 0, 0.27),
        (banchan.bean_sprouts, 0.3, 0.0, 0.3, 0.13, 0, 0.3),
        (banchan.japchae, -0.72, 0.7, 0.4, 0.13, 0, 0.32),
        (_egg_roll, 0.1, 0.76, 0.37, 0.12, 16, 0.44),
        (banchan_pan.fritters, 1.04, 0.52, 0.43, 0.12, 24, 0.46),
        (banchan.bellflower, -0.3, 1.5, 0.28, 0.17, 0, 0.28),
        (banchan.anchovies, 0.42, 1.4, 0.25, 0.16, 0, 0.29),
        (_lotus_root, 1.12, 1.32, 0.37, 0.13, -14, 0.45),
        (banchan.fernbrake, 1.76, 1.0, 0.28, 0.15, 0, 0.29),
    )
    for make, x, y, radius, height, turn, reach in dishes:
        place(brass_dish(radius, height), (x, y, 0.03))
        place(make(), (x, y, 0.08), (0, 0, turn), radius / reach)


def _egg_roll():
    """Models the egg roll around the middle of its dish."""
    return group(place(banchan_pan.egg_roll(), (0.05, 0, 0)), name="egg roll")


def _lotus_root():
    """Models four broad slices, so that their holes are visible."""
    return banchan_pan.lotus_root(4, 0.19)


def mains():
    """Models rice and a soybean stew."""
    place(brass_bowl(0.42, 0.42), (-0.78, -0.86, 0.03))
    place(rice_mound(0.37, 0.2), (-0.78, -0.86, 0.34))
    place(brass_bowl(0.47, 0.4), (0.24, -0.84, 0.03))
    place(banchan.soybean_stew(0.44), (0.24, -0.84, 0.355))
    place(brass_spoon_and_sticks(1.55), (1.0, -1.5, 0.03), (0, 0, 88))


def build():
    table_set(wood("walnut", "#22120a", "#5d3a22", 0.8), lamp_side="right", lights=30)
    area((0.2, -3.6, 3.4), (0, 0.2, 0.2), 2.4, 70, WARM_LIGHT, name="low fill")
    cloth("indigo runner", 4.1, 3.5, linen("indigo", "#17233f", 26), 0.008, seed=2, at=(0, 0.2, -0.012))
    mains()
    side_dishes()
    camera((0.1, -4.5, 3.6), (0.07, 0.12, 0.1), 57, focus=(0, -0.3, 0.25), blur=24)
