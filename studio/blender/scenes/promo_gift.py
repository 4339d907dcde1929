"""A gift wrapped in indigo silk by the light of a paper globe, blossoms beside it."""

import bpy

from kit.arrange import place
from kit.lights import area, table_lamp
from kit.materials import wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.knotted_cloth import wrapped_box
from things.plum import plum_sprig

SEED = 28


def spray():
    """Models a branch of plum on the wood before the box."""
    place(plum_sprig(1.7, 5, heart="#cf6f8c", rise=0.12, facing=0.45), (0.1, -1.72, -0.015), (0, 0, 160), 1.15)


def build(view="pc"):
    """Builds the scene, wide or square."""
    table_set(wood("rosewood", "#25140e", "#5a3222", 1.2, 0.3, "X", 0.4), "right", 1.0, 1.5, lights=40)
    move_moon((-5.5, 1.0, 7.2))
    # The warm lamp would make the indigo cloth look grey.
    bpy.data.objects["lamplight"].data.energy *= 0.35
    place(wrapped_box((2.1, 2.1, 1.05), "#172644", "#a48e64", 1.05, hung=-100), (0, 0.1, 0), (0, 0, -32))
    spray()
    table_lamp((1.7, 2.8, 0), 1.75, 0.26, 16)
    area((-0.4, -5.6, 3.4), (0, 0, 0.8), 3.8, 175, (1.0, 0.9, 0.78))
    if view == "pc":
        camera((-1.2, -8.4, 3.1), (-1.75, 0.4, 0.6), 36, focus=(0, -0.8, 1.0), blur=28)
    else:
        camera((0.0, -8.4, 3.6), (0.05, 0.4, 1.5), 54, focus=(0, -0.8, 1.0), blur=32)
