"""Breakfast on pale linen: coffee, a croissant, eggs, fruit and juice in early light."""

from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import linen, wood
from kit.sets import table_set
from kit.view import camera
from things.breakfast import breakfast

SEED = 8


def build():
    table_set(
        wood("ash", "#3c2c20", "#6b523c", 1.8, 0.5), lamp_side="right", lights=26, brightness=0.68, background=1.5
    )
    cloth("linen", 5.4, 5.0, linen("linen", "#8f9cab", 30), 0.022, seed=2, at=(0.1, 0.35, 0), turn=-6)
    breakfast()
    table_lamp((2.3, 4.4, 0), 1.3)
    area((2.4, -3.6, 3.4), (0, 0, 0.3), 2.2, 90, (1.0, 0.84, 0.64))
    camera((-0.1, -6.3, 4.0), (0.17, 0.28, 0.3), 52, focus=(0, -0.1, 0.3), blur=24)
