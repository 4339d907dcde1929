"""A thick steak, sliced open over its jus, with roasted garlic and rosemary; red wine behind."""

from kit.arrange import place, scatter
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, metal, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import fork, knife
from things.drinks import bordeaux
from things.garnish import cracked_pepper, drops, pool, rosemary, salt_flakes
from things.steak import beef_material, garlic_clove, garlic_half, garlic_material, sliced_steak
from things.tableware import PLATE_FLOOR, coupe, cup

SEED = 21


def dish(at=(0, 0, 0.03)):
    """Models the plate and its food."""
    x0, y0, z0 = at
    floor = z0 + PLATE_FLOOR
    place(coupe(1.55, 0.17, ceramic("stoneware", "#beb6a7", "#9f9686", 1.0, 0.3)), at)
    place(
        pool(wet("jus", "#1d0903", "#4a1c08", 0.03, 1.0), 1.6, 0.95, 0.03, 0.2, seed=4),
        (x0 + 0.25, y0 - 0.3, floor - 0.004),
    )
    meat = sliced_steak(beef_material(), 5)
    place(meat, (x0 - 0.4, y0 + 0.32, floor + 0.012), (0, 0, -42))
    place(garlic_half(0.27), (x0 + 0.72, y0 + 0.5, floor), (0, -8, 20))
    place(garlic_half(0.25, 8), (x0 + 0.3, y0 + 0.85, floor), (28, 0, 60))
    flesh = garlic_material()
    for x, y, turn in ((-0.62, -0.5, 30), (-0.38, -0.68, 140)):
        place(garlic_clove(flesh, 0.14), (x0 + x, y0 + y, floor), (0, 0, turn))
    place(rosemary(0.95), (x0 - 0.72, y0 + 0.62, floor + 0.36), (0, 8, -24))
    salt_flakes(scatter(14, 0.05, size=(0.5, 0.5), centre=(x0 - 0.4, y0 + 0.3)), floor + 0.385)
    salt_flakes(scatter(10, 0.08, radius=1.1, centre=(x0 + 0.2, y0 - 0.2), avoid=[(x0, y0, 0.7)]), floor + 0.008)
    cracked_pepper(scatter(26, 0.06, radius=1.15, centre=(x0, y0), avoid=[(x0, y0, 0.75)]), floor + 0.006)
    drops(
        scatter(9, 0.1, radius=1.1, centre=(x0, y0), avoid=[(x0, y0, 0.85)]),
        floor - 0.002,
        wet("jus drop", "#2a0d05", roughness=0.03, coat=1.0),
    )


def build():
    table_set(wood("walnut", "#22140b", "#553620", 2.2, 0.4), lamp_side="right", background=1.5)
    dish()
    cloth("linen", 2.2, 4.4, linen("linen", "#5b6675", 30), 0.03, seed=5, at=(2.3, 0.6, 0), turn=12)
    place(fork(2.0), (-2.0, -0.7, 0.0), (0, 0, 80))
    place(knife(2.3), (1.75, -0.8, 0.05), (0, 0, 84))
    place(bordeaux(), (1.3, 2.6, 0.06), scale=0.86)
    place(
        cup(0.34, 0.4, metal("copper", "#b8693c", 0.25), 0.8, wet("jus", "#2a0d05", "#5a200a", 0.03, 1.0)),
        (-1.0, 1.9, 0),
    )
    table_lamp((-1.7, 4.4, 0), 1.3)
    area((1.2, -3.4, 3.2), (0.1, 0, 0.3), 2.0, 60, (1.0, 0.84, 0.68))
    camera((0.5, -5.9, 2.1), (0.14, 0.3, 0.58), 65, focus=(0.25, -0.35, 0.3), blur=30)
