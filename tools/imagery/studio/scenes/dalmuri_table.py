"""A low table by the window at Dalmuri: whisky over a moon of ice, a cocktail, a small lamp; Seoul out of focus behind."""

from kit.arrange import place
from kit.forms import box
from kit.lights import table_lamp
from kit.materials import ceramic, metal, simple, stone
from kit.sets import table_set
from kit.view import camera
from things.backdrops import open_view
from things.city import facade, skyline
from things.drinks import cocktail_coupe, rocks_glass
from things.ice import moon_ice, peel_curl
from things.sky import evening
from things.tableware import bowl
from things.fruit import walnut_half

SEED = 41


def window():
    """Slim mullions, and the city's towers far outside."""
    frame = metal("frame", "#3a3028", 0.4)
    for x in (-3.6, 3.3):
        box("mullion", (0.16, 0.3, 12), frame, (x, 6.6, 3), 0.02)
    box("sill", (30, 0.7, 0.2), frame, (0, 6.4, -0.15), 0.03)
    styles = [
        facade(
            "offices",
            (1.5, 1.6),
            (0.2, 0.8, 0.25, 0.75),
            0.34,
            "#2a3a5a",
            shine=3.0,
            whole_floors=0.06,
            reach=220,
            haze=0.3,
        ),
        facade(
            "flats",
            (1.9, 1.8),
            (0.25, 0.75, 0.3, 0.75),
            0.3,
            "#34415c",
            shine=3.0,
            whole_floors=0.0,
            reach=220,
            haze=0.3,
        ),
    ]
    skyline(70, 210, 30, 54, (14, 44), styles, gap=(-6, 5), widths=(8, 16), ground=-26)


def build():
    """The whole picture."""
    table_set(stone("black stone", "#14171c", "#2e343d", 0.9, 0.26, 0.12, 0.35), "left", 0.9, 0.0, lights=0, depth=8)
    open_view()
    evening(strength=0.5, moon=(2.2, 3.6), moon_size=2.6, glow=(25, 0.6), light=0.5, stars=0.0)
    window()
    place(rocks_glass(0.44), (-0.35, -0.2, 0))
    place(moon_ice(0.3), (-0.35, -0.2, 0.36))
    place(cocktail_coupe(), (0.75, 0.35, 0))
    place(peel_curl(), (0.45, 0.1, 1.44), (0, 0, 30), 0.7)
    place(bowl(0.42, 0.22, ceramic("ink bowl", "#26344c", "#3f5274", 0.4, 0.2)), (0.95, -0.95, 0))
    for x, y, turn in ((0.85, -1.0, 20), (1.05, -0.9, 150), (0.98, -1.08, 260)):
        place(walnut_half(), (x, y, 0.16), (0, 0, turn))
    box(
        "coaster",
        (1.02, 1.02, 0.03),
        simple("leather", "#4a2415", 0.5, grain=(40, 0.3, 0.01)),
        (-0.35, -0.2, -0.012),
        0.012,
    )
    table_lamp((-1.7, 1.3, 0), 1.55, 0.34, 22, shine=2.2)
    camera((0.25, -6.9, 1.5), (0.05, 0.4, 0.78), 62, focus=(0.0, -0.1, 0.7), blur=30)
