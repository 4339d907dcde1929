"""Turns two noisy halves of a render into a picture: denoising, lens blur, bloom, vignette and grain, all in linear
light.
"""

import ctypes

import cv2
import numpy as np

from kit.native import get_pointer, load_library

ALBEDO_FLOOR = 0.04
LIGHT_SCALE = 6


def to_planes(image):
    """Converts an array of height x width x channels to channels x height x width."""
    return np.ascontiguousarray(np.moveaxis(image, -1, 0), np.float32)


def _mean(stack, radius):
    return np.stack([cv2.blur(plane, (2 * radius + 1, 2 * radius + 1)) for plane in stack])


def _filter(source, guide, variance, features, feature_variance, reach, patch):
    count, height, width = source.shape
    arrays = [np.ascontiguousarray(a, np.float32) for a in (source, guide, variance, features, feature_variance)]
    source, guide, variance, features, feature_variance = arrays
    out = np.empty_like(source)
    load_library("denoise").non_local_means(
        *(get_pointer(source), count, get_pointer(guide), get_pointer(variance), guide.shape[0]),
        *(get_pointer(features), get_pointer(feature_variance), features.shape[0], get_pointer(out), width, height),
        *(reach, patch, ctypes.c_float(1.0), ctypes.c_float(0.7)),
    )
    return out


def _features(half, albedo):
    """Returns the weighted features of a surface that do not depend on its lighting: albedo, normal and the
    logarithm of depth.
    """
    soft = lambda image: to_planes(cv2.GaussianBlur(image, (0, 0), 0.7))
    depth = to_planes(np.log(np.clip(half["depth"][..., :1], 0.01, 1e3)))
    return np.concatenate([soft(albedo) * 0.8, soft(half["normal"]), depth * 3.0])


def _denoise_albedo(first, second):
    """Returns the denoised albedo. Only metal and glass have noise in it, because they show what they reflect."""
    a, b = to_planes(first["albedo"]), to_planes(second["albedo"])
    mean, variance = (a + b) / 2, np.maximum(_mean((a - b) ** 2 / 4, 2), 1e-6)
    normal = to_planes((first["normal"] + second["normal"]) / 2)
    normal_variance = np.full_like(normal, 0.02)
    return np.moveaxis(_filter(mean, mean, variance, normal, normal_variance, 5, 1), 0, -1)


def _limit_bright_pixels(first, second):
    """Limits pixels that are far brighter than their surroundings, unless both halves contain them."""
    mean = (first + second) / 2
    limit = np.stack([cv2.medianBlur(np.ascontiguousarray(plane), 5) for plane in mean]) + 0.7
    limit = np.maximum(limit, np.minimum(first, second))
    return np.minimum(first, limit), np.minimum(second, limit)


def _dim_specks(image, albedo):
    """Dims single pixels that are much brighter than the ring around them, except lamps (albedo over 1)."""
    brightness = image.max(-1)
    ring = cv2.medianBlur(np.minimum(brightness, 60).astype(np.float32), 5)
    ring = cv2.erode(cv2.dilate(ring, np.ones((3, 3))), np.ones((3, 3)))
    speck = (brightness > 2.2 * ring + 0.04) & (albedo.max(-1) < 1.2)
    factor = np.where(speck, (1.6 * ring + 0.03) / np.maximum(brightness, 1e-6), 1.0)
    return (image * factor[..., None]).astype(np.float32)


def denoise(first, second):
    """Combines two halves into one image without noise. Each half is a dict of colour, albedo, normal and depth.

    The difference of the halves is the noise. Light and albedo are separated, so that texture survives while the
    light becomes smooth.
    """
    albedo = _denoise_albedo(first, second)
    divisor = albedo + ALBEDO_FLOOR
    light = lambda half: to_planes(np.log1p(np.maximum(half["colour"] / divisor, 0) * LIGHT_SCALE))
    a, b = _limit_bright_pixels(light(first), light(second))
    first_features, second_features = _features(first, first["albedo"]), _features(second, second["albedo"])
    features = (first_features + second_features) / 2
    feature_variance = _mean((first_features - second_features) ** 2 / 4, 1) + 0.01
    features[:3] = to_planes(albedo) * 0.8
    mean, variance = (a + b) / 2, np.maximum(_mean((a - b) ** 2 / 4, 3), 1e-5)
    guide = _filter(mean, mean, variance, features, feature_variance, 6, 2)
    clean = _filter(mean, guide, variance * 0.25, features, feature_variance, 9, 1)
    clean = _filter(clean, clean, variance * 0.05, features, feature_variance, 3, 1)
    image = np.maximum(np.expm1(np.moveaxis(clean, 0, -1)) / LIGHT_SCALE * divisor, 0)
    return _dim_specks(image, albedo)


def _blur_radii(distance, focus, strength, limit):
    """Returns the blur of each pixel: zero in focus, positive behind the focus, negative in front of it. Edges
    belong to the nearer object, which prevents halos.
    """
    distance = np.clip(distance, 0.05, 1e5).astype(np.float32)
    distance = cv2.erode(np.where(distance < 0.06, 1e5, distance).astype(np.float32), np.ones((3, 3)))
    radii = np.clip(strength * (1 - focus / distance), -limit, limit).astype(np.float32)
    radii = cv2.GaussianBlur(radii, (0, 0), 0.8)
    near = np.minimum(radii, 0)
    near = np.minimum(near, -cv2.GaussianBlur(-near, (0, 0), 3))
    return np.ascontiguousarray(np.clip(np.where(radii < 0, near, radii), -limit, limit), np.float32)


def lens_blur(image, distance, focus, strength, limit, taps=256):
    """Applies depth of field. `strength` is the blur radius in pixels of an infinitely far object, `limit` the
    largest radius.
    """
    height, width, _ = image.shape
    radii = _blur_radii(distance, focus, strength, limit)
    blurred = np.abs(radii)
    reach = float(min(limit, np.ceil(blurred.max()) + 1))
    brightness = image.max(-1)
    around = cv2.blur(cv2.medianBlur(np.minimum(brightness, 8).astype(np.float32), 5), (9, 9))
    bright = (brightness > 0.25) & (brightness > 2.2 * around) & (blurred > 2) | (brightness > 1.6) & (blurred > 2.5)
    bright = np.ascontiguousarray(bright, np.uint8)
    base = np.ascontiguousarray(image, np.float32).copy()
    base[bright > 0] = np.minimum(cv2.medianBlur(np.minimum(image, 1.6).astype(np.float32), 5)[bright > 0], 1.0)
    discs = np.ascontiguousarray(np.maximum(image - base, 0) * bright[..., None], np.float32)
    out, filters = np.empty_like(base), load_library("blur")
    filters.gather(get_pointer(base), get_pointer(radii), get_pointer(out), width, height, ctypes.c_float(reach), taps)
    grainy = np.clip(cv2.erode(blurred, np.ones((5, 5))) / 7 - 0.3, 0, 1)[..., None]
    out = np.ascontiguousarray(out * (1 - grainy) + cv2.GaussianBlur(out, (0, 0), 1.6) * grainy, np.float32)
    filters.draw_discs(get_pointer(discs), get_pointer(radii), get_pointer(bright), get_pointer(out), width, height)
    return out


def grade(image, width, height, bloom=0.06, vignette=0.18, grain=0.006, window=(0, 0, 1, 1), frame_width=1600):
    """Resizes the image and adds a glow around lights, darker corners and fine grain. `window` is the part of the
    frame that the image shows.
    """
    if image.shape[:2] != (height, width):
        enlarging = width > image.shape[1]
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_CUBIC if enlarging else cv2.INTER_AREA)
        image = np.maximum(image, 0)
    if bloom:
        lights = np.clip(image - 0.9, 0, 12)
        halo = sum(
            cv2.GaussianBlur(lights, (0, 0), s * frame_width / 1600) * k for s, k in ((4, 0.5), (14, 0.3), (45, 0.2))
        )
        image = image + halo * bloom * 6
    x0, y0, x1, y1 = window
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    corner = ((x0 + x / width * (x1 - x0) - 0.5) ** 2 + (y0 + y / height * (y1 - y0) - 0.5) ** 2) * 2
    image = image * (1 - vignette * np.clip(corner, 0, 1))[..., None]
    if grain:
        rand = np.random.default_rng(1).standard_normal((height, width), np.float32)
        image = image * (1 + cv2.GaussianBlur(rand, (0, 0), 0.7) * grain * 5)[..., None]
    return np.maximum(image, 0).astype(np.float32)
