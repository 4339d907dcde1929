import { banners } from './banners';
import { courses } from './courses';
import { dishes } from './dishes';
import { general } from './general';
import { hotels } from './hotels';
import { interiors } from './interiors';
import type { CataloguePicture } from './picture';
import { snapshots } from './snapshots';
import { sweets } from './sweets';
import { tables } from './tables';

export const catalogue: Readonly<Record<string, CataloguePicture>> = {
  ...hotels,
  ...interiors,
  ...tables,
  ...dishes,
  ...courses,
  ...sweets,
  ...banners,
  ...general,
  ...snapshots,
};
