"""Grilled and roasted meat (1 unit = 10 cm); raw and rare beef is in `steak`."""

from math import cos

from kit.forms import slab
from kit.graph import Graph
from things.sushi import cut


def grilled_material(name="grilled beef", flesh="#a8522e", dark="#6a2c16", fat="#f0c488", bars=0.135, angle=0.9):
    """Returns the material of juicy seared flesh: golden marbling, charred bars across. The mesh needs flat UVs in
    units (`sushi.cut`).
    """
    graph = Graph(name)
    uv = graph.coordinates("UV")
    body = graph.ramp(graph.noise(8, 4, 0.65, at=uv), (0.32, dark), (0.68, flesh))
    vein = graph.math(
        "ABSOLUTE",
        graph.math(
            "SUBTRACT", graph.noise(3.6, 4, 0.62, at=graph.coordinates("UV", (0.6, 1.5, 1)), distortion=0.8), 0.5
        ),
    )
    marbled = graph.ramp(vein, (0.0, 0.42), (0.012, 0.3), (0.03, 0.0))
    body = graph.mix(marbled, body, fat)
    turned = graph.node("SeparateXYZ", Vector=graph.coordinates("UV", rotation=(0, 0, angle))).outputs[0]
    sway = graph.math("MULTIPLY", graph.noise(7, 2, at=uv), 0.05)
    phase = graph.math("FRACT", graph.math("DIVIDE", graph.math("ADD", turned, sway), bars))
    bar = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5)), 2)
    uneven = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(14, 4, at=uv), 0.5), 0.5)
    seared = graph.ramp(graph.math("ADD", bar, uneven), (0.5, 0.0), (0.9, 0.9))
    body = graph.mix(seared, body, "#1c0b05")
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.8, Clearcoat_Roughness=0.1)
    relief = graph.math("SUBTRACT", graph.noise(24, 4, 0.7, at=uv), graph.math("MULTIPLY", seared, 0.8))
    return graph.bump(relief, 0.5, 0.02).material


def short_rib(length=0.62):
    """Models a block of short rib, thick and glazed, along x."""
    meat = grilled_material("short rib", "#8a3a1c", "#4a1a0c", "#e2a45e", 0.12, 0.7)
    form = slab("rib", (length, 0.34, 0.26), meat, 0.28, 0.07, 2.2, 18)
    layer = form.data.uv_layers.new(name="UV")
    for loop in form.data.loops:
        p = form.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (p.x + p.z * 0.6, p.y + p.z)
    return form


def mushroom_slice(length=0.62):
    """Models a grilled lengthwise slice of king oyster mushroom: stem and cap."""
    cream = grilled_material("mushroom", "#f0dcb4", "#d9b67c", "#fff0d0", 0.135, 0.8)
    form = cut("mushroom", length, 0.24, 0.06, cream, None, 0.8)
    flare = lambda x: 1 + 0.9 * max(0, (x / length - 0.26) / 0.24) ** 1.5 if x > 0.26 * length else 1 + 0.1 * cos(x * 9)
    for vertex in form.data.vertices:
        vertex.co.y *= flare(vertex.co.x)
    return form
