"""Manwol: plates like the full moon, silver, bread and a flute, and a covered dish waiting behind."""

from kit.arrange import group, place
from kit.colours import PALE_LIGHT, SILVER
from kit.forms import lathe
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, liquid, metal
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.cutlery import folded_napkin, fork, knife, spoon
from things.glazes import moon_glaze
from things.pastry import roll
from things.plum import plum_sprig
from things.sparkling import sparkling_flute
from things.tableware import coupe, plate, tumbler

SEED = 41


def cloche(silver, radius=1.0):
    """Models a polished dome over a tray."""
    dome = [(radius * 1.02, 0.04), (radius * 1.04, 0.07), (radius, 0.1), (radius * 0.99, 0.4), (radius * 0.86, 0.72)]
    dome += [
        (radius * 0.55, 0.96),
        (radius * 0.18, 1.06),
        (0.07, 1.08),
        (0.06, 1.14),
        (0.13, 1.22),
        (0.1, 1.3),
        (0, 1.33),
    ]
    rim = [(0, 0.03), (radius * 1.2, 0.03), (radius * 1.34, 0.09), (radius * 1.37, 0.08), (radius * 1.22, 0), (0, 0)]
    return group(lathe("dome", dome, silver, 144), lathe("tray", rim, silver, 144), name="cloche")


def build():
    table_set(None, "right", 0.95, 1.1, lights=60)
    move_moon((-5.0, 1.2, 7.4))
    cloth("tablecloth", 15, 11, linen("damask", "#8e97a8", 9), 0.018, 0.7, 6, 220, at=(0, 2.2, 0))
    silver, glaze = metal("silver", SILVER, 0.24), moon_glaze()
    place(coupe(1.5, 0.2, glaze, 0.004), (-0.15, 0, 0.045))
    place(
        plate(1.0, 0.28, 0.14, ceramic("porcelain", "#f0ece2", specks=0.1), metal("band", SILVER, 0.15)),
        (-0.15, 0, 0.105),
    )
    place(folded_napkin(linen("napkin", "#7d93b4", 18), 0.62, 1.2), (-0.15, 0, 0.16), (0, 0, 62))
    place(plum_sprig(0.95, 5), (-0.56, -0.26, 0.31), (0, 11, 28))
    for i, x in enumerate((-2.05, -1.8)):
        place(fork(1.95 - 0.15 * i, silver), (x, -0.95 + 0.08 * i, 0.045), (0, 0, 89))
    place(knife(2.2, silver), (1.55, -1.0, 0.045), (0, 0, 91))
    place(spoon(1.85, silver), (1.86, -0.9, 0.045), (0, 0, 90))
    place(coupe(0.78, 0.14, glaze), (-2.0, 1.75, 0.045))
    place(roll(0.36, 0.36), (-2.15, 1.75, 0.1), (0, 0, 20))
    place(roll(0.3, 0.32), (-1.68, 1.6, 0.1), (0, 0, 120))
    place(sparkling_flute(1.98, "#ffe9b8", 0.36, 6), (1.3, 1.5, 0.04), scale=0.94)
    place(tumbler(0.36, 0.85, 0.6, liquid("water", (0.94, 0.97, 1.0))), (2.05, 1.2, 0.04))
    place(cloche(silver, 0.95), (-0.1, 4.2, 0.04))
    area((0, -2.5, 6.5), (0, 3.5, 0.6), 8.0, 170, PALE_LIGHT, 2.0, name="light for the silver")
    camera((0.3, -7.7, 3.6), (0.0, 0.75, 0.64), 55, focus=(-0.1, -0.1, 0.3), blur=30)
