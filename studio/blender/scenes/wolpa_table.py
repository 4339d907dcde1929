"""Wolpa: porcelain brushed with cobalt waves, a few slices of the day's fish, clear soup, soy and sake."""

from kit.arrange import build_group, group, place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, lacquer, metal, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.glazes import wave_glaze
from things.perilla import perilla, perilla_material
from things.sushi import fan, fat_lines, salmon, wasabi
from things.tableware import bowl, chopsticks, coupe, cup
from things.vegetables import rings, round_slice, threads
from things.vessels import sake_flask, small_dish

SEED = 9


def fish():
    """Models tuna, salmon and sea bream in leaning rows before radish threads and two leaves, on a plate whose
    floor is at 0.06.
    """
    green = perilla_material()
    pale = fat_lines("sea bream", "#dcc3b2", "#cfa99a", "#f3e8da", 0.06, 0.2, 0.6, 0.8, coat=0.15)
    place(threads(0.46, 0.3, 260, 0.0055, wet("radish", "#cfd2c8", "#eceee6", 0.3, 0.3)), (-0.12, 0.5, 0.06))
    place(perilla(0.72, green), (0.12, 0.52, 0.2), (0, -30, 62))
    place(perilla(0.66, green), (0.3, 0.44, 0.16), (0, -22, 14))
    red = fat_lines("lean tuna", "#8f1a20", "#6d0e16", "#b9585a", 0.06, 0.08, 0.35, 0.3, "#a83a38", 0.08)
    fan(pale, 4, (0.34, 0.18, 0.1), -6, (0.64, 0.34, 0.05), 0.17, 30, rim=0.22)
    fan(red, 4, (-0.6, -0.2, 0.1), 10, (0.64, 0.31, 0.055), 0.175, 32, rim=0.2)
    fan(salmon(), 4, (0.08, -0.32, 0.1), 0, (0.66, 0.33, 0.055), 0.175, 32, rim=0.22)
    place(wasabi(0.09), (0.52, -0.46, 0.06))


def soup(waves, deep):
    """Models a clear soup with scallion and a slice of citrus in it."""
    clear = wet("clear soup", "#9a6426", "#c08c48", 0.06, 0.5, 0.3, 3)
    peel, flesh = wet("peel", "#d9a52a", roughness=0.3), wet("citrus", "#efd27c", roughness=0.25)
    slice_ = place(round_slice(0.15, 0.03, flesh, peel), (-0.1, -0.05, 0.395), (4, -3, 0))
    filled = bowl(0.64, 0.54, waves, deep, fill=0.75, drink=clear)
    return group(filled, slice_, *rings(9, 0.3, (0.05, 0), 0.412, size=0.028), name="soup")


def build():
    table_set(stone("slate", "#161d2a", "#303c50", 0.6, 0.42, 0.2, 0.1), "left", 1.0, 1.0, lights=0)
    area((0.3, -3.6, 2.4), (0, 0, 0.3), 1.8, 24, WARM_LIGHT, name="low fill").visible_glossy = False
    deep = ceramic("deep blue", "#16305c", "#0d1f40", roughness=0.2)
    place(coupe(1.36, 0.22, wave_glaze(), 0.01), (-0.1, 0, 0))
    build_group(fish, (-0.1, 0.02, -0.013), scale=1.24)
    place(small_dish(0.34, 0.13, deep), (1.52, -0.6, 0))
    soy = wet("soy", "#120805", "#2a130a", 0.07, 0.0)
    place(round_slice(0.27, 0.075, soy), (1.52, -0.6, 0.015))
    place(soup(wave_glaze("waves around", rows=6.0), deep), (1.3, 1.5, 0))
    place(sake_flask(1.3, 0.4, ceramic("night blue", "#1d3a68", "#10244a", 0.3, 0.22)), (-1.55, 2.2, 0))
    place(cup(0.24, 0.3, deep, 0.78, wet("sake", "#cfcdbf", roughness=0.02, coat=1)), (-1.0, 1.75, 0))
    sticks = chopsticks(
        lacquer("ink", "#101a2c", 0.3), metal("tip", "#8a6c40", 0.45), stone("pebble", "#5a6068", "#858b92"), 2.0
    )
    place(sticks, (-1.0, -1.42, 0), (0, 0, 2))
    camera((0.3, -5.9, 3.2), (0.08, 0.4, 0.28), 64, focus=(-0.1, -0.15, 0.25), blur=28)
