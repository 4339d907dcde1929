"""Abalone, steamed and glazed: whole, in its shell, and sliced to a fan (1 unit = 10 cm). Each rests on z=0."""

from math import cos, exp, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import grid, reshape, slab
from kit.graph import Graph
from kit.stage import rng
from things.shellfish import grown_shell, nacre

FRILL = 0.74


def glazed_abalone_material():
    """UV v from the dun middle over a grey-brown side to the near black frill, moist with its glaze."""
    graph = Graph("glazed abalone")
    v = graph.axes("UV")[1]
    sway = graph.math("SUBTRACT", graph.noise(8, 4, 0.65), 0.5)
    at = graph.math("ADD", v, graph.math("MULTIPLY", sway, 0.2))
    stops = (
        (0.0, "#c09d64"),
        (0.3, "#b08f5c"),
        (0.5, "#8f7049"),
        (0.64, "#5a4733"),
        (0.74, "#26231c"),
        (0.92, "#15160f"),
    )
    body = graph.ramp(at, *stops)
    seared = graph.ramp(graph.noise(3.4, 4, 0.6), (0.5, 0.0), (0.68, 0.45))
    body = graph.mix(graph.math("MULTIPLY", seared, graph.ramp(v, (0.5, 1.0), (0.7, 0.0))), body, "#6a4a2c")
    graph.set(Base_Color=body, Roughness=0.34, Clearcoat=0.45, Clearcoat_Roughness=0.14)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(20, 4), 0.3, 0.012).material


def glazed_abalone(size=0.25, material=None):
    """An abalone along x: a low oval, a few shallow cuts across its top, a ruffled frill around it; `size` is half its length."""
    chance = rng().random() * 40

    def cut(x, y):
        """How deep the knife went at a place: a few wandering lines both ways."""
        sway = 0.12 * noise.noise(Vector((x * 3, y * 3, chance)))
        lines = ((x + y) * 2.6 + sway, (x - y) * 2.6 + sway)
        return sum(exp(-(((line % 1.0) - 0.5) ** 2) / 0.008) for line in lines)

    def point(u, v):
        a = 2 * pi * u
        q = Vector((cos(a), sin(a), chance))
        uneven = 1 + 0.05 * noise.noise(q * 1.4) + 0.1 * cos(a)
        wave = sin(13 * a + 5 * noise.noise(q * 2)) + 0.5 * sin(22 * a + 3 * noise.noise(q * 3) + chance)
        if v <= FRILL:
            s = v / FRILL
            x, y = s * cos(a), s * sin(a)
            dome = 0.25 * (1 - s**2.6) ** 0.8 + 0.02 * noise.noise(Vector((x * 3, y * 3, chance)))
            z = 0.12 + dome - 0.02 * cut(x, y) * max(0.0, 1 - s**3)
            reach = 0.82 * s
        else:
            t = (v - FRILL) / (1 - FRILL)
            reach = 0.82 + 0.2 * t + 0.018 * t * wave
            z = 0.12 - 0.06 * t * (1 - 0.5 * t) + 0.03 * t * wave
        return reach * uneven * size * cos(a), 0.68 * reach * uneven * size * sin(a), size * max(0.02, z)

    return grid("abalone", 168, 60, point, material or glazed_abalone_material(), closed=True)


def shelled_abalone(size=0.26, material=None):
    """An abalone in its ear shell: pearl between the flesh and a bright rim, dark ridges outside; `size` is half the flesh's length."""
    rims = []
    profile = ((0.0, 0.0), (0.6, 0.02), (0.95, 0.12), (1.08, 0.27), (1.12, 0.32))
    for tint, lift in ((grown_shell("ear shell", "#221d1b", "#6a5a4c", 20), -0.05), (nacre(), 0.0)):

        def bowl(u, v, lift=lift):
            a, place_ = 2 * pi * u, v * (len(profile) - 1)
            k = min(int(place_), len(profile) - 2)
            (r0, z0), (r1, z1) = profile[k], profile[k + 1]
            r, z = r0 + (r1 - r0) * (place_ - k), z0 + (z1 - z0) * (place_ - k)
            r *= 1 + 0.04 * noise.noise(Vector((cos(a) * 1.6, sin(a) * 1.6, 3))) + 0.1 * cos(a)
            r -= lift * (0.4 if v > 0.9 else 1) * 0.6
            return size * r * cos(a), 0.76 * size * r * sin(a), size * (z + lift * (1 if v < 0.98 else 0.0))

        rims.append(grid("ear shell", 120, 32, bowl, tint, closed=True))
    return group(*rims, place(glazed_abalone(size, material), (0, 0, 0.06 * size)), name="shelled abalone")


def slice_material(width):
    """Cream flesh under a thin amber glaze, ringed faintly; along +y alone the green-black frill."""
    graph = Graph("sliced abalone")
    x, y = graph.axes()[:2]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(11, 4), 0.5), 0.22)
    across = graph.math("ADD", graph.math("DIVIDE", y, width / 2), sway)
    long = graph.math("MULTIPLY", x, 3.4)
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", long, long), graph.math("POWER", across, 2)))
    flesh = graph.ramp(reach, (0.1, "#d8b983"), (0.5, "#c9a062"), (0.82, "#b07e40"), (1.0, "#8a5826"))
    rings = graph.math("SINE", graph.math("MULTIPLY", reach, 34))
    flesh = graph.mix(graph.ramp(rings, (0.3, 0.0), (1.0, 0.14)), flesh, "#a57b44")
    frill = graph.ramp(graph.noise(24, 3), (0.34, "#171a12"), (0.55, "#3a3d28"), (0.72, "#66623e"))
    body = graph.mix(graph.ramp(across, (0.74, 0.0), (0.88, 1.0)), flesh, frill)
    graph.set(Base_Color=body, Roughness=0.5, Specular=0.35, Clearcoat=0.15, Clearcoat_Roughness=0.2)
    return graph.bump(graph.math("ADD", graph.noise(20, 4), graph.math("MULTIPLY", rings, 0.15)), 0.3, 0.01).material


def abalone_slice(material, length, width, thickness=0.034):
    """A thin slice along x cut with a rocking knife: shallow waves across it, straight below, frilled and full towards +y."""
    chance = vary(0, 20)

    def cut(p):
        t, s = p.x / length * 2, p.y / width * 2
        narrow = (1 - 0.62 * abs(t) ** 2.4) * (1 + 0.08 * t)
        frill = max(0.0, s) ** 4 * (sin(26 * t + chance + 2 * noise.noise(Vector((t * 3, chance, 0)))) + 0.4)
        y = p.y * narrow + 0.03 * width * noise.noise(Vector((t * 2, chance, 1))) + 0.009 * frill
        wave = 0.002 * sin(t * 15 + chance) * (1 - abs(t) ** 3)
        return Vector((p.x * (1 - 0.06 * s * s), y, p.z + wave + 0.01 * frill - 0.14 * p.x * p.x))

    return reshape(slab("abalone slice", (length, width, thickness), material, 0.4, 0.02, 1.5, 34), cut)


def sliced_abalone(count=9, radius=0.8, length=0.56, width=0.29, spread=66):
    """Slices in an arc open to -y, `radius` from its middle at the origin; each lies on its left neighbour, frill up."""
    material, parts = slice_material(width), []
    for i in range(count):
        turn = 90 - spread * (i / (count - 1) - 0.5) + vary(-1.2, 1.2)
        at = (radius * cos(radians(turn)), radius * sin(radians(turn)), 0.03 + vary(-0.003, 0.003))
        form = abalone_slice(material, length * vary(0.95, 1.04), width)
        parts.append(place(form, at, (15 + vary(-1, 1), vary(-2, 2), turn)))
    return group(*parts, name="sliced abalone")
