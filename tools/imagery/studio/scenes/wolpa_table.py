"""Wolpa: porcelain brushed with cobalt waves, a few slices of the day's fish, clear soup, the sea's lights behind."""

from math import cos, radians, sin

from kit.arrange import group, place, vary
from kit.materials import ceramic, lacquer, brass, stone, wet
from kit.lights import bokeh
from kit.sets import table_set
from kit.view import camera
from things.glazes import wave_glaze
from things.sushi import cut, wasabi, white_fish
from things.tableware import bowl, chopsticks, coupe, cup
from things.vegetables import shiso, threads
from things.vessels import sake_flask, small_dish

SEED = 9


def fish():
    """Six slices leaning on each other in a bow, on a bed of radish threads."""
    flesh = white_fish()
    parts = [place(threads(0.4, 0.22, 70), (0.1, 0.3, 0)), place(shiso(0.8), (-0.3, 0.12, 0.06), (0, -14, 150))]
    for i in range(6):
        angle = radians(200 + 27 * i)
        at = (0.52 * cos(angle) + 0.05, 0.42 * sin(angle) + 0.12, 0.03 + 0.012 * i)
        parts.append(place(cut("slice", 0.56, 0.24, 0.06, flesh), at, (0, -16, 200 + 27 * i + 90 + vary(-5, 5))))
    parts.append(place(wasabi(0.08), (0.62, 0.05, 0.0)))
    return group(*parts, name="fish")


def build():
    """The whole picture."""
    table_set(stone("slate", "#1a2230", "#39465a", 0.6, 0.42, 0.2, 0.1), "left", 0.95, 1.0, lights=0)
    bokeh(70, (0, 13, -0.2), (9, 2, 1.1), (0.025, 0.05), 10, ((0.5, 0.7, 1.0), (0.8, 0.88, 1.0), (1.0, 0.7, 0.42)))
    waves, deep = wave_glaze(), ceramic("deep blue", "#16305c", "#0d1f40", roughness=0.14)
    place(coupe(1.42, 0.24, waves, 0.01), (-0.1, 0, 0))
    place(fish(), (-0.1, 0.0, 0.06), scale=1.15)
    place(group(small_dish(0.36, 0.13, deep)), (1.5, -0.35, 0))
    soup = wet("clear soup", "#cdbb82", "#e8dcae", 0.03, 1.0)
    place(bowl(0.66, 0.55, wave_glaze("waves around", rows=7.0), deep, fill=0.75, drink=soup), (1.35, 1.6, 0))
    place(sake_flask(1.35, 0.4, wave_glaze("waves on the flask", rows=5.0)), (-1.85, 2.3, 0))
    place(cup(0.26, 0.34, deep, 0.78, wet("sake", "#e9e2c6", roughness=0.02, coat=1)), (-1.35, 1.45, 0))
    place(
        chopsticks(lacquer("ink", "#101a2c"), brass(), stone("pebble", "#6a7078", "#9aa0a6"), 2.2),
        (-1.15, -1.45, 0),
        (0, 0, 3),
    )
    camera((0.35, -7.0, 3.6), (0.05, 0.55, 0.55), 60, focus=(-0.1, -0.1, 0.2), blur=30)
