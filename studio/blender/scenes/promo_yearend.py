"""The year's last dinner: candles, starry lights in fir and berries, a laid plate and two flutes."""

from kit.arrange import place, uniform
from kit.colours import GOLD
from kit.forms import blob
from kit.lines import cloth
from kit.materials import ceramic, linen, metal
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.candles import star_lights, taper, tealight
from things.cutlery import fork, knife
from things.settings import ringed_napkin
from things.sparkling import sparkling_flute
from things.sprigs import berries, pine_cone, pine_sprig
from things.tableware import plate

SEED = 12


def garland():
    """Models fir along the table's middle with cones, berries, baubles and small lights on a wire."""
    for x, y, turn, size in (
        (-1.9, 1.25, 8, 1.25),
        (-0.8, 1.5, -14, 1.3),
        (0.4, 1.75, 12, 1.25),
        (1.3, 1.45, -10, 1.3),
        (-1.1, 1.95, 30, 1.1),
        (0.9, 2.1, -32, 1.1),
        (2.0, 1.35, -28, 1.2),
    ):
        place(pine_sprig(1.5, bend=uniform(-0.25, 0.25)), (x, y, 0.04), (uniform(0, 360), 0, turn), size)
    for x, y, turn in ((-0.35, 1.35, 30), (1.75, 1.45, 160)):
        place(pine_cone(0.34), (x, y, 0.26), (0, 0, turn))
    gold, red = metal("gold bauble", GOLD, 0.16), metal("red bauble", "#9c1b14", 0.2)
    for x, y, size, tint in (
        (0.55, 1.3, 0.24, gold),
        (0.95, 1.45, 0.17, red),
        (-1.15, 1.45, 0.2, red),
        (2.45, 1.5, 0.22, gold),
    ):
        place(blob("bauble", tint), (x, y, size + 0.03), scale=size)
    for x, y in ((0.1, 1.5), (1.35, 1.5), (-1.6, 1.6)):
        place(berries(9, 0.26), (x, y, 0.2))
    path = [
        (-1.9, 1.5, 0.1),
        (-1.2, 1.85, 0.36),
        (-0.5, 1.45, 0.3),
        (0.2, 1.9, 0.36),
        (0.9, 1.6, 0.32),
        (1.6, 1.95, 0.36),
    ]
    star_lights([*path, (2.3, 1.3, 0.4), (3.0, 0.8, 0.1), (3.2, 0.0, 0.06)], 40, 1.6)


def place_setting():
    """Models the plate before the guest."""
    porcelain = ceramic("porcelain", "#ece6da", specks=0.2)
    place(
        plate(1.3, 0.36, 0.17, ceramic("midnight", "#16233f", "#0e1830", roughness=0.14), metal("band", GOLD, 0.2)),
        (0.5, 0, 0.045),
    )
    place(plate(0.98, 0.3, 0.14, porcelain, metal("band", GOLD, 0.2)), (0.5, 0, 0.105))
    place(ringed_napkin(linen("napkin", "#8a1d18", 18), None, 1.4, 0.78), (0.5, 0, 0.16), (0, 0, 62))
    place(pine_sprig(0.62, 0.2, 90), (0.3, -0.36, 0.4), (0, 0, 58))
    gold = metal("gold", "#d6b06c", 0.18)
    place(fork(1.9, gold), (-1.15, -0.9, 0.045), (0, 0, 89))
    place(knife(2.15, gold), (1.97, -1.0, 0.045), (0, 0, 91))


def build(view="pc"):
    """Builds the scene, wide or square."""
    table_set(None, "right", 1.2, 1.0, lights=64)
    move_moon((-5.0, 1.0, 7.4))
    cloth("tablecloth", 18, 11, linen("night linen", "#25314a", 10), 0.016, 0.7, 5, 220, at=(0, 2.2, 0))
    garland()
    place_setting()
    for x, y, height, foot in ((-0.3, 2.5, 1.05, 0.55), (0.6, 2.8, 1.2, 0.75), (1.6, 2.55, 0.9, 0.45)):
        place(taper(height, 0.105, 11, None, foot), (x, y, 0.03))
    place(tealight(0.28, 0.4, 5), (-1.55, 0.75, 0.03))
    place(sparkling_flute(2.02, rim=0.5), (2.22, 0.86, 0.03), scale=0.82)
    place(sparkling_flute(1.96, rim=0.5), (2.74, 0.36, 0.03), scale=0.82)
    if view == "pc":
        camera((-0.7, -8.8, 2.8), (-0.72, 0.9, 0.97), 39, focus=(0.4, 0.4, 0.4), blur=30)
    else:
        camera((0.55, -8.6, 3.2), (0.65, 0.9, 1.75), 58, focus=(0.4, 0.4, 0.4), blur=34)
