import type { LocalizedText } from '@dining/domain/shared/localized-text';
import manifest from './pictures.json';

/** A picture of the demo group; the manifest is written by `npm run pictures` (see `studio`). */
export type PictureName = keyof typeof manifest;

/** Where the site finds a picture, as the wire carries it (`contract/codecs/picture-path`). */
export const picturePath = (name: PictureName): string => manifest[name].path;

/** What a picture shows, in four languages. */
export const pictureAlt = (name: PictureName): LocalizedText => manifest[name].alt;

type MotifOf<Name> = Name extends `promo-${infer Motif}-pc` ? Motif : never;

/** What a promotion's banner shows: a motif, which is a wide and a square picture, or one of a dish or a table, cut to either. */
export type Banner = { readonly motif: MotifOf<PictureName> } | { readonly picture: PictureName };

/** A banner's pictures, for wide and for narrow windows. */
export const bannerPictures = (shows: Banner): { readonly wide: PictureName; readonly narrow: PictureName } =>
  'picture' in shows
    ? { wide: shows.picture, narrow: shows.picture }
    : { wide: `promo-${shows.motif}-pc`, narrow: `promo-${shows.motif}-mobile` };
