"""A tomahawk from the embers: a thick rib steak on its long bone, part of it sliced, on an oak board with garlic
and rosemary.
"""

from math import cos, sin

from mathutils import Vector, noise

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import box, slab
from kit.graph import Graph
from kit.lights import area
from kit.lines import sweep
from kit.materials import metal, stone, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.blades import steak_knife
from things.drinks import bordeaux
from things.garnish import cracked_pepper, drops, rosemary, salt_flakes
from things.grill import seared_material
from things.steak import beef_material, garlic_half, sliced_steak
from things.tableware import cup

SEED = 52
BOARD = 0.17


def bone(length=1.75):
    """Models a cleaned rib along +x: gently bowed, flat, broader at both ends, browned where it was over the fire."""
    graph = Graph("bone")
    scorch = graph.ramp(graph.noise(5, 4, 0.65), (0.42, 0.0), (0.66, 0.85))
    tone = graph.ramp(graph.noise(3, 3), (0.35, "#c9a878"), (0.65, "#ecdcbc"))
    graph.set(Base_Color=graph.mix(scorch, tone, "#5e351a"), Roughness=0.42, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    graph.bump(graph.noise(20, 4, at=graph.coordinates(scale=(0.3, 1, 1))), 0.5, 0.02)
    path = [(length * t, 0.22 * t * t, 0.13 + 0.16 * sin(2.6 * t) * t) for t in (0, 0.2, 0.4, 0.6, 0.8, 0.93, 1.0)]
    profile = [(0.14 * cos(a), 0.085 * sin(a)) for a in (i * 0.3927 for i in range(16))]
    swell = lambda t: (0.86 + 0.5 * abs(t - 0.45) ** 1.8) * (1 - max(0.0, (t - 0.93) / 0.07) ** 3 * 0.7)
    return sweep("bone", path, profile, graph.material, swell, 14)


def steak():
    """Models the seared half on the bone: round, thick, its rim of fat towards +y."""
    rand = uniform(0, 40)

    def bend(p):
        t = Vector((p.x, p.y, 0)).length
        p.z *= 1 - 0.1 * t * t
        p.x += 0.07 * noise.noise(Vector((p.y * 2, rand, 0)))
        p.z += 0.025 * noise.noise(Vector((p.x * 4, p.y * 4, rand))) * (p.z > 0)
        return p

    return slab("tomahawk", (1.05, 1.2, 0.42), seared_material(1.2, 0.19, rand), 0.5, 0.06, 2.0, 36, bend)


def board_items():
    """Models everything on the board."""
    place(bone(1.5), (0.45, 0.5, BOARD + 0.02), (0, -3, 12))
    place(steak(), (0.02, 0.3, BOARD + 0.006), (0, 0, 8))
    rare = beef_material()
    place(sliced_steak(rare, 4, 0.15, 46, 0.26, 1.0, 0.4), (-0.66, 0.42, BOARD + 0.01), (0, 0, -132))
    place(rosemary(0.9), (-0.18, 0.34, BOARD + 0.43), (0, 6, 32))
    place(garlic_half(0.26), (0.86, -0.24, BOARD))
    place(garlic_half(0.23, 8), (1.28, -0.02, BOARD), (26, 0, 50))
    salt_flakes(scatter(26, 0.05, size=(0.8, 0.8), centre=(0.0, 0.3)), BOARD + 0.43)
    salt_flakes(scatter(30, 0.04, radius=0.22, centre=(1.45, -0.5)), BOARD + 0.006)
    cracked_pepper(scatter(40, 0.05, size=(2.6, 0.5), centre=(-0.2, -0.55)), BOARD + 0.004)
    juice = wet("juice", "#3a0d06", "#7a2a10", 0.03, 1.0)
    drops(scatter(16, 0.07, size=(1.5, 0.3), centre=(-0.9, -0.46)), BOARD - 0.002, juice)


def build():
    table_set(stone("slate", "#12161c", "#2a313b", 0.6, 0.5, 0.3), "right", 0.9, 1.3, lights=44)
    box("board", (3.9, 2.1, 0.15), wood("oak board", "#5a3a1e", "#a87c4a", 1.2, 0.45, "X", 0.1), (0.1, 0.1, 0.09), 0.05)
    board_items()
    place(steak_knife(2.3), (-1.5, -1.25, 0.02), (0, 0, 4))
    place(bordeaux(), (-1.3, 2.3, 0), scale=0.9)
    sauce = wet("pepper sauce", "#3a1d0c", "#6a3a1a", 0.08, 0.8)
    place(cup(0.32, 0.36, metal("copper", "#b8693c", 0.25), 0.8, sauce), (1.75, 1.75, 0))
    area((0.8, -3.8, 3.2), (0, 0, 0.3), 2.0, 110, WARM_LIGHT, name="low fill").visible_glossy = False
    camera((-0.3, -5.6, 3.4), (0.16, 0.1, 0.26), 58, focus=(-0.3, -0.2, 0.4), blur=24)
