import manifest from './catalogue/pictures.json';

/** Name of a picture of the demo data. `npm run pictures` writes the manifest (see `studio`). */
export type PictureName = keyof typeof manifest;

/** Returns the path of a picture as responses contain it (`contract/codecs/picture-path`). */
export const getPicturePath = (name: PictureName): string => manifest[name].path;
