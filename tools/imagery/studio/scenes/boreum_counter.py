"""Boreum Bakery: cakes behind glass under three lamps, loaves on oak shelves, a brass moon on the wall."""


from kit.arrange import duplicate, gathered, hide, place, vary
from kit.colours import BRASS, COOL_LIGHT
from kit.forms import box, lathe, mesh
from kit.lights import area
from kit.materials import ceramic, marble, metal, simple, wet, window_glass, wood
from kit.stage import air
from kit.view import camera
from things.joinery import bars, shelves
from things.lanterns import dome_pendant, strip
from things.pastry import croissant, loaf, roll, round_loaf
from things.patisserie import cake_stand, chestnut_mound, eclair, macaron, round_cake, slice_of_cake, tart
from things.rooms import boards, plaster, room_fill, shell

SEED = 37
FINISH = {"exposure": 0.45}
FRONT, TOP = 1.75, 0.82
CASE = 0.46


def oak(along="X"):
    """Pale shelves."""
    return wood("oak", "#7d5832", "#c39a64", 1.6, 0.42, along, 0.15)


def case():
    """The counter: fluted plaster front, a marble ledge, the glass case with one glass shelf, a wooden top."""
    stone = marble("marble", "#e2ddd2", "#8d8678", 1.4)
    box("plinth", (4.6, 0.8, 0.1), simple("plinth", "#2a211a", 0.6), (0, FRONT + 0.45, 0.05), 0.01)
    ink = simple("fluted front", "#2d4263", 0.5, coat=0.1)
    bars(
        "flutes",
        [((0.07, 0.07, TOP - 0.17), (-2.26 + 0.075 * i, FRONT + 0.06, (TOP + 0.05) / 2 + 0.01)) for i in range(61)],
        ink,
        0.026,
    )
    box("body", (4.56, 0.74, TOP - 0.12), ink, (0, FRONT + 0.46, TOP / 2 + 0.03), 0)
    box("ledge", (4.66, 0.86, 0.05), stone, (0, FRONT + 0.44, TOP - 0.025), 0.01)
    gilt = metal("gilt", BRASS, 0.26)
    posts = [
        ((0.018, 0.018, CASE), (x, FRONT + y, TOP + CASE / 2)) for x in (-2.2, -0.74, 0.74, 2.2) for y in (0.08, 0.74)
    ]
    posts += [((4.42, 0.018, 0.018), (0, FRONT + y, TOP + z)) for y in (0.08, 0.74) for z in (0.009, CASE - 0.009)]
    bars("case frame", posts, gilt, 0.003)
    box("case top", (4.5, 0.76, 0.03), oak(), (0, FRONT + 0.42, TOP + CASE + 0.015), 0.008)
    pane = window_glass(mirror=0.7)
    mesh(
        "front pane",
        [
            (-2.2, FRONT + 0.075, TOP),
            (2.2, FRONT + 0.075, TOP),
            (2.2, FRONT + 0.075, TOP + CASE),
            (-2.2, FRONT + 0.075, TOP + CASE),
        ],
        [(0, 1, 2, 3)],
        pane,
        False,
    )
    strip(
        (-2.1, FRONT + 0.14, TOP + CASE - 0.03),
        (2.1, FRONT + 0.14, TOP + CASE - 0.03),
        34,
        0.03,
        target=(0, FRONT + 0.5, TOP),
    )


def cakes():
    """Whole cakes on stands at the back, small ones in rows before them."""
    white, gilt = ceramic("stand", "#ece7dc", roughness=0.12), metal("gilt", BRASS, 0.26)
    choco, straw, night, pale = (
        wet(n, t, roughness=0.07, coat=1.0)
        for n, t in (
            ("chocolate", "#4a1f10"),
            ("berry glaze", "#a8182c"),
            ("night glaze", "#1d2f5c"),
            ("cream glaze", "#efe0c0"),
        )
    )
    whole = [
        lambda: round_cake(1.0, 0.62, choco, "berries"),
        lambda: round_cake(1.0, 0.6, pale, "rosettes", wet("caramel", "#a8581c", roughness=0.06, coat=1.0)),
        lambda: round_cake(1.0, 0.62, night, "moon"),
        lambda: round_cake(1.0, 0.6, straw, "rosettes"),
        lambda: round_cake(1.0, 0.62, pale, "berries", choco),
    ]
    for i, make in enumerate(whole):

        def stand(make=make, high=1.05 if i % 2 == 0 else 0.75):
            cake_stand(1.2, high, white)
            place(make(), (0, 0, high))

        gathered(stand, (-1.76 + 0.88 * i, FRONT + 0.55, TOP + 0.002), (0, 0, 40 * i), 0.12)
    small = [
        (lambda: tart(0.46, "berries"), 0.125),
        (lambda: chestnut_mound(0.4, 0.5), 0.12),
        (lambda: slice_of_cake(), 0.135),
        (lambda: tart(0.46, "curd"), 0.125),
        (lambda: eclair(), 0.17),
        (lambda: slice_of_cake(("#5a2a16", "#d9a0a0", "#5a2a16", "#d9a0a0", "#5a2a16"), "#c9606c"), 0.135),
    ]
    x = -2.08
    for i, (make, pitch) in enumerate(small):
        pattern = gathered(make, scale=0.105)
        hide(pattern)
        turn = 90 if i in (2, 5) else (78 if i == 4 else 0)
        for k in range(5):
            duplicate(
                pattern,
                (x + pitch * (k + 0.5), FRONT + 0.2 + (0.03 if k % 2 else 0), TOP + 0.004),
                (0, 0, turn + vary(-6, 6)),
                0.105,
            )
        x += pitch * 5 + 0.02


def bread():
    """On the case: baskets, croissants on a board. On the wall: rows of loaves."""
    oak_board = oak()
    kinds = [
        gathered(make, scale=0.13)
        for make in (
            lambda: loaf(1.9, 0.75, 0.6),
            lambda: round_loaf(0.85, 0.72),
            lambda: loaf(2.4, 0.6, 0.5, 4),
            lambda: roll(0.48, 0.45),
        )
    ]
    moons = gathered(lambda: croissant(1.35), scale=0.12)
    hide(*kinds, moons)
    for level, (z, row) in enumerate(((1.36, (0, 0, 1, 1, 2)), (1.78, (1, 2, 0, 2, 1)), (2.2, (2, 1, 1, 0, 0)))):
        for i in range(15):
            kind = row[(i // 3) % 5]
            turn = vary(60, 120) if kind != 1 else vary(0, 360)
            duplicate(kinds[kind], (-2.02 + 0.29 * i, 3.56 + vary(-0.03, 0.03), z + 0.002), (0, 0, turn), 0.13)
    box(
        "board",
        (0.8, 0.4, 0.03),
        wood("walnut board", "#3a2415", "#7a5232", 2, 0.4, "X", 0.2),
        (-1.25, FRONT + 0.42, TOP + CASE + 0.045),
        0.008,
    )
    for i in range(9):
        duplicate(
            moons,
            (-1.52 + 0.27 * (i % 3) + 0.02 * (i // 3), FRONT + 0.3 + 0.12 * (i // 3), TOP + CASE + 0.062 + 0.0 * i),
            (0, 0, vary(-25, 25)),
            0.12,
        )
    basket = wood("basket", "#8a6238", "#c79c64", 5, 0.7, "X", 0.0)
    lathe(
        "basket",
        [
            (0, 0.02),
            (0.2, 0.0),
            (0.24, 0.02),
            (0.27, 0.1),
            (0.285, 0.13),
            (0.27, 0.13),
            (0.25, 0.1),
            (0.22, 0.04),
            (0, 0.03),
        ],
        basket,
        96,
        3,
        at=(1.35, FRONT + 0.42, TOP + CASE + 0.03),
        bend=lambda r, z, a: (r * (1 + 0.012 * (1 if int(z * 90) % 2 else -1)) if r > 0.2 else r, z),
    )
    for i in range(7):
        a = i * 2.4
        reach = 0.13 if i < 5 else 0.04
        from math import cos, sin

        duplicate(
            kinds[3],
            (1.35 + reach * cos(a), FRONT + 0.42 + reach * sin(a), TOP + CASE + (0.075 if i < 5 else 0.125)),
            (vary(-12, 12), vary(-12, 12), 50 * i),
            0.13,
        )
    colours = [macaron(t) for t in ("#d9a8b4", "#b9c79a", "#e3cf9a", "#8fa0c0")]
    hide(*colours)
    for i in range(12):
        place(
            duplicate(colours[i % 4]),
            (0.1 + 0.048 * (i % 6), FRONT + 0.3 + 0.06 * (i // 6), TOP + CASE + 0.031),
            scale=0.12,
        )


def build():
    """The whole picture."""
    air("#2c4270", 0.34)
    shell(
        -3.2,
        3.2,
        -2,
        3.8,
        3.1,
        boards("#3a2616", "#8a6238", "X", 0.34, 1.7),
        plaster("#8f7a5e", 0.1, 0.5),
        plaster("#8a7860", 0.05),
        "LRB",
    )
    place(shelves(4.5, 1.3, [0.0, 0.42, 0.84], oak(), 0.4, plaster("#7a6247", 0.12, 0.5), sides=False), (0, 3.78, 1.36))
    gilt = metal("gilt", BRASS, 0.26)
    bars("shelf posts", [((0.02, 0.02, 1.4), (x, 3.4, 1.9)) for x in (-2.2, -0.73, 0.73, 2.2)], gilt, 0.003)
    for z in (1.74, 2.16, 2.62):
        strip((-2.1, 3.42, z), (2.1, 3.42, z), 17, 0.03, target=(0, 3.62, z - 0.4))
    bars("back counter", [((4.6, 0.5, 0.9), (0, 3.53, 0.45))], oak(), 0.012)
    case()
    cakes()
    bread()
    for x in (-1.35, 0.0, 1.35):
        dome_pendant((x, FRONT + 0.42, 1.98), 3.1, 0.2, 0.17, metal("ink enamel", "#1d2b46", 0.35), 60, 110)
    area((-3.0, 0.6, 2.4), (0, 2.0, 0.9), 1.8, 120, COOL_LIGHT, None, 160, "moonlight")
    room_fill((0.6, -1.6, 2.2), (0, 2.2, 0.9), 90, 2.2)
    camera((0.95, -0.62, 1.5), (-0.08, 2.3, 1.24), 30, focus=(0, FRONT + 0.3, 1.05), blur=6)
