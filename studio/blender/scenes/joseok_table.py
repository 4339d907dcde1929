"""A table at Lounge Joseok: two flutes of sparkling wine and a candle on pale stone, reflected moonlight on the
night sea behind.
"""

from kit.arrange import place
from kit.forms import blob, box
from kit.materials import ceramic, linen, metal, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.backdrops import remove_backdrop
from things.candles import pillar
from things.cutlery import folded_napkin
from things.shellfish import scallop_shell
from things.sky import evening, moon_sun
from things.sparkling import sparkling_flute
from things.tableware import coupe
from things.windows import night_sea

SEED = 17
EYE = (0.2, -6.9, 1.6)
MOON = (-9.2, 5.0)


def view():
    """Models the evening sea with reflected moonlight, and a slim window frame."""
    evening(strength=0.5, moon=MOON, moon_size=2.4, glow=(35, 0.7), light=0.5, stars=0.0)
    moon_sun((MOON[0], 4.5), 1.0, 3.5).visible_glossy = False
    night_sea(
        40, EYE[2], 117, 62, (EYE[0] - 7.6) / 117, bright=0.8, path=0.8, water="#122546", haze="#6d6a86", sky=False
    )
    steel = metal("rail", "#4a4036", 0.35)
    box("sill", (30, 0.6, 0.2), steel, (0, 6.2, -0.12), 0.03)
    for x in (-4.6, 3.9):
        box("mullion", (0.15, 0.3, 14), steel, (x, 6.4, 4), 0.02)


def build():
    table_set(stone("travertine", "#8a7d69", "#c7baa2", 0.9, 0.3, 0.35, 0.3), "right", 0.72, 0.0, lights=0, depth=8)
    remove_backdrop()
    view()
    for x, y in ((-0.42, 0.2), (0.32, 0.66)):
        place(sparkling_flute(2.0, "#ffeabb", 0.36, 5), (x, y, 0), scale=0.96)
    place(pillar(0.85, 0.34, 26), (1.2, -0.05, 0))
    place(folded_napkin(linen("indigo linen", "#3a5378", 30), 1.0, 1.5), (-1.4, -0.5, 0), (0, 0, 24))
    place(scallop_shell(0.34), (-1.25, -0.45, 0.16), (0, 0, 30))
    place(coupe(0.5, 0.12, ceramic("sea glaze", "#6f95a0", "#3f6a7c", 0.3, 0.14)), (0.5, -0.9, 0))
    olive = wet("olive", "#5b6427", "#9aa05a", 0.14, 0.7, 0.25)
    for i, (x, y) in enumerate(
        ((0.34, -0.93), (0.56, -0.8), (0.48, -1.05), (0.68, -0.99), (0.4, -0.75), (0.64, -0.64))
    ):
        place(blob("olive", olive, (0.115, 0.09, 0.09), 0.04, detail=3), (x, y, 0.14), (0, 0, i * 73))
    place(blob("olive", olive, (0.115, 0.09, 0.09), 0.04, detail=3), (0.52, -0.88, 0.27), (0, 12, 40))
    camera((EYE[0], EYE[1], EYE[2]), (0.0, 0.5, 1.0), 54, focus=(-0.1, 0.1, 0.9), blur=13)
