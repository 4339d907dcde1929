import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const pictureFolder = here('../apps/web/public/pictures/');

export const studioScript = here('blender/run.py');

/** Full-size renders and drafts, which are never committed. */
export const renderFolder = here('.renders/');

export const manifestFile = here('../packages/demo/src/pictures.json');

export const getSceneName = (name: string, scene: string | undefined): string => scene ?? name.replaceAll('-', '_');

/** @internal for tests */
export const sceneFile = (scene: string): string => here(`blender/scenes/${scene}.py`);

export const listWidths = (frameWidth: number): readonly number[] => [480, 960, Math.min(1600, frameWidth)];

export const formats = ['avif', 'webp'] as const;

export const pictureFile = (name: string, width: number, format: (typeof formats)[number]): string =>
  `${pictureFolder}${name}-${width}.${format}`;

export const jpegFile = (name: string): string => `${pictureFolder}${name}.jpg`;
