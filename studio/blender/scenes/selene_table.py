"""Selene: dark wood before the open fire: red wine, the steak knife, bread and salt."""

from kit.arrange import place, scatter
from kit.colours import SILVER
from kit.materials import ceramic, linen, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import hearth, move_moon, remove_backdrop
from things.blades import steak_knife
from things.cutlery import fork
from things.drinks import bordeaux
from things.garnish import rosemary, salt_flakes
from things.pastry import roll
from things.settings import placemat, ringed_napkin
from things.tableware import coupe, wine_glass

SEED = 13
FINISH = {"exposure": 0.5}


def build():
    table_set(wood("walnut", "#1b0f09", "#5d3820", 1.3, 0.32, "X", 0.4), "left", 0.85, 0.0, lights=0, depth=7)
    remove_backdrop()
    move_moon((3.6, 4.6, 8.0))
    hearth((0.4, 7.2, -0.6), 4.6, 2.7)
    dark, pale = ceramic("iron glaze", "#24211f", "#3a2f28", 0.4, 0.3), ceramic("pale", "#d8d2c4", specks=0.3)
    place(placemat(linen("charcoal linen", "#3a4250", 13), 3.7, 2.5), (-0.1, -0.1, 0))
    place(coupe(1.28, 0.2, dark, 0.012), (-0.25, -0.1, 0.045))
    place(ringed_napkin(linen("napkin", "#c9bda6", 20)), (-0.25, -0.1, 0.11), (0, 0, 64))
    place(rosemary(0.8), (-0.5, -0.3, 0.36), (0, 6, 50))
    place(fork(1.95, metal("steel", SILVER, 0.2)), (-1.75, -0.95, 0.045), (0, 0, 88))
    place(steak_knife(), (1.36, -1.05, 0.045), (0, 0, 92))
    place(bordeaux(), (1.45, 1.2, 0))
    place(wine_glass(2.1, 0.42), (2.2, 1.95, 0))
    place(coupe(0.72, 0.14, pale), (-1.85, 1.5, 0))
    place(roll(0.34, 0.34), (-2.0, 1.55, 0.055), (0, 0, 30))
    place(roll(0.3, 0.32), (-1.55, 1.35, 0.055), (0, 0, 100))
    place(coupe(0.36, 0.12, pale), (-0.55, 1.7, 0))
    salt_flakes([(x - 0.55, y + 1.7) for x, y in scatter(70, 0.02, radius=0.18)], 0.07)
    camera((-0.2, -7.7, 2.7), (0.12, 0.9, 1.0), 57, focus=(-0.2, -0.1, 0.4), blur=24)
