"""The season on a table of stone: persimmons, tangerines, grapes and figs beside a lobster, oysters and shells. Two views of one scene."""

from kit.arrange import place, vary
from kit.lights import area, table_lamp
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.citrus import Citrus
from things.crushed_ice import crushed_ice
from things.crustaceans import lobster
from things.fruit import grapes, half_fig
from things.settings import persimmon
from things.shellfish import abalone_shell, oyster, scallop_shell

SEED = 33


def fruit():
    """Persimmons and tangerines to the back, grapes running down to the front, figs cut open."""
    citrus = Citrus()
    for x, y, z, tip in ((-0.95, 0.85, 0, 4), (-0.25, 1.05, 0, -8), (-0.62, 0.38, 0, 16), (-0.55, 0.82, 0.42, -20)):
        place(persimmon(0.37), (x, y, z), (tip, tip * 0.7, x * 300))
    for x, y, leaves in ((-1.5, 0.4, 2), (-1.25, -0.25, 1), (0.4, 1.2, 2)):
        place(citrus.fruit(0.3, leaves), (x, y, 0), (vary(-8, 8), vary(-8, 8), x * 200))
    place(grapes(40, 1.0, 0.36), (-0.75, -0.42, 0), (0, 0, -28))
    for x, y, turn in ((-1.75, -0.55, 10), (-1.35, -0.85, -50)):
        place(half_fig(0.25), (x, y, 0.02), (24, 0, turn))


def catch():
    """A mound of ice with oysters and a lobster, shells around."""
    place(crushed_ice(1.15, 0.34, 1100, 0.06), (0.95, 0.05, 0.0))
    place(lobster(1.9), (1.05, 0.22, 0.34), (0, 4, 190))
    for x, y, turn in ((0.45, -0.5, 30), (1.05, -0.62, -20), (1.62, -0.35, -60)):
        place(oyster(0.33), (x, y, 0.2), (12, 0, turn))
    place(scallop_shell(0.36), (0.05, -0.98, 0), (0, 0, 70))
    place(scallop_shell(0.28), (1.85, -0.85, 0), (0, 0, 140))
    place(abalone_shell(0.34), (0.62, -1.18, 0), (0, 0, 15))


def build(view="pc"):
    """The whole picture."""
    table_set(stone("slate", "#1a1e24", "#3a4048", 0.6, 0.34, 0.3, 0.2), "left", 1.0, 1.3, lights=40)
    fruit()
    catch()
    table_lamp((2.0, 2.4, 0), 0.95, 0.26, 20, shine=2.2)
    area((0.6, -4.0, 3.4), (0.1, 0.0, 0.3), 2.4, 90, (1.0, 0.86, 0.7))
    if view == "pc":
        camera((-1.1, -7.1, 3.1), (-1.25, 0.15, 0.42), 37, focus=(0.0, -0.1, 0.3), blur=22)
    else:
        camera((0.15, -7.2, 3.3), (0.24, 0.3, 0.9), 58, focus=(0.0, -0.1, 0.3), blur=22)
