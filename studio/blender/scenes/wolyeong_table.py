"""Wolyeong: brassware on walnut before a papered lattice, the moon and a plum branch's shadow behind it."""

from kit.arrange import group, place, uniform
from kit.colours import PORCELAIN, WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import paper_window, shadow_branch
from things.banchan import fernbrake, spinach
from things.banchan_pan import egg_roll
from things.cutlery import spoon
from things.gardens import moon_jar
from things.glazes import beaten_brass
from things.rice import rice_mound
from things.settings import placemat, sesame, tangle
from things.tableware import chopsticks, cup
from things.vessels import brass_bowl, small_dish

SEED = 23


def radish():
    """Models white radish namul: fine long shreds in a tangle."""
    white = wet("radish", "#e6dcc2", "#f6efdc", 0.26, 0.45)
    return group(tangle(white, 110, 0.29, 0.13, 0.0105, 0.62, 0.0), sesame(16, 0.22, 0.16), name="radish")


def meal(brass):
    """Models rice, a lidded soup and four side dishes, all in brass."""
    rice = place(rice_mound(0.3, 0.15, count=300), (0, 0, 0.31), scale=1.62)
    place(group(brass_bowl(0.62, 0.46, brass), rice), (-0.68, 0.5, 0.05))
    place(brass_bowl(0.64, 0.46, brass, lid=True), (0.74, 0.68, 0.05))
    fillings = (lambda: spinach(0.3), radish, lambda: fernbrake(0.29), lambda: egg_roll())
    for filling, at, turn in zip(
        fillings, ((-1.52, -0.3), (-0.46, -0.52), (0.54, -0.46), (-1.74, 0.78)), (0, 60, 140, 20)
    ):
        dish = small_dish(0.45, 0.15, brass, 0.002)
        place(group(dish, place(filling(), (0, 0, 0.06))), (*at, 0.05), (0, 0, turn + uniform(-8, 8)))


def build():
    top = table_set(
        wood("low table", "#1d100a", "#4e2f1e", 1.3, 0.34, "X", 0.4), "right", 0.85, background=0.5, lights=0, depth=8
    )
    top.location.y = 1.0
    paper_window((0, 5.2, 1.9), 11, 5.0, moon=(-1.2, -1.14), reach=0.62)
    line = [(-4.2, -2.2), (-3.0, -1.68), (-2.0, -1.38), (-1.0, -0.95), (0.0, -0.83), (0.9, -0.43)]
    shadow_branch((0, 5.15, 1.9), line, 12, 44)
    place(placemat(linen("ramie", "#2f4468", 14), 4.1, 2.4), (-0.12, 0.15, 0), (0, 0, 1))
    brass = beaten_brass(0.34)
    meal(brass)
    pair = group(
        place(spoon(1.9, brass), (0, 0.12, 0)),
        place(chopsticks(brass, brass, brass, 2.0), (0.05, -0.12, 0)),
        name="pair",
    )
    place(pair, (1.4, -0.85, 0.04), (0, 0, 84))
    moon_jar((1.9, 2.95, 0), 0.5, ceramic("moon jar", "#b9b2a4", "#9d9484", roughness=0.34))
    tea = wet("tea", "#6f5f1c", "#9c8c3c", 0.05, 0.5)
    place(cup(0.26, 0.34, ceramic("white", PORCELAIN, specks=0.3), 0.8, tea), (-1.95, 1.75, 0))
    area((0.5, -0.5, 7.5), (0, 0.4, 0), 9.0, 470, WARM_LIGHT, 5.0, name="glow for the brass")
    area((1.5, -5.5, 3.4), (0, 0.3, 0.3), 6.0, 150, WARM_LIGHT, 1.6, name="low glow")
    camera((0.1, -7.7, 3.6), (-0.08, 0.7, 0.66), 70, focus=(-0.3, -0.1, 0.3), blur=24)
