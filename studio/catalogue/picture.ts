import { createLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';

/** A picture of the catalogue, before it is rendered. */
export interface CataloguePicture {
  readonly alt: LocalizedText;
  /** Width and height of the published picture in pixels. */
  readonly frame: readonly [width: number, height: number];
  /** A point that every crop must show, as fractions of the width and height (0 to 1). */
  readonly focus: readonly [x: number, y: number];
  /** A file of `blender/scenes`, without `.py`; by default the picture's name with `_` for `-`. */
  readonly scene?: string;
  /** True to publish one JPEG as well, for messengers that show no newer format. */
  readonly jpeg?: boolean;
  /** Name of the view to render, if the scene has several. */
  readonly view?: string;
}

export const t = createLocalizedText;

/** Creates a picture, by default in the format 3:2 with its subject near the middle. */
export const createPicture = (alt: LocalizedText, options: Partial<CataloguePicture> = {}): CataloguePicture => ({
  alt,
  frame: [1600, 1067],
  focus: [0.5, 0.55],
  ...options,
});

/** Creates the wide view of a banner's scene: space for text on the left, the subject on the right. */
export const createWideBanner = (scene: string, alt: LocalizedText): CataloguePicture => ({
  alt,
  scene,
  view: 'pc',
  frame: [1600, 600],
  focus: [0.7, 0.5],
});

/** Creates the square view of a banner's scene: space for text at the top, the subject at the bottom. */
export const createSquareBanner = (scene: string, alt: LocalizedText): CataloguePicture => ({
  alt,
  scene,
  view: 'mobile',
  frame: [1200, 1200],
  focus: [0.5, 0.6],
});
