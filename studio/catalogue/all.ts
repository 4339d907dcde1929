import { banners } from './banners';
import { dishes } from './dishes';
import { general } from './general';
import { halls } from './halls';
import { hotels } from './hotels';
import type { CataloguePicture } from './picture';
import { tables } from './tables';

/** Every picture that the studio makes, by name. */
export const catalogue: Readonly<Record<string, CataloguePicture>> = {
  ...hotels,
  ...halls,
  ...tables,
  ...dishes,
  ...banners,
  ...general,
};
