"""Wolpa: porcelain brushed with cobalt waves, a few slices of the day's fish, clear soup, the sea's lights behind."""


from kit.arrange import group, place, vary
from kit.materials import ceramic, lacquer, brass, stone, wet
from kit.lights import bokeh
from kit.sets import table_set
from kit.view import camera
from things.glazes import wave_glaze
from things.sushi import cut, tuna, wasabi, white_fish
from things.tableware import bowl, chopsticks, coupe, cup
from things.vegetables import shiso, threads
from things.vessels import sake_flask, small_dish

SEED = 9


def fish():
    """Sea bream and tuna in two leaning rows before a heap of radish threads."""
    parts = [place(threads(0.46, 0.34, 110), (0.05, 0.4, 0)), place(shiso(0.62), (0.28, 0.42, 0.12), (0, -30, 28))]
    for row, flesh, count, y in (("bream", white_fish(), 5, -0.02), ("tuna", tuna(), 4, -0.4)):
        for i in range(count):
            at = (-0.5 + 0.2 * i + (0.16 if row == "tuna" else 0), y + 0.03 * i, 0.085)
            parts.append(place(cut(row, 0.52, 0.3, 0.075, flesh), at, (30, 0, 84 + vary(-4, 4))))
    parts.append(place(wasabi(0.09), (0.66, -0.24, 0.0)))
    return group(*parts, name="fish")


def build():
    """The whole picture."""
    table_set(stone("slate", "#1a2230", "#39465a", 0.6, 0.42, 0.2, 0.1), "left", 1.1, 1.0, lights=0)
    bokeh(70, (0, 13, -0.2), (9, 2, 1.1), (0.025, 0.05), 10, ((0.5, 0.7, 1.0), (0.8, 0.88, 1.0), (1.0, 0.7, 0.42)))
    waves, deep = wave_glaze(), ceramic("deep blue", "#16305c", "#0d1f40", roughness=0.14)
    place(coupe(1.42, 0.24, waves, 0.01), (-0.1, 0, 0))
    place(fish(), (-0.1, 0.0, 0.06), scale=1.2)
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
    camera((0.35, -7.0, 3.6), (0.05, 0.55, 0.46), 59, focus=(-0.1, -0.1, 0.2), blur=30)
