"""A gift wrapped in indigo silk by the light of a paper globe, blossoms beside it."""

from kit.arrange import group, place
from kit.lights import area, table_lamp
from kit.materials import wood
from kit.sets import table_set
from kit.view import camera
from scenes.gift_box import charm
from things.backdrops import move_moon
from things.knotted_cloth import wrapped_box
from things.sprigs import blossom, plum_sprig

SEED = 28


def spray():
    """A forked branch of plum lying on the wood along the box, a fallen blossom before it."""
    branch = group(
        plum_sprig(1.5, 6, heart="#cf6f8c", rise=0.1),
        place(plum_sprig(0.85, 3, heart="#cf6f8c", rise=0.2), (0.45, 0.04, 0), (0, 0, 30)),
        place(plum_sprig(0.55, 2, heart="#cf6f8c", rise=0.2), (0.8, -0.01, 0), (0, 0, -34)),
    )
    place(branch, (-0.1, -1.76, -0.02), (0, 0, 152), 1.15)
    place(blossom(0.17), (-0.62, -1.86, 0.03), (6, -8, 20))


def build(view="pc"):
    """The whole picture, wide or square."""
    table_set(wood("rosewood", "#25140e", "#5a3222", 1.2, 0.3, "X", 0.4), "right", 1.0, 1.5, lights=40)
    move_moon((-5.5, 1.0, 7.2))
    parcel = wrapped_box((2.1, 2.1, 1.05), "#172038", "#a8946c", 1.05)
    group(parcel, charm(1.05, 1.05), at=(0, 0.1, 0), turn=(0, 0, -32))
    spray()
    table_lamp((1.7, 2.8, 0), 1.75, 0.26, 16)
    area((-0.4, -5.6, 3.4), (0, 0, 0.8), 3.8, 175, (1.0, 0.9, 0.78))
    if view == "pc":
        camera((-1.2, -8.4, 3.1), (-1.75, 0.4, 0.6), 36, focus=(0, -0.8, 1.0), blur=28)
    else:
        camera((0.0, -8.4, 3.6), (0.05, 0.4, 1.5), 54, focus=(0, -0.8, 1.0), blur=32)
