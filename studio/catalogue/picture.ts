import { createLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';

/** Definition of a picture before it is rendered. */
export interface CataloguePicture {
  readonly alt: LocalizedText;
  /** Width and height of the finished picture in pixels. */
  readonly frame: readonly [width: number, height: number];
  /** Area that every crop must show, in parts of the width and height (0 to 1). */
  readonly focus: readonly [x: number, y: number];
  /** The studio's scene: a file of `blender/scenes`; the picture's own name with `_` when left out. */
  readonly scene?: string;
  /** Also as one JPEG, for messengers that preview nothing newer. */
  readonly jpeg?: boolean;
  /** Which of the scene's views, where it has several. */
  readonly view?: string;
}

export const t = createLocalizedText;

/** A picture of 3:2 with its subject near the middle, unless said otherwise. */
export const picture = (alt: LocalizedText, more: Partial<CataloguePicture> = {}): CataloguePicture => ({
  alt,
  frame: [1600, 1067],
  focus: [0.5, 0.55],
  ...more,
});

/** The wide view of a banner's scene: quiet room for words to the left, the subject to the right. */
export const bannerWide = (scene: string, alt: LocalizedText): CataloguePicture => ({
  alt,
  scene,
  view: 'pc',
  frame: [1600, 600],
  focus: [0.7, 0.5],
});

/** The square view of a banner's scene: quiet room above, the subject below. */
export const bannerSquare = (scene: string, alt: LocalizedText): CataloguePicture => ({
  alt,
  scene,
  view: 'mobile',
  frame: [1200, 1200],
  focus: [0.5, 0.6],
});
