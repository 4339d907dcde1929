import type { LocalizedText } from '@dining/domain/shared/localized-text';
import manifest from './pictures.json';

/** A picture of the demo group; the manifest is written by `npm run pictures` (see `studio`). */
export type PictureName = keyof typeof manifest;

/** Where the site finds a picture, as the wire carries it (`contract/codecs/picture-path`). */
export const picturePath = (name: PictureName): string => manifest[name].path;

/** What a picture shows, in four languages. */
export const pictureAlt = (name: PictureName): LocalizedText => manifest[name].alt;

type MotifOf<Name> = Name extends `promo-${infer Motif}-pc` ? Motif : never;

/** What promotion banners show; each motif is a wide and a square picture. */
export type BannerMotif = MotifOf<PictureName>;
