"""Renders the scene in two halves, combines them with `kit.finish`, and writes a graded PNG."""

import os
import shutil
import tempfile
import time
from dataclasses import dataclass

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np

from kit import finish

PASSES = {
    "colour": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
    "distance": "Depth",
}


@dataclass
class Settings:
    """The settings of one picture: `width` x `height` of the whole frame in pixels, `crop` the rendered part
    (fractions from the upper left).
    """

    width: int = 1600
    height: int = 1067
    samples: int = 20
    scale: float = 0.75
    crop: tuple = (0.0, 0.0, 1.0, 1.0)
    exposure: float = 0.35
    contrast: str = "Medium High Contrast"
    bloom: float = 0.06
    vignette: float = 0.18
    grain: float = 0.006


def _set_quality(scene, settings):
    cycles, render = scene.cycles, scene.render
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 12
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.light_sampling_threshold = 2.5, 1.0, 0.01
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    render.threads_mode, render.use_persistent_data = "AUTO", False
    render.resolution_x, render.resolution_y = (round(n * settings.scale) for n in (settings.width, settings.height))
    render.resolution_percentage = 100
    x0, y0, x1, y1 = settings.crop
    render.use_border = render.use_crop_to_border = settings.crop != (0, 0, 1, 1)
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = x0, x1, 1 - y1, 1 - y0


def _write_passes(scene, folder):
    """Sets up a compositor that only writes the passes: `distance` stops at glass, `depth` looks through it."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, target = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format, target.format.color_depth = "OPEN_EXR", "32"
    target.format.color_mode, target.format.exr_codec = "RGB", "NONE"
    target.file_slots.clear()
    for name, output in PASSES.items():
        target.file_slots.new(name)
        tree.links.new(source.outputs[output], target.inputs[name])
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def _read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED | cv2.IMREAD_ANYDEPTH)
    image = image[..., None] if image.ndim == 2 else image[..., ::-1]
    return np.nan_to_num(image.astype(np.float32), posinf=1e4)


def _render_half(scene, number, samples, folder):
    """Renders one half with its own seed. The frame number is part of its file names."""
    scene.cycles.seed, scene.cycles.samples, scene.cycles.use_animated_seed = number * 1717 + 1, samples, True
    scene.frame_set(number)
    bpy.ops.render.render()
    return {name: _read(os.path.join(folder, f"{name}{number:04d}.exr")) for name in PASSES}


def _write(scene, image, settings, path):
    """Applies Filmic and writes eight bits per channel."""
    height, width, _ = image.shape
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", settings.contrast, settings.exposure
    target = bpy.data.images.new("picture", width, height, alpha=False, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image[::-1]
    target.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.image_settings.color_depth, scene.render.dither_intensity = "8", 1.0
    target.save_render(path, scene=scene)


def picture(path, settings):
    """Renders the current scene into `path` (PNG). Returns the seconds for rendering, denoising and finishing."""
    scene = bpy.context.scene
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    folder = tempfile.mkdtemp(prefix="picture-")
    start = time.time()
    try:
        _set_quality(scene, settings)
        _write_passes(scene, folder)
        first, second = (_render_half(scene, n, max(4, settings.samples // 2), folder) for n in (1, 2))
    finally:
        shutil.rmtree(folder)
    assert not np.array_equal(first["colour"], second["colour"]), "both halves are the same: the seed was not taken"
    rendered = time.time()
    image = finish.denoise(first, second)
    pixels = settings.width * settings.scale / 1600
    eye = scene.camera
    if eye.get("blur"):
        image = finish.lens_blur(image, first["distance"][..., 0], eye["focus"], eye["blur"] * pixels, 46 * pixels)
    cleaned = time.time()
    x0, y0, x1, y1 = settings.crop
    size = round(settings.width * (x1 - x0)), round(settings.height * (y1 - y0))
    looks = settings.bloom, settings.vignette, settings.grain
    _write(scene, finish.grade(image, *size, *looks, settings.crop, settings.width), settings, path)
    return rendered - start, cleaned - rendered, time.time() - cleaned
