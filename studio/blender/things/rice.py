"""Cooked rice, grain by grain (1 unit = 10 cm)."""

from math import pi

from mathutils import Vector

from kit.arrange import group, uniform
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.stage import rng
from things.many import island, many, pose_on, sample_dome


def rice_material(tint="#f3ecdc", name="rice"):
    """Returns the material of moist white grains, each with its own tone, clear towards the edges."""
    graph = Graph(name)
    tone = graph.ramp(island(graph), (0.0, 0.78), (0.5, 0.96), (1.0, 1.0))
    body = graph.mix(graph.math("MULTIPLY", graph.facing(0.35), 0.35), tint, "#ffffff")
    graph.set(Base_Color=graph.mix(1.0, body, tone, "MULTIPLY"), Roughness=0.3)
    return graph.set(Clearcoat=0.45, Clearcoat_Roughness=0.15, Emission=tint, Emission_Strength=0.1).material


def grain(material, length=0.03, width=0.0125):
    """Models one plump grain along x; the sizes are half-axes."""
    bend = lambda p: Vector((p.x, p.y, p.z - p.x * p.x * 3.0))
    return blob("grain", material, (length, width, width * 0.92), 0.05, detail=2, bend=bend)


def _grains(material, surface, tilt=0.35):
    """Models grains on (at, normal) pairs, each slightly tilted against the surface."""
    places = []
    for at, normal in surface:
        lean = Vector((rng().gauss(0, tilt), rng().gauss(0, tilt), rng().gauss(0, tilt)))
        places.append(pose_on(at, (normal + lean).normalized(), scale=uniform(0.88, 1.1)))
    return many("grains", [grain(material) for _ in range(3)], places, material)


def rice_mound(radius=0.5, height=0.25, material=None, count=None, power=2.4):
    """Models a heap of rice on z=0: a dome of grains over a hidden core."""
    material = material or rice_material()
    count = count or int(radius * (radius + height) * pi * 950)
    surface = [(p, n) for p, n in sample_dome(count, radius, height, power, rough=0.016)]
    steps = (0, 0.25, 0.5, 0.7, 0.85, 0.95)
    core = lathe("rice core", [(radius * r, max(0.0, (1 - r**power) * height - 0.034)) for r in steps], material, 64)
    return group(core, _grains(material, surface), name="rice")


def rice_finger(length=0.54, width=0.26, height=0.2, material=None, count=560):
    """Models the hand-pressed rice of a nigiri along x, resting on z=0."""
    material = material or rice_material()
    half, power, surface = (length / 2, width / 2, height / 2), 2.7, []
    for _ in range(count):
        d = Vector((rng().gauss(0, 1.35), rng().gauss(0, 1), rng().gauss(0, 1))).normalized()
        reach = sum(abs(c) ** power for c in d) ** (-1 / power)
        at = Vector(c * reach * h for c, h in zip(d, half)) + Vector((0, 0, half[2]))
        normal = Vector((abs(c) * reach) ** (power - 1) * (1 if c > 0 else -1) / h for c, h in zip(d, half))
        at.z = max(at.z, 0.014)
        surface.append((at, normal.normalized()))
    core = blob("rice core", material, [h * 0.93 for h in half], detail=3)
    core.location = (0, 0, half[2])
    return group(core, _grains(material, surface), name="rice finger")
