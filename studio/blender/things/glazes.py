"""Surfaces of vessels: hammered brass, brown clay, cobalt waves, the full moon."""

from kit.graph import Graph
from kit.materials import ceramic


def beaten_brass(roughness=0.3):
    """Returns the material of bangjja brass: warm gold with faint hammer marks."""
    graph = Graph("beaten brass").set(Base_Color="#efc77c", Metallic=1.0)
    graph.set(Roughness=graph.ramp(graph.noise(3, 3), (0.3, roughness * 0.8), (0.7, roughness * 1.3)))
    return graph.bump(graph.noise(5, 2), 0.14, 0.04).material


def earthenware(tint="#6b3a22", pooled="#3a1c10", roughness=0.3):
    """Returns the material of brown glazed clay, as Korean jars have."""
    return ceramic("earthenware", tint, pooled, 0.7, roughness)


def wave_glaze(name="waves", ground="#e6ebec", ink="#12357a", rows=5.0):
    """Returns the material of white porcelain with brushed cobalt waves: overlapping arcs in rows, placed by angle
    and height without UVs.
    """
    graph = Graph(name)
    x, y, z = graph.axes()[:3]
    angle = graph.math("ARCTAN2", y, x)
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    along = graph.math("MULTIPLY", graph.math("ADD", reach, graph.math("MULTIPLY", z, 0.9)), rows)
    swell = graph.math("MULTIPLY", graph.math("SINE", graph.math("MULTIPLY", angle, 9)), 0.22)
    drift = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(2.2, 3), 0.5), 0.9)
    phase = graph.math("FRACT", graph.math("ADD", graph.math("ADD", along, swell), drift))
    stroke = graph.ramp(phase, (0.0, 1.0), (0.26, 0.85), (0.5, 0.0), (0.9, 0.0), (1.0, 1.0))
    brush = graph.ramp(graph.noise(12, 4, 0.7), (0.3, 0.72), (0.7, 1.0))
    body = graph.mix(graph.math("MULTIPLY", stroke, brush), ground, ink)
    graph.set(Base_Color=body, Roughness=0.12, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    return graph.material


def moon_glaze(name="moon glaze"):
    """Returns the material of a milk-white glaze with pale grey seas, like the full moon."""
    graph = Graph(name)
    broad, fine = graph.noise(1.1, 4, 0.62, distortion=0.5), graph.noise(4.5, 4, 0.6)
    seas = graph.math("ADD", graph.math("MULTIPLY", broad, 0.75), graph.math("MULTIPLY", fine, 0.25))
    body = graph.ramp(seas, (0.36, "#7d8796"), (0.47, "#b9bec4"), (0.58, "#efece4"))
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.6, Clearcoat_Roughness=0.06)
    return graph.bump(graph.noise(2.4, 3), 0.14, 0.03).material
