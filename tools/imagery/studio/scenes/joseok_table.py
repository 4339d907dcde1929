"""A table at Lounge Joseok: two flutes and a candle on pale stone, the moon's path on the night sea behind."""

from kit.arrange import place
from kit.forms import box
from kit.materials import ceramic, liquid, metal, stone, wet
from kit.forms import blob
from kit.sets import table_set
from kit.view import camera
from things.backdrops import open_view
from things.candles import pillar
from things.cutlery import folded_napkin
from things.sea import fishing_lamps, sea, water_material
from things.shellfish import scallop_shell
from things.sky import evening, moon_sun
from things.tableware import champagne_flute, coupe
from kit.materials import linen

SEED = 17
MOON = (-8.6, 5.4)


def view():
    """The sea sixty hand's breadths below (1 unit = 10 cm), lamps at its horizon, a slim rail."""
    water = water_material("#061630", 0.16, 0.5, 3000, 0.22)
    place(sea((0, 0, 0), 0, 34, 6.0, -170, 60, 4600, 360, 380, water), (0, 0, -60))
    place(fishing_lamps(7, 4300, 15, 6, size=5.0, strength=3.0), (0, 0, -44))
    steel = metal("rail", "#4a4036", 0.35)
    box("sill", (30, 0.6, 0.2), steel, (0, 6.2, -0.12), 0.03)
    for x in (-4.6, 3.9):
        box("mullion", (0.15, 0.3, 14), steel, (x, 6.4, 4), 0.02)


def build():
    """The whole picture."""
    table_set(stone("travertine", "#8a7d69", "#c7baa2", 0.9, 0.3, 0.35, 0.3), "right", 0.72, 0.0, lights=0, depth=8)
    open_view()
    evening(strength=0.5, moon=MOON, moon_size=2.6, glow=(35, 0.7), light=0.5, stars=0.0)
    moon_sun((MOON[0], 4.5), 1.2, 3.5)
    view()
    gold = liquid("champagne", (0.98, 0.84, 0.5))
    place(champagne_flute(2.25, 0.27, 0.7, gold), (-0.45, 0.15, 0))
    place(champagne_flute(2.25, 0.27, 0.66, gold), (0.28, 0.62, 0))
    place(pillar(0.85, 0.34, 26), (1.15, -0.05, 0))
    place(folded_napkin(linen("indigo linen", "#3a5378", 30), 1.0, 1.5), (-1.35, -0.55, 0), (0, 0, 24))
    place(scallop_shell(0.34), (-1.2, -0.5, 0.16), (0, 0, 30))
    place(coupe(0.5, 0.12, ceramic("sea glaze", "#6f95a0", "#3f6a7c", 0.3, 0.14)), (0.5, -0.95, 0))
    olive = wet("olive", "#6c7a2a", "#a8b060", 0.14, 0.7)
    for x, y in ((0.36, -0.98), (0.58, -0.86), (0.52, -1.1), (0.68, -1.02), (0.44, -0.8)):
        place(blob("olive", olive, (0.115, 0.09, 0.09), 0.04, detail=3), (x, y, 0.14), (0, 0, x * 700))
    camera((0.2, -6.9, 1.55), (0.0, 0.5, 1.0), 52, focus=(-0.1, 0.1, 0.9), blur=28)
