"""The hall of Manwol: a long buffet of marble and silver under a row of round lamps, a full moon of light on the
end wall.
"""

from math import cos, sin

from kit.arrange import build_group, duplicate, heap, hide, place
from kit.colours import BRASS
from kit.forms import box
from kit.lines import drape
from kit.materials import ceramic, linen, marble, metal, simple, velvet, wet, wood
from kit.stage import sky
from kit.view import camera
from things.buffet import prawn, roast_potato, warmer
from things.dining import clothed_table, lay_setting, table_candle, western
from things.furniture import dining_chair, place_chair
from things.joinery import bars, dark_wood, panelling, slats
from things.lanterns import globe_pendant, moon_disc, strip
from things.pastry import croissant, loaf, round_loaf
from things.patisserie import round_cake, tart
from things.rooms import moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.tableware import coupe, plate
from things.windows import window_wall

SEED = 27
HEIGHT = 3.6
LINE = 0.75
COUNTER = 0.9


def counter():
    """Models the buffet: fluted walnut, a marble top, a brass rail, and dishes along it."""
    length, y = 9.4, 5.4
    box("top", (1.15, length, 0.06), marble("marble", "#dcd7cc", "#7a7468", 1.3), (LINE, y, COUNTER - 0.03), 0.012)
    body = wood("walnut", "#24150c", "#6b4527", 3, 0.36, "Z", 0.25)
    for s in (-1, 1):
        bars(
            "flutes",
            [
                ((0.045, 0.05, 0.74), (LINE + s * 0.49, y - length / 2 + 0.1 + 0.072 * i, 0.45))
                for i in range(int(length / 0.072) - 1)
            ],
            body,
            0.014,
        )
    box("core", (0.94, length - 0.06, 0.8), simple("core", "#20140c", 0.6), (LINE, y, 0.44), 0)
    gilt = metal("gilt", BRASS, 0.28)
    bars("kick", [((1.02, length - 0.02, 0.08), (LINE, y, 0.04))], gilt, 0.006)
    bars("edge", [((0.02, length, 0.02), (LINE - 0.585, y, COUNTER - 0.075))], gilt, 0.004)
    strip(
        (LINE - 0.53, 0.8, COUNTER - 0.09), (LINE - 0.53, 9.9, COUNTER - 0.09), 22, 0.04, target=(LINE - 0.6, 5.4, 0.0)
    )


def dishes():
    """Models bread and pastry nearest, then platters, then silver warmers into the distance."""
    white, slate = ceramic("white", "#efe9dc", roughness=0.14), simple("slate", "#22262b", 0.5, grain=(20, 0.3, 0.01))

    def bread():
        box("board", (5.2, 3.4, 0.2), wood("board", "#6b4527", "#a9794a", 0.6, 0.45, "X", 0.1), (0, 0, 0.1), 0.05)
        for x, y, turn in ((-1.5, 0.9, 10), (0.4, 1.0, -12), (1.7, 0.4, 40)):
            place(loaf(1.9, 0.8, 0.62), (x, y, 0.2), (0, 0, turn))
        place(round_loaf(0.75, 0.62), (-1.5, -0.6, 0.2))
        for x, y, turn in ((0.2, -0.5, 20), (1.3, -0.9, 200), (0.3, -1.2, 160)):
            place(croissant(1.3), (x, y, 0.22), (0, 0, turn))

    def open_warmer(kind):
        def make():
            place(warmer(opened=96), (0, 0, 0), scale=1.5)
            heap(kind(), 34, 1.1, (0, 0), 1.2, 40, (1.3, 1.6), sink=0.04)

        return make

    def plates():
        for i in range(9):
            place(plate(1.3, 0.36, 0.14, white), (0, 0, 0.11 * i))

    def sweets():
        coupe(1.75, 0.2, ceramic("night blue", "#22304a", "#16203a", 0.5, 0.2))
        place(round_cake(1.35, 0.8, wet("chocolate", "#4a1f10", roughness=0.07, coat=1.0), "berries"), (0, 0, 0.1))

    def tarts():
        coupe(2.0, 0.24, ceramic("celadon", "#9fb9a4", "#7f9e88", roughness=0.16))
        for i, kind in enumerate(("berries", "curd") * 4):
            angle = i * 0.8976
            place(tart(0.5, kind), (1.12 * cos(angle), 1.12 * sin(angle), 0.1) if i < 7 else (0, 0, 0.1))

    build_group(sweets, (LINE + 0.2, 1.12, COUNTER), scale=0.1)
    build_group(tarts, (LINE - 0.28, 1.12, COUNTER), scale=0.1)
    build_group(bread, (LINE + 0.02, 1.6, COUNTER), (0, 0, 90), 0.12)
    build_group(plates, (LINE - 0.3, 2.2, COUNTER), scale=0.1)
    build_group(plates, (LINE - 0.02, 2.25, COUNTER), scale=0.1)
    build_group(open_warmer(roast_potato), (LINE, 2.85, COUNTER), (0, 0, -90), 0.1)
    build_group(open_warmer(lambda: [prawn(0.34)]), (LINE, 3.6, COUNTER), (0, 0, -90), 0.1)
    lid = build_group(lambda: place(warmer(), (0, 0, 0), scale=1.5), scale=0.1)
    hide(lid)
    for i in range(6):
        duplicate(lid, (LINE, 4.4 + 0.85 * i, COUNTER), (0, 0, -90), 0.1)


def city():
    """Models blurred lights of Seoul at night behind the left windows."""
    from kit.lights import bokeh

    bokeh(150, (-16, 14, -0.2), (5, 14, 2.6), (0.03, 0.075), 3.2)


def tables():
    """Models white tables along the windows to the left and beyond the buffet to the right."""
    chair, setting = (
        dining_chair(velvet("velvet", "#131b2b")),
        western("#e9e2d4", charger="#20344c", metal_tint="#d6d9dd"),
    )
    hide(chair)
    for x, ys in ((-1.95, (1.7, 4.0, 6.3, 8.6)), (3.0, (2.6, 5.2, 7.8))):
        for y in ys:
            clothed_table(0.5, linen("white linen", "#ded7c9", 42, strength=0.3), 0.7, (x, y, 0))
            for dx, dy in ((-0.75, 0.62), (0.75, 0.62), (0.0, -0.97)) if y < 7 else ((0.75, 0.62), (0, -0.97)):
                place_chair(chair, (x + dx * 0.9, y + dy * 0.9), (x, y))
                lay_setting(setting, (x + dx * 0.31, y + dy * 0.31), (x, y))
            table_candle((x, y, 0.745), 0.3, 1.8)
            warm_pool((x, y, 2.2), 0.5, 38, spread=100)


def ceiling_battens():
    """Models walnut battens across the ceiling."""
    dark = dark_wood(2.0, "X", "#4a2e1a", "#1f120a")
    bars("battens", [((7.5, 0.09, 0.16), (0.4, -1.9 + 0.62 * i, HEIGHT - 0.08)) for i in range(21)], dark, 0.008)


def build():
    sky(strength=0.9)
    floor = tiles("#6f675c", "#5f584e", 0.9, 0.12, "#38332c")
    shell(-3.4, 4.2, -2.5, 10.8, HEIGHT, floor, plaster("#8d7c66", 0.08), plaster("#4d4234", 0.05), "RB")
    ceiling_battens()
    place(window_wall(-10.8, 2.5, 0, 0.3, HEIGHT - 0.2, 8, (2.5,)), (-3.4, 0, 0), (0, 0, -90))
    box("sill", (0.2, 13.3, 0.3), dark_wood(2.5, "Y"), (-3.45, 4.2, 0.15), 0.01)
    box("head", (0.2, 13.3, 0.2), dark_wood(2.5, "Y"), (-3.45, 4.2, HEIGHT - 0.1), 0.01)
    cloth = linen("drape", "#6d7688", 60, strength=0.2)
    for y in (2.45, 4.1, 5.75, 7.4, 9.05):
        drape("drape", (-3.25, y - 0.16), (-3.25, y + 0.16), HEIGHT - 0.05, cloth)
    city()
    dark = dark_wood(2.5, "Z")
    place(panelling(7.6, HEIGHT, wood("walnut panel", "#2a180d", "#65421f", 2.5, 0.36, "Z", 0.25), 7), (-3.4, 10.78, 0))
    place(slats(13.2, HEIGHT, dark, 0.11, 0.05, 0.05, simple("behind", "#3a2a1c", 0.7)), (4.18, 10.7, 0), (0, 0, -90))
    moon_disc((-0.35, 10.72, 1.95), 1.36, 150)
    counter()
    for y in (1.4, 2.9, 4.4):
        warm_pool((LINE - 0.1, y, 2.3), 0.5, 26, spread=90)
    dishes()
    tables()
    for i in range(7):
        globe_pendant((LINE, 1.7 + 1.32 * i, 2.2), HEIGHT, 0.21, 26 if i < 5 else 14, 1.05)
    warm_pool((LINE, 3.4, 2.9), 0.4, 90, 6.0, spread=110)
    strip((3.6, -1, HEIGHT - 0.2), (3.6, 10, HEIGHT - 0.2), 110, 0.1, target=(4.2, 4.5, 1.6))
    strip((-0.8, 0, HEIGHT - 0.7), (-0.8, 10, HEIGHT - 0.7), 34, 0.5, target=(-0.8, 5, HEIGHT))
    moon_side((-6.0, 3.5, 4.0), (-1.0, 4.0, 0.4), 2000, 4.0)
    room_fill((-0.3, -2.4, 2.8), (0, 4, 0.8), 110, 2.6)
    camera((-0.62, -0.95, 1.62), (0.12, 4.6, 1.36), 25, focus=(0.6, 2.6, 1.0), blur=6)
