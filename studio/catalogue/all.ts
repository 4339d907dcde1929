import { banners } from './banners';
import { dishes } from './dishes';
import { general } from './general';
import { halls } from './halls';
import { hotels } from './hotels';
import type { CataloguePicture } from './picture';
import { snapshots } from './snapshots';
import { tables } from './tables';

export const catalogue: Readonly<Record<string, CataloguePicture>> = {
  ...hotels,
  ...halls,
  ...tables,
  ...dishes,
  ...banners,
  ...general,
  ...snapshots,
};
