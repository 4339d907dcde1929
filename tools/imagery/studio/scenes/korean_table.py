"""A Korean table in brass: rice and soup in front, twelve side dishes, each another, and a stew in the middle."""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things import banchan, banchan_pan
from things.brassware import brass_bowl, brass_dish, brass_spoon_and_sticks
from things.rice import rice_mound

SEED = 17


def side_dishes():
    """Each in its own dish: what, where, how wide, how turned, and how wide the food is by itself."""
    dishes = (
        (banchan.black_beans, -1.36, 0.76, 0.28, 0, 0.25),
        (banchan.braised_beef, -0.95, 1.42, 0.3, 0, 0.25),
        (banchan.kimchi, -1.32, 0.02, 0.34, 20, 0.27),
        (banchan.spinach, -0.56, -0.06, 0.3, 0, 0.26),
        (banchan.bean_sprouts, 0.2, -0.02, 0.3, 0, 0.27),
        (banchan.japchae, -0.6, 0.68, 0.39, 0, 0.3),
        (banchan_pan.egg_roll, 0.22, 0.7, 0.38, 12, 0.37),
        (banchan_pan.fritters, 1.04, 0.58, 0.42, 24, 0.44),
        (banchan.bellflower, -0.22, 1.38, 0.3, 0, 0.26),
        (banchan.anchovies, 0.46, 1.46, 0.28, 0, 0.25),
        (banchan_pan.lotus_root, 1.14, 1.34, 0.34, -12, 0.42),
        (banchan.fernbrake, 1.72, 0.92, 0.28, 0, 0.26),
    )
    for make, x, y, radius, turn, reach in dishes:
        place(brass_dish(radius), (x, y, 0.03))
        place(make(), (x, y, 0.08), (0, 0, turn), radius / reach)


def mains():
    """Rice, soup and the stew."""
    place(brass_bowl(0.42, 0.42), (-0.78, -0.86, 0.03))
    place(rice_mound(0.37, 0.2), (-0.78, -0.86, 0.34))
    broth = wet("broth", "#a2491a", "#d8883a", 0.03, 1.0, 0.45, 7.0)
    place(brass_bowl(0.46, 0.4, 0.72, broth), (0.24, -0.84, 0.03))
    place(banchan.soup_solids(0.4, 0.0), (0.24, -0.84, 0.33))
    place(brass_spoon_and_sticks(1.55), (1.0, -1.5, 0.03), (0, 0, 88))


def build():
    """The whole picture, seen from the place of the guest."""
    table_set(wood("walnut", "#22120a", "#5d3a22", 0.8), lamp_side="right", lights=30)
    area((0.2, -3.6, 3.4), (0, 0.2, 0.2), 2.4, 70, WARM_LIGHT, name="low fill")
    cloth("indigo runner", 4.1, 3.5, linen("indigo", "#22345c", 26), 0.008, seed=2, at=(0, 0.2, -0.012))
    mains()
    side_dishes()
    camera((0.1, -4.5, 3.5), (0.06, 0.14, 0.1), 57, focus=(0, -0.3, 0.25), blur=24)
