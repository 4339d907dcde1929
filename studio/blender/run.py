"""Renders one picture. Blender runs this script:

blender -b --python-exit-code 1 --python studio/blender/run.py -- --scene NAME --out PNG --width 600 --samples 16
"""

import argparse
import importlib
import sys
import time
import traceback
from pathlib import Path

STUDIO = Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO))
sys.pycache_prefix = str(STUDIO.parent / ".cache" / "python")


def parse_arguments():
    """Parses what follows `--` on Blender's command line."""
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__)
    parser.add_argument("--scene", required=True, help="a module of scenes/")
    parser.add_argument("--out", required=True, help="the PNG to write")
    parser.add_argument("--width", type=int, default=1600, help="pixels of the written picture")
    parser.add_argument(
        "--height", type=int, help="pixels of the whole frame at this width; default: the FRAME of the scene"
    )
    parser.add_argument("--view", help="view that is passed to build()")
    parser.add_argument("--samples", type=int, default=20, help="samples per pixel, both halves together")
    parser.add_argument(
        "--scale", type=float, default=0.75, help="fraction of the size that is rendered and then enlarged"
    )
    parser.add_argument(
        "--crop", default="0,0,1,1", help="renders only this part: x0,y0,x1,y1 as fractions from the upper left"
    )
    parser.add_argument("--seed", type=int, help="random seed instead of the SEED of the scene")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def main():
    """Builds the scene, renders it and prints one line with the time it took."""
    options = parse_arguments()
    from kit.render import Settings, picture
    from kit.stage import reset

    start = time.time()
    scene = importlib.import_module(f"scenes.{options.scene}")
    reset(options.seed if options.seed is not None else getattr(scene, "SEED", 7))
    scene.build(options.view) if options.view else scene.build()
    build_seconds = time.time() - start
    crop = tuple(float(part) for part in options.crop.split(","))
    frame_width, frame_height = (
        (options.width, options.height) if options.height else getattr(scene, "FRAME", (1600, 1067))
    )
    width = round(options.width / (crop[2] - crop[0]))
    finish = getattr(scene, "FINISH", {})
    settings = Settings(
        width, round(width * frame_height / frame_width), options.samples, options.scale, crop, **finish
    )
    seconds = picture(options.out, settings)
    phases = zip(("build", "render", "denoise", "finish"), (build_seconds, *seconds))
    print(f"PICTURE {options.out}", *(f"{name} {phase_seconds:.1f}s" for name, phase_seconds in phases), flush=True)


try:
    main()
except Exception:
    traceback.print_exc()
    sys.exit(1)
