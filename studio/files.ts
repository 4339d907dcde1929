import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The path that the site serves pictures from, and the folder that the studio writes them to. */
const pictureFolder = here('../apps/web/public/pictures/');

/** The script that Blender runs. */
export const studioScript = here('blender/run.py');

/** Full-size renders and looks: large, made again at any time, never committed. */
export const renderFolder = here('.renders/');

/** The one list of finished pictures, read by the demo group. */
export const manifestFile = here('../packages/demo/src/pictures.json');

/** The studio's scene for a picture, a Python module of `blender/scenes`. */
export const getSceneName = (name: string, scene: string | undefined): string => scene ?? name.replaceAll('-', '_');

/**
 * The file of a scene.
 * @internal for tests
 */
export const sceneFile = (scene: string): string => here(`blender/scenes/${scene}.py`);

/** The widths a picture of this width ships in, narrowest first. */
export const listWidths = (frameWidth: number): readonly number[] => [480, 960, Math.min(1600, frameWidth)];

/** The formats it ships in, best first. */
export const formats = ['avif', 'webp'] as const;

/** One of the six files of a picture. */
export const pictureFile = (name: string, width: number, format: (typeof formats)[number]): string =>
  `${pictureFolder}${name}-${width}.${format}`;

/** The JPEG beside the six files, where a picture has one. */
export const jpegFile = (name: string): string => `${pictureFolder}${name}.jpg`;
