import { fileURLToPath } from 'node:url';

const getPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const pictureFolder = getPath('../apps/web/public/pictures/');

export const studioScript = getPath('blender/run.py');

/** Folder of full-size renders and drafts, which are never committed. */
export const renderFolder = getPath('.renders/');

export const manifestFile = getPath('../packages/demo/src/catalogue/pictures.json');

export const getSceneName = (name: string, scene: string | undefined): string => scene ?? name.replaceAll('-', '_');

/** @internal for tests */
export const getSceneFile = (scene: string): string => getPath(`blender/scenes/${scene}.py`);

export const listWidths = (frameWidth: number): readonly number[] => [480, 960, Math.min(1600, frameWidth)];

export const formats = ['avif', 'webp'] as const;

export const getPictureFile = (name: string, width: number, format: (typeof formats)[number]): string =>
  `${pictureFolder}${name}-${width}.${format}`;

export const getJpegFile = (name: string): string => `${pictureFolder}${name}.jpg`;
