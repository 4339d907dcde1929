"""A short notation for shader graphs: `graph.set(Base_Color=graph.ramp(graph.noise(4), (0.3, '#222222'), (0.7,
'#dddddd')))`.
"""

import bpy

from kit.colours import colour


class Graph:
    """The shader graph of one material. Values are numbers, colours (hex or linear triple), nodes (their first
    output) or sockets.
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, settings=None, **inputs):
        """Creates a node by its short type ('TexNoise'). Inputs are named with _ for spaces, or numbered i0, i1…."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.put(node, name, value)
        return node

    def put(self, node, name, value):
        """Links or sets one input of a node."""
        by_place = name[0] == "i" and name[1:].isdigit()
        socket = node.inputs[int(name[1:])] if by_place else node.inputs[name.replace("_", " ")]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif socket.type == "RGBA":
            socket.default_value = (*(colour(value) if not isinstance(value, (int, float)) else (value,) * 3), 1)
        else:
            socket.default_value = value

    def set(self, **inputs):
        """Sets inputs of the principled shader: Base_Color, Roughness, Clearcoat, Metallic, Sheen, Specular,
        Transmission…
        """
        for name, value in inputs.items():
            self.put(self.principled, name, value)
        return self

    def surface(self, shader):
        """Uses a shader other than the principled one as the surface."""
        self.put(self.output, "Surface", shader)
        return self

    def coordinates(self, kind="Object", scale=(1, 1, 1), rotation=(0, 0, 0)):
        """Returns coordinates: 'Object' (units of the mesh before scaling), 'UV', 'Generated' (0…1 of the bounding
        box) or 'Normal'.
        """
        source = self.node("TexCoord").outputs[kind]
        return self.node("Mapping", Vector=source, Scale=scale, Rotation=rotation).outputs[0]

    def axes(self, kind="Object"):
        """Returns the three coordinates as x, y and z sockets."""
        return self.node("SeparateXYZ", Vector=self.node("TexCoord").outputs[kind]).outputs

    def noise(self, scale, detail=3, roughness=0.55, at=None, distortion=0.0):
        """Returns cloudy noise of 0…1, mostly 0.3…0.7; detail is limited to 4, because more costs time and is not
        visible.
        """
        at = at or self.coordinates()
        settings = dict(Scale=scale, Detail=min(detail, 4), Roughness=roughness, Distortion=distortion, Vector=at)
        return self.node("TexNoise", **settings).outputs["Fac"]

    def cells(self, scale, at=None, output="Distance", randomness=1.0):
        """Returns Voronoi cells: the distance to the nearest centre, or output='Color' for a random colour of each
        cell.
        """
        at = at or self.coordinates()
        return self.node("TexVoronoi", Vector=at, Scale=scale, Randomness=randomness).outputs[output]

    def waves(self, scale, direction="X", distortion=1.0, detail=2.0, detail_scale=3.0, at=None, rings=False):
        """Returns soft bands (or rings) of 0…1."""
        settings = (
            {"wave_type": "RINGS", "rings_direction": direction}
            if rings
            else {"wave_type": "BANDS", "bands_direction": direction}
        )
        inputs = dict(Scale=scale, Distortion=distortion, Detail=detail, Detail_Scale=detail_scale)
        return self.node("TexWave", settings, Vector=at or self.coordinates(), **inputs).outputs["Fac"]

    def ramp(self, factor, *stops):
        """Returns a gradient over a factor; stops are (position, colour or grey)."""
        node = self.node("ValToRGB", Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*((value,) * 3 if isinstance(value, (int, float)) else colour(value)), 1)
        return node.outputs[0]

    def math(self, operation, first, second=0.0, clamp=False):
        """Calculates with 'ADD', 'MULTIPLY', 'SUBTRACT', 'POWER', 'MAXIMUM', 'GREATER_THAN', 'FRACT', 'SQRT'…"""
        return self.node("Math", {"operation": operation, "use_clamp": clamp}, i0=first, i1=second).outputs[0]

    def mix(self, factor, first, second, mode="MIX"):
        """Mixes two colours by a factor; mode 'MULTIPLY', 'SCREEN', 'OVERLAY'…"""
        return self.node("MixRGB", {"blend_type": mode}, Fac=factor, Color1=first, Color2=second).outputs[0]

    def facing(self, blend=0.45):
        """Returns 0 where the surface faces the camera, 1 at grazing angles."""
        return self.node("LayerWeight", Blend=blend).outputs["Facing"]

    def hollow(self, distance=0.1):
        """Returns ambient occlusion: 1 in the open, towards 0 in creases. It is slow, so use it only for the main
        subjects.
        """
        return self.node("AmbientOcclusion", {"samples": 3}, Distance=distance).outputs["AO"]

    def bump(self, height, strength=0.3, distance=0.02):
        """Adds a bump map, which changes the shading but not the shape; `distance` in units."""
        self.put(self.principled, "Normal", self.node("Bump", Height=height, Strength=strength, Distance=distance))
        return self
