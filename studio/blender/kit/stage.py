"""Creates an empty Blender scene, the seeded random numbers of all forms, and ambient light or a night sky."""

import random

import bpy

from kit.colours import colour

_state = {"rng": random.Random(7)}


def reset(seed=7):
    """Clears Blender, selects Cycles and seeds the random numbers. `run.py` calls it before a scene is built."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _state["rng"] = random.Random(seed)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("air")
    scene.world.use_nodes = True
    air("#24365c", 0.35)
    return scene


def rng():
    """Returns the random numbers of this picture (a `random.Random`); the same seed gives the same picture."""
    return _state["rng"]


def _background():
    tree = bpy.context.scene.world.node_tree
    return tree, tree.nodes["Background"]


def air(tint, strength=0.3):
    """Sets the ambient light, which fills the shadows."""
    background = _background()[1]
    background.inputs[0].default_value = (*colour(tint), 1)
    background.inputs[1].default_value = strength


def sky(top="#0a1226", low="#2c467a", horizon="#4a5068", strength=0.6):
    """Sets a night sky: a gradient from the horizon to the zenith, which is visible and lights the scene."""
    tree, background = _background()
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(coordinates.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    stops = ramp.color_ramp.elements
    stops.new(0.10)
    for stop, (position, tint) in zip(stops, ((0.0, horizon), (0.10, low), (0.55, top))):
        stop.position = position
        stop.color = (*colour(tint), 1)
    background.inputs[1].default_value = strength
