"""The private rooms of Selene Grill: a long table between walls of wine, or for ten in a panelled room; the moon at
its end.
"""

from kit.arrange import hide, place
from kit.colours import BRASS
from kit.forms import box
from kit.lights import moon
from kit.lines import drape, tube
from kit.materials import brass, linen, metal, simple, wood
from kit.stage import sky
from kit.view import camera
from things.cellar import bottle_patterns, wine_wall
from things.dining import lay_setting, long_table, table_candle, table_wood, western
from things.furniture import leather, place_chair, wing_chair
from things.joinery import bars, dark_wood, panelling
from things.lanterns import globe_pendant, strip, wall_lamp
from things.rooms import carpet, moon_side, plaster, room_fill, shell, warm_pool
from things.windows import window_wall

SEED = 17
HEIGHT = 3.0
SIDE_SHELVES = (0.8, 1.1, 1.5, 1.9, 2.4)


def cellar():
    """Models walls of wine on both sides and beside the window."""
    patterns = bottle_patterns()
    for x, turn in ((-2.3, 90), (2.3, -90)):
        for y in (0.55, 2.55, 4.55):
            wall = wine_wall(1.94, HEIGHT - 0.12, patterns, SIDE_SHELVES, glow=1.0)
            place(wall, (x, y, 0), (0, 0, turn))
        strip((x * 0.6, -0.4, HEIGHT - 0.12), (x * 0.6, 5.4, HEIGHT - 0.12), 260, 0.1, target=(x, 2.5, 1.3))
    for x in (-1.6, 1.6):
        place(wine_wall(1.3, HEIGHT - 0.12, patterns, (1.45,), glow=0.75), (x, 5.75, 0))
    hide(*patterns)
    metal_frame = metal("bronze", "#5a4630", 0.35)
    for x in (-1.92, 1.92):
        pieces = [((0.03, 0.03, HEIGHT), (x, -0.42 + 1.0 * i, HEIGHT / 2)) for i in range(7)]
        pieces += [((0.035, 6, 0.035), (x, 2.55, z)) for z in (0.5, HEIGHT - 0.13)]
        bars("cellar doors", pieces, metal_frame, 0.004)


def window():
    """Models the tall window in the middle, with the moon in it."""
    window_wall(-0.95, 0.95, 5.8, 0.35, HEIGHT - 0.2, 2, (2.25,), metal("bronze", "#4a3a28", 0.4))
    bars("sill", [((2.0, 0.5, 0.35), (0, 5.6, 0.175))], dark_wood(along="X"), 0.01)
    moon((0.72, 30, 5.0), 1.15, 1.7)
    cloth = linen("drape", "#5a2a30", 60, strength=0.2)
    for s in (-1, 1):
        drape("drape", (s * 0.92, 5.62), (s * 0.62, 5.62), HEIGHT - 0.1, cloth)


def panelled_walls():
    """Models night-blue panels to both sides with brass lamps between them, a wide window with drapes at the end."""
    blue = wood("blue panel", "#16233a", "#24385a", 3, 0.4, "Z", 0.2)
    gilt = metal("gilt", BRASS, 0.3)
    for x, turn in ((-2.33, 90), (2.33, -90)):
        place(panelling(7.6, HEIGHT - 0.02, blue, 6, moulding=gilt), (x, 5.75 if x > 0 else -1.85, 0), (0, 0, turn))
        for y in (0.75, 2.0, 3.25, 4.5):
            wall_lamp((x * 0.985, y, 1.75), (-1 if x > 0 else 1, 0), 0.085, 14, 1.5)
    window_wall(-1.7, 1.7, 5.8, 0.35, HEIGHT - 0.2, 4, (2.25,), metal("bronze", "#4a3a28", 0.4))
    bars("sill", [((3.6, 0.5, 0.35), (0, 5.6, 0.175))], dark_wood(along="X"), 0.01)
    moon((1.3, 30, 5.6), 1.25, 1.7)
    cloth = linen("drape", "#6b3a2c", 60, strength=0.2)
    for s in (-1, 1):
        drape("drape", (s * 1.95, 5.6), (s * 1.3, 5.6), HEIGHT - 0.1, cloth)


def table(grand):
    """Models a table laid for eight, or under white linen for ten."""
    if grand:
        white = linen("white linen", "#ded7c9", 42, strength=0.3)
        long_table(3.9, 1.1, table_wood("#1d0f08", "#56331d", "X"), at=(0, 2.6, 0), turn=90, cloth=white)
    else:
        long_table(3.1, 1.05, table_wood("#1d0f08", "#56331d", "X"), at=(0, 2.7, 0), turn=90)
    chair = wing_chair(leather("#8a5a34" if grand else "#4f1f14"))
    setting = western("#e8dfcf", charger="#20344c" if grand else "#2a1f1c", metal_tint=BRASS)
    hide(chair)
    for y in (1.0, 1.8, 2.6, 3.4, 4.2) if grand else (1.6, 2.35, 3.1, 3.85):
        for s in (-1, 1):
            place_chair(chair, (s * 0.82, y), (0, y))
            lay_setting(setting, (s * 0.29, y), (0, y))
    for y in (1.95, 2.7, 3.45):
        table_candle((0, y, 0.742), 0.42 if y == 2.7 else 0.3, 2.0)
    bar = brass()
    tube("bar", [(0, 1.6, 1.98), (0, 3.8, 1.98)], 0.012, bar, smooth=False)
    for y in (1.7, 2.2, 2.7, 3.2, 3.7):
        globe_pendant((0, y, 1.86), 1.98, 0.075, 9, 1.4)
    for y in (2.0, 3.4):
        tube("hanger", [(0, y, 1.98), (0, y, HEIGHT)], 0.006, bar, smooth=False)
    warm_pool((0, 2.7, 1.8), 0.3, 46, 2.2)


def build(view="cellar"):
    """Builds the scene of one room."""
    grand = view == "grand"
    sky(strength=0.8)
    shell(
        -2.35,
        2.35,
        -2,
        5.8,
        HEIGHT,
        carpet("#22304c", "#31446a", 0.8) if grand else carpet("#4a2629", "#633437", 0.8),
        plaster("#4a352a"),
        simple("ceiling", "#6b5542", 0.8),
        "",
    )
    for s in (-1, 1):
        wide, x = (0.7, 2.05) if grand else (1.4, 1.66)
        wall = plaster("#1c2a44" if grand else "#4a352a")
        box("beside window", (wide, 0.2, HEIGHT), wall, (s * x, 5.9, HEIGHT / 2), 0)
    bars(
        "coffers",
        [((4.7, 0.1, 0.1), (0, y, HEIGHT - 0.05)) for y in (0.3, 1.5, 2.7, 3.9, 5.1)]
        + [((0.1, 7, 0.1), (x, 2.5, HEIGHT - 0.05)) for x in (-1.2, 0, 1.2)],
        dark_wood(along="X"),
        0.01,
    )
    if grand:
        panelled_walls()
    else:
        cellar()
        window()
    table(grand)
    moon_side((0.3, 7.0, 2.0), (0, 3.4, 0.9), 60, 1.8, spread=170)
    strip((0, 0.4, HEIGHT - 0.5), (0, 5.0, HEIGHT - 0.5), 70, 3.2, target=(0, 2.6, HEIGHT))
    room_fill((0, -2, 2.6), (0, 2.6, 0.8), 120, 2.5)
    if grand:
        for x in (-1.6, 1.6):
            strip((x, -1, HEIGHT - 0.12), (x, 5.4, HEIGHT - 0.12), 120, 0.1, target=(x * 1.45, 2.5, 1.2))
        camera((-0.8, -1.7, 1.72), (0.1, 3.2, 1.06), 24, focus=(0, 2.2, 0.9), blur=5)
    else:
        camera((0.42, -1.35, 1.5), (-0.04, 3.2, 1.18), 25, focus=(0, 2.2, 0.9), blur=5)
