"""Afternoon tea at a window with the moon in it: the three tiers and the pot against the blue of the evening."""

from kit.arrange import build_group
from kit.forms import box
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, wood
from kit.sets import table_set
from kit.view import camera
from scenes.tea_set import tea_table
from things.backdrops import hazy_moon, remove_backdrop

SEED = 52


def window(at=(0, 4.6, 0), posts=(-9.3, -4.9, -0.5, 3.9), rail=4.4):
    """Models a tall window of dark wood behind the table: posts, one rail, a sill."""
    frame = wood("window frame", "#1a120c", "#3d2a1b", 2.0, 0.45, "Z", 0.2)
    for x in posts:
        box("post", (0.16, 0.22, 16), frame, (x, at[1], 6), 0.02)
    box("rail", (60, 0.16, 0.12), frame, (0, at[1], rail), 0.02)
    box("sill", (60, 0.9, 0.3), frame, (0, at[1], -0.02), 0.03)
    box("below", (60, 0.3, 10), frame, (0, at[1] + 0.1, -5.2), 0)


def build(view="pc"):
    """Builds the scene, wide or square."""
    table_set(wood("oak", "#3a2616", "#7a5734", 1.3, 0.4), "right", 0.92, 1.0, lights=0, depth=5.4)
    remove_backdrop()
    moon = (-2.9, 26, 1.0) if view == "pc" else (-3.2, 26, 4.0)
    hazy_moon(moon, 1.7, sky="#22355f", strength=0.9)
    window(posts=(-9.3, -4.9, -0.5, 3.9) if view == "pc" else (-2.9, 0.1, 3.1), rail=4.4 if view == "pc" else 5.2)
    cloth("linen", 24.0, 8.4, linen("pale linen", "#8794ab", 24), 0.014, seed=5, cells=240, at=(-2, -0.7, 0))
    build_group(tea_table, (0, 0.3, 0))
    area((2.5, -6.0, 4.2), (0, 0, 1.0), 4.5, 170, (1.0, 0.88, 0.74))
    if view == "pc":
        camera((-2.2, -10.6, 3.5), (-2.4, 0.6, 1.46), 36, focus=(0.4, 0.2, 1.2), blur=24)
    else:
        camera((-0.1, -11.0, 3.9), (-0.1, 0.6, 2.25), 61, focus=(0.4, 0.2, 1.2), blur=26)
