"""Crushed ice, heaped (1 unit = 10 cm)."""

from kit.arrange import group, uniform
from kit.forms import displace, lathe
from kit.graph import Graph
from kit.stage import rng
from things.many import chip, island, many, pose, sample_dome


def crushed_ice_material():
    """Returns the material of cloudy blue-white fragments: darker inside, bright at their edges."""
    graph = Graph("crushed ice")
    tone = graph.ramp(island(graph), (0.0, "#6f95b8"), (0.5, "#a9c8dd"), (1.0, "#e6f1f8"))
    body = graph.mix(graph.facing(0.4), tone, "#ffffff")
    graph.set(Base_Color=body, Roughness=0.12, Specular=0.7, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    graph.set(Emission=body, Emission_Strength=0.06)
    relief = graph.math("ADD", graph.noise(18, 3), graph.cells(14))
    return graph.bump(relief, 0.5, 0.02).material


def crushed_ice(radius, height, count=700, size=0.06, power=2.2, squash=1.0, avoid=()):
    """Models a mound of fragments on z=0 over a hidden core; `squash` narrows its depth, `avoid` = [(x, y,
    radius)…] stays free.
    """
    material = crushed_ice_material()
    steps = (0, 0.3, 0.55, 0.75, 0.9, 0.97)
    profile = [(radius * r, max(0.0, (1 - r**power) * height - size * 0.35)) for r in steps]
    core = displace(lathe("ice core", profile, material, 96), size * 0.4, 0.5 / size)
    places = []
    for at, _ in sample_dome(count, radius, height, power, rough=size * 0.25):
        turn = (uniform(0, 360), uniform(0, 360), uniform(0, 360))
        chosen = pose(at, turn, size * (0.45 + 0.75 * rng().random() ** 2))
        if all((at.x - x) ** 2 + (at.y - y) ** 2 >= r * r for x, y, r in avoid):
            places.append(chosen)
    chips = many("ice", [chip("ice", material, (1, 0.8, 0.6)) for _ in range(6)], places, material, smooth=False)
    return group(core, chips, scale=(1, squash, 1), name="ice mound")
