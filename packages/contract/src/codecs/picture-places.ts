/**
 * Value of the `sizes` attribute of a picture at a place of a page, and its media query. The picture and its preload
 * must use the same values, because otherwise the browser loads two files.
 */
export interface PicturePlace {
  readonly sizes: string;
  readonly media?: string;
}

/** A promotion's picture has two versions: square for narrow windows, wide for others. */
export interface PromotionPlace {
  readonly narrow: PicturePlace & { readonly media: string };
  readonly wide: PicturePlace & { readonly media: string };
}

/**
 * Reduces the pixel density of photos to about two on screens with a higher one: such phones then load the file of 960
 * pixels instead of the widest, because their connections are often slow.
 */
const limitPixelDensity = (width: string): string => `(min-resolution: 2.25dppx) 74vw, ${width}`;

const createPromotionPlace = (wideSizes: string, narrowSizes = 'calc(100vw - 40px)'): PromotionPlace => ({
  narrow: { media: '(max-width: 767.98px)', sizes: limitPixelDensity(narrowSizes) },
  wide: { media: '(min-width: 768px)', sizes: wideSizes },
});

export const picturePlaces = {
  mainBanner: createPromotionPlace('100vw', '100vw'),
  promotionCard: createPromotionPlace('(min-width: 1280px) 580px, 45vw'),
  promotionPage: createPromotionPlace('768px'),
  productGallery: { sizes: `(min-width: 1024px) 760px, ${limitPixelDensity('100vw')}` },
  offerCard: { sizes: `(min-width: 768px) 540px, ${limitPixelDensity('100vw')}` },
  foundVenue: { sizes: '(min-width: 1280px) 220px, (min-width: 640px) 200px, 112px' },
  venueCard: {
    sizes: `(min-width: 1280px) 576px, (min-width: 768px) 45vw, ${limitPixelDensity('calc(100vw - 40px)')}`,
  },
  // Narrow windows crop the picture to a portrait frame, so it must be one and a half times as wide as the window.
  restaurantFirstPhoto: {
    sizes: '(min-width: 1280px) 600px, (min-width: 768px) 50vw, (min-resolution: 2.25dppx) 90vw, 150vw',
  },
  venueTile: { sizes: '(min-width: 1024px) 240px, (min-width: 640px) 33vw, calc(50vw - 26px)' },
} as const satisfies Record<string, PicturePlace | PromotionPlace>;
