import { type CataloguePicture, createPicture, t } from './picture';

export const sweets = {} as const satisfies Record<string, CataloguePicture>;
