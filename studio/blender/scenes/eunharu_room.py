"""The private room of Eunharu: a round table that turns, a screen of ink mountains, red silk lanterns."""

from math import cos, radians, sin

from kit.arrange import gathered, hide, place
from kit.colours import BRASS
from kit.forms import box, lathe
from kit.lights import area
from kit.materials import ceramic, metal, simple, velvet, wood
from kit.stage import sky
from kit.view import camera
from things.cutlery import teapot
from things.dining import TOP, chinese, lay, turning_table
from things.furniture import seated, yoke_chair
from things.gardens import bamboo, branch
from things.joinery import bars, folding_screen, lattice, panelling
from things.lanterns import silk_lantern, strip
from things.rooms import carpet, moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.tableware import bowl, coupe

SEED = 9
FINISH = {"exposure": 0.6}
HEIGHT = 3.3
MIDDLE = (0.0, 2.7)


def moon_gate_side():
    """Left: three lattice windows to a garden of bamboo."""
    red_wood = wood("red wood", "#2a0e08", "#5f2416", 3, 0.4, "Z", 0.25)
    for y in (0.3, 1.9, 3.5):
        window = lattice(1.46, 2.3, 5, 7, red_wood, 0.024, 0.04, 0.07)
        place(window, (-2.9, y + 0.3, 0.6), (0, 0, 90))
    box("beside window", (0.2, 0.9, HEIGHT), plaster("#3f5a58", 0.1), (-2.97, 5.0, HEIGHT / 2), 0)
    bars("sill", [((0.2, 6.4, 0.6), (-2.95, 2.0, 0.3)), ((0.2, 6.4, 0.4), (-2.95, 2.0, HEIGHT - 0.2))], red_wood, 0.01)
    bamboo((-5.4, -3.6), (-0.5, 5.5), 26, 4.6)
    box("garden wall", (0.2, 14, 4), plaster("#7a86a0"), (-6.2, 3, 2), 0)
    area((-4.0, 3, 4.6), (-6.2, 3.5, 1.6), 3.0, 240, (0.48, 0.66, 1.0), None, 170)


def table():
    """Laid for eight, with tea, dishes and a branch on the turning disc."""
    x0, y0 = MIDDLE
    turning_table(1.0, at=(x0, y0, 0))
    chair, setting = yoke_chair(fabric=velvet("silk", "#4d0f0d")), chinese()
    hide(chair)
    for i in range(8):
        angle = radians(45 * i + 35)
        ux, uy = sin(angle), -cos(angle)
        seated(chair, (x0 + ux * 1.34, y0 + uy * 1.34), MIDDLE)
        lay(setting, (x0 + ux * 0.8, y0 + uy * 0.8), MIDDLE)

    def centre():
        jade, white = ceramic("jade", "#8fb09a", "#6d9079", roughness=0.16), ceramic("white", "#efe9dc", roughness=0.14)
        place(teapot(0.62, 0.8, jade), (2.2, -1.6, 0), (0, 0, 150))
        for x, y, kind in (
            (-2.6, -1.2, white),
            (-0.6, -3.2, jade),
            (3.4, 1.4, white),
            (-3.2, 1.8, jade),
            (0.9, 3.4, white),
        ):
            place(coupe(1.05, 0.24, kind), (x, y, 0))

    gathered(centre, (x0, y0, TOP + 0.041), scale=0.1)
    vase = gathered(
        lambda: bowl(0.9, 1.0, ceramic("ink glaze", "#1d2c3f", "#2d3d52", roughness=0.2)),
        (x0, y0, TOP + 0.041),
        scale=0.1,
    )
    branch((x0 - 0.02, y0, TOP + 0.1), (-0.35, 0.1, 1), 0.62, 2, "#f3d9d6")
    branch((x0 + 0.02, y0, TOP + 0.1), (0.5, 0.0, 0.9), 0.5, 2, "#f3d9d6")


def build():
    """The whole picture."""
    sky(strength=0.6)
    floor = tiles("#4a4642", "#5a5550", 0.6, 0.2)
    shell(-2.9, 2.9, -2, 5.4, HEIGHT, floor, plaster("#3f5a58", 0.1), simple("ceiling", "#5a4438", 0.7), "RB")
    for name, inner, outer, weave in (
        ("carpet", 0.0, 1.62, carpet("#3f1412", "#561d18", 0.5)),
        ("carpet band", 1.62, 1.7, carpet("#a8834a", "#b8935a", 2)),
        ("carpet edge", 1.7, 2.02, carpet("#1c2c3c", "#24384a", 0.5)),
    ):
        lathe(
            name, [(inner, 0.016), (outer - 0.004, 0.016), (outer, 0.008), (outer, 0)], weave, 128, 1, at=(*MIDDLE, 0)
        )
    red_wood = wood("red wood", "#2a0e08", "#5f2416", 3, 0.4, "Z", 0.25)
    for x, y, turn, length in ((-2.9, 5.38, 0, 5.8), (2.88, 5.4, -90, 7.4)):
        place(
            panelling(length, 0.85, red_wood, int(length / 0.8), moulding=metal("gilt", BRASS, 0.3)),
            (x, y, 0),
            (0, 0, turn),
        )
    for x in (-2.84, 2.84):
        box("post", (0.16, 0.16, HEIGHT), red_wood, (x, 5.3, HEIGHT / 2), 0.01)
    bars(
        "cornice",
        [((5.8, 0.2, 0.2), (0, 5.3, HEIGHT - 0.1)), ((0.2, 7.4, 0.2), (2.8, 1.7, HEIGHT - 0.1))],
        red_wood,
        0.02,
    )
    place(folding_screen(6, 0.68, 2.15, 16), (0.1, 4.85, 0))
    moon_gate_side()
    table()
    for x, y, z in ((-1.25, 3.9, 2.35), (1.5, 4.2, 2.5), (2.1, 1.7, 2.3), (-0.2, 2.9, 2.62)):
        silk_lantern((x, y, z), HEIGHT, 0.24, 16, 1.0)
    warm_pool((0, 2.7, 2.2), 0.9, 75)
    strip((2.2, -1.0, HEIGHT - 0.3), (2.2, 5.0, HEIGHT - 0.3), 60, 0.1, target=(2.9, 2.4, 1.5))
    strip((-1.8, 4.5, HEIGHT - 0.25), (1.9, 4.5, HEIGHT - 0.25), 60, 0.1, target=(0.1, 4.95, 1.0))
    moon_side((-5.0, 1.6, 4.2), (-0.5, 2.7, 0.6), 900, 2.6)
    room_fill((0.3, -2, 2.6), (0, 2.7, 0.8), 90)
    camera((0.85, -1.15, 1.72), (0.02, 3.0, 1.08), 25, focus=(0, 2.2, 0.8), blur=5)
