"""Wolyeong: brassware on walnut before a papered lattice, the moon and a plum branch's shadow behind it."""

from kit.arrange import group, place, vary
from kit.colours import PORCELAIN, WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import paper_window, shadow_branch
from things.cutlery import spoon
from things.glazes import beaten_brass
from things.rice import rice_mound
from things.settings import greens, persimmon, placemat, sesame, tangle
from things.tableware import chopsticks, cup
from things.vessels import brass_bowl, small_dish

SEED = 23


def meal(brass):
    """Rice, a lidded soup and five side dishes, all in brass."""
    place(group(brass_bowl(0.62, 0.46, brass), place(rice_mound(0.5, 0.2), (0, 0, 0.34))), (-0.72, 0.55, 0.05))
    place(brass_bowl(0.66, 0.48, brass, lid=True), (0.78, 0.75, 0.05))
    white, gold = wet("radish", "#f2ead6", "#fff8e6", 0.2, 0.5), wet("egg", "#e9a928", "#ffd874", 0.25, 0.4)
    carrot = wet("carrot", "#dd6a1e", "#ff9a4a", 0.22, 0.5)
    fillings = (
        lambda: greens(0.3, 0.07),
        lambda: group(tangle(white, 44, 0.3, 0.17, 0.02, 0.5, 0.07), sesame(12, 0.2, 0.27)),
        lambda: tangle(carrot, 40, 0.29, 0.16, 0.019, 0.46, 0.07),
        lambda: tangle(gold, 40, 0.29, 0.16, 0.021, 0.46, 0.07),
    )
    for filling, at in zip(fillings, ((-1.62, -0.25), (-0.52, -0.5), (0.55, -0.42), (-1.85, 0.95))):
        place(group(small_dish(0.46, 0.17, brass, 0.002), filling()), (*at, 0.05), (0, 0, vary(0, 360)))


def build():
    """The whole picture."""
    top = table_set(
        wood("low table", "#1d100a", "#5a3522", 1.3, 0.3, "X", 0.5), "right", 0.85, background=0.5, lights=0, depth=8
    )
    top.location.y = 1.0
    paper_window((0, 5.2, 1.9), 11, 5.0, moon=(-1.25, -0.72), reach=0.62)
    shadow_branch(
        (0, 5.15, 1.9), [(-4.2, -1.9), (-3.0, -1.35), (-2.0, -1.05), (-1.0, -0.62), (0.0, -0.5), (0.9, -0.1)], 12, 44
    )
    place(placemat(linen("ramie", "#38507c", 14), 4.3, 2.5), (-0.05, 0.25, 0), (0, 0, 1))
    brass = beaten_brass(0.32)
    meal(brass)
    pair = group(
        place(spoon(2.0, brass), (0, 0.12, 0)),
        place(chopsticks(brass, brass, brass, 2.1), (0.05, -0.12, 0)),
        name="pair",
    )
    place(pair, (1.5, -0.85, 0.04), (0, 0, 84))
    for x, y, size in ((2.35, 2.1, 1.0), (3.05, 2.45, 0.92)):
        place(persimmon(0.4), (x, y, 0), (0, 0, 30), size)
    tea = wet("tea", "#8a7a2a", roughness=0.03, coat=1.0)
    place(cup(0.27, 0.38, ceramic("white", PORCELAIN, specks=0.3), 0.8, tea), (-2.3, 2.0, 0))
    area((0.5, -0.5, 7.5), (0, 0.4, 0), 9.0, 520, WARM_LIGHT, 5.0, name="glow for the brass")
    area((1.5, -5.5, 3.4), (0, 0.3, 0.3), 6.0, 150, WARM_LIGHT, 1.6, name="low glow")
    camera((0.1, -8.4, 3.7), (-0.05, 0.75, 0.66), 64, focus=(-0.3, -0.1, 0.3), blur=26)
