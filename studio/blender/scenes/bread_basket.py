"""Fresh bread in a lined basket: a floured loaf, a boule, rolls, croissants; slices and butter before it."""

from kit.arrange import place, scatter, uniform
from kit.forms import box, slab
from kit.lights import area, table_lamp
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.basket import basket, lining
from things.pastry import bread_slice, croissant, crumb_material, crust_material, loaf, roll, round_loaf
from things.tableware import bowl

SEED = 27


def filled_basket(at=(0, 0, 0)):
    """Models the basket and its bread."""
    x, y, z = at
    place(basket(), at)
    place(lining(linen("lining", "#b7ab98", 26)), at)
    crust, floured = crust_material(0.3), crust_material(0.6)
    place(round_loaf(0.62, 0.7, floured), (x - 0.56, y + 0.32, z + 0.5), (14, -8, 20))
    place(loaf(1.95, 0.5, 0.44, 4, material=crust), (x + 0.26, y + 0.66, z + 0.98), (30, -26, 52))
    place(loaf(1.8, 0.46, 0.42, 4, material=crust), (x + 0.7, y + 0.3, z + 0.78), (30, -24, 66))
    place(loaf(1.4, 0.52, 0.46, 1, 0.16, floured), (x - 0.44, y - 0.32, z + 0.58), (34, -5, -8))
    for dx, dy, dz in ((0.2, -0.06, 0.68), (0.3, 0.3, 0.66), (0.62, -0.44, 0.56), (0.22, -0.58, 0.54)):
        place(
            roll(uniform(0.24, 0.27), 0.3), (x + dx, y + dy, z + dz), (uniform(-16, 4), uniform(-6, 6), uniform(0, 360))
        )
    place(croissant(1.0, 0.22), (x + 1.0, y - 0.1, z + 0.68), (10, -8, 74))


def build():
    table_set(
        wood("walnut", "#23160d", "#5f3f28", 1.8, 0.56, coat=0.05), lamp_side="left", brightness=0.95, background=1.3
    )
    filled_basket((0.15, 0.45, 0.0))
    crumb = crumb_material(0.25)
    place(bread_slice(0.78, 0.56, 0.13, crumb=crumb), (-0.75, -1.05, 0.0), (0, 0, 15))
    place(bread_slice(0.78, 0.56, 0.13, crumb=crumb), (-0.35, -1.0, 0.1), (0, 13, -22))
    place(bowl(0.36, 0.2, ceramic("indigo", "#2c4468", "#1f3352", roughness=0.16), foot=0.2), (0.85, -1.05, 0))
    place(
        box("butter", (0.34, 0.22, 0.15), wet("butter", "#efd27a", "#fff0b0", 0.3, 0.3), (0, 0, 0.08), 0.018),
        (0.85, -1.05, 0.12),
        (0, 0, 30),
    )
    crumbs = crust_material(0.2)
    for x, y in scatter(36, 0.03, size=(1.6, 0.5), centre=(-0.3, -1.15)):
        place(
            slab("crumb", (0.03, 0.022, 0.016), crumbs, 0.7, 0.6, detail=4),
            (x, y, 0),
            (0, 0, uniform(0, 360)),
            uniform(0.5, 1.3),
        )
    table_lamp((1.9, 4.2, 0), 1.35)
    area((-0.5, -4.4, 3.4), (0, 0, 0.5), 2.4, 60, (1.0, 0.85, 0.68))
    camera((0.3, -6.4, 2.9), (0.12, 0.2, 0.6), 63, focus=(0, -0.3, 0.6), blur=28)
