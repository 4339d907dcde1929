"""Chocolates and their box (1 unit = 10 cm). Each lies on z=0."""

from math import cos, pi, sin

from kit.arrange import group, place
from kit.colours import GOLD
from kit.forms import blob, box, extrude, grid, lathe
from kit.graph import Graph
from kit.materials import metal, simple
from things.garnish import set_on_ground


def dark_chocolate(name="chocolate", tint="#2a140a", roughness=0.2):
    """Returns the material of tempered chocolate: dark with a soft gloss."""
    graph = Graph(name)
    tone = graph.ramp(graph.noise(3, 3), (0.35, tint), (0.65, "#3b1e10"))
    return graph.set(Base_Color=tone, Roughness=roughness, Clearcoat=0.6, Clearcoat_Roughness=0.1).material


def phase_material(phase, radius, night="#141a33"):
    """Returns the face of the moon at `phase` (0 new … 0.5 full … 1 new again): ivory where it is lit,
    midnight-blue glaze in the shade.
    """
    graph = Graph("moon phase")
    x, y, _ = graph.axes()
    u, v = graph.math("DIVIDE", x, radius), graph.math("DIVIDE", y, radius)
    limb = graph.math("SQRT", graph.math("MAXIMUM", graph.math("SUBTRACT", 1.0, graph.math("MULTIPLY", v, v)), 0.0004))
    across = graph.math("DIVIDE", u, limb)
    waxing = phase <= 0.5
    edge = cos(2 * pi * phase)
    signed = graph.math("SUBTRACT", across, edge) if waxing else graph.math("SUBTRACT", -edge, across)
    lit = graph.ramp(graph.math("ADD", graph.math("MULTIPLY", signed, 2.0), 0.5), (0.42, 0.0), (0.58, 1.0))
    seas = graph.noise(0.8 / radius, 4, 0.62, distortion=0.6)
    face = graph.ramp(seas, (0.38, "#8f7c60"), (0.49, "#c4ae86"), (0.6, "#e6d5ab"))
    stars = graph.ramp(graph.cells(9 / radius * 0.3), (0.035, 0.8), (0.06, 0.0))
    shade = graph.mix(stars, graph.ramp(graph.noise(2.4, 3), (0.35, night), (0.7, "#23305a")), "#d9bd7c")
    graph.set(Base_Color=graph.mix(lit, shade, face), Roughness=graph.mix(lit, 0.12, 0.34))
    graph.set(Clearcoat=graph.mix(lit, 1.0, 0.3), Clearcoat_Roughness=0.06)
    return graph.bump(
        graph.math("MULTIPLY", graph.math("ADD", seas, graph.cells(4 / radius * 0.3)), lit), 0.3, 0.03
    ).material


def moon_chocolate(phase, radius=0.26, height=0.2):
    """Models a round, gently domed chocolate that shows the moon's phase."""
    profile = [(0, 0), (radius * 0.94, 0), (radius, 0.02), (radius, height * 0.45), (radius * 0.97, height * 0.62)]
    profile += [(radius * 0.82, height * 0.86), (radius * 0.45, height * 0.98), (0, height)]
    return lathe("moon chocolate", profile, phase_material(phase, radius), 96, wobble=0.004)


def paper_cup(radius=0.29, height=0.15, material=None, pleats=34):
    """Models a pleated paper case."""
    material = material or metal("gold paper", GOLD, 0.38)

    def point(u, v):
        angle = 2 * pi * u
        if v < 0.3:
            r = radius * 0.9 * v / 0.3
            return r * cos(angle), r * sin(angle), 0.005
        t = (v - 0.3) / 0.7
        r = radius * (0.9 + 0.16 * t) + 0.016 * t * cos(pleats * angle)
        return r * cos(angle), r * sin(angle), 0.005 + height * t + 0.006 * cos(pleats * angle) * t

    return grid("paper cup", pleats * 8, 10, point, material, closed=True, thickness=0.006)


def box_paper(name="box paper", tint="#16223f"):
    """Returns the material of midnight-blue paper with a faint laid grain."""
    graph = Graph(name)
    lines = graph.noise(40, 3, 0.6, at=graph.coordinates(scale=(1, 12, 12)))
    body = graph.ramp(lines, (0.3, tint), (0.8, "#22335a"))
    return graph.set(Base_Color=body, Roughness=0.5, Sheen=0.2).bump(lines, 0.15, 0.008).material


def open_box(columns=4, rows=2, cell=0.72, height=0.34, wall=0.05, paper=None, inner=None):
    """Models a box without lid: walls, a gold edge, dividers. Returns (box, [(x, y)…]): the middles of its cells by
    rows from the back.
    """
    paper, inner = paper or box_paper(), inner or simple("inner", "#d9cdb4", 0.6, grain=(20, 0.1))
    gold = metal("gold edge", GOLD, 0.28)
    w, d = columns * cell, rows * cell
    parts = [
        box("floor", (w + 2 * wall, d + 2 * wall, 0.04), paper, (0, 0, 0.02), 0.012),
        box("bed", (w, d, 0.02), inner, (0, 0, 0.05), 0),
    ]
    for s in (-1, 1):
        for size, at in (
            ((w + 2 * wall, wall, height), (0, s * (d + wall) / 2, height / 2)),
            ((wall, d, height), (s * (w + wall) / 2, 0, height / 2)),
        ):
            parts.append(box("wall", size, paper, at, 0.01))
            parts.append(
                box("edge", (size[0] - 0.01, size[1] - 0.01, 0.014), gold, (at[0], at[1], height + 0.004), 0.004)
            )
    for i in range(1, columns):
        parts.append(
            box("divider", (0.02, d, height * 0.62), paper, (-w / 2 + i * cell, 0, height * 0.31 + 0.04), 0.004)
        )
    for j in range(1, rows):
        parts.append(
            box("divider", (w, 0.02, height * 0.62), paper, (0, -d / 2 + j * cell, height * 0.31 + 0.04), 0.004)
        )
    middles = [
        ((i - (columns - 1) / 2) * cell, ((rows - 1) / 2 - j) * cell) for j in range(rows) for i in range(columns)
    ]
    return group(*parts, name="box"), middles


def lid(columns=4, rows=2, cell=0.72, height=0.26, paper=None):
    """Models the lid of the box, lying on z=0 with its face up: a golden crescent is stamped on it."""
    paper, gold = paper or box_paper(), metal("gold stamp", GOLD, 0.25)
    w, d = columns * cell + 0.14, rows * cell + 0.14
    parts = [box("lid", (w, d, height), paper, (0, 0, height / 2), 0.018)]
    r, count = d * 0.2, 48
    outer = [(r * cos(a), r * sin(a)) for a in (pi / 2 + pi * i / count for i in range(count + 1))]
    inner = [(-0.42 * r * cos(a) * 1.0 - 0.0, r * sin(a)) for a in (-pi / 2 + pi * i / count for i in range(1, count))]
    parts.append(place(extrude("crescent", outer + inner, 0.008, gold), (0, 0, height)))
    return group(*parts, name="lid")


def truffle(size=0.17):
    """Models a hand-rolled truffle in cocoa."""
    graph = Graph("cocoa")
    tone = graph.ramp(graph.noise(10, 4, 0.75), (0.34, "#1d0d06"), (0.55, "#3a1d0e"), (0.7, "#54301a"))
    graph.set(Base_Color=tone, Roughness=0.9, Sheen=0.3).bump(graph.noise(26, 4, 0.75), 0.6, 0.02)
    form = blob("truffle", graph.material, (size, size * 0.95, size * 0.9), 0.12, 1.8, 4)
    return set_on_ground(form)
