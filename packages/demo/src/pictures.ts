import type { LocalizedText } from '@dining/domain/shared/localized-text';
import manifest from './pictures.json';

/** Name of a picture of the demo data. `npm run pictures` writes the manifest (see `studio`). */
export type PictureName = keyof typeof manifest;

/** Returns the path of a picture as responses contain it (`contract/codecs/picture-path`). */
export const getPicturePath = (name: PictureName): string => manifest[name].path;

/** Returns the alternative text of a picture in four languages. */
export const getPictureAlt = (name: PictureName): LocalizedText => manifest[name].alt;

type BannerMotif<Name> = Name extends `promo-${infer Motif}-pc` ? Motif : never;

/**
 * Picture of a promotion's banner: a motif with a wide and a square version, or one picture that is cropped to both
 * shapes.
 */
export type Banner = { readonly motif: BannerMotif<PictureName> } | { readonly picture: PictureName };

/** Returns a banner's pictures for wide and narrow windows. */
export const getBannerPictures = (banner: Banner): { readonly wide: PictureName; readonly narrow: PictureName } =>
  'picture' in banner
    ? { wide: banner.picture, narrow: banner.picture }
    : { wide: `promo-${banner.motif}-pc`, narrow: `promo-${banner.motif}-mobile` };
