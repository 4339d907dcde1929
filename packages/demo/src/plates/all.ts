import { busanPlates } from './busan';
import type { PlatesByMenu } from './create-plate';
import { jejuPlates } from './jeju';
import { seoulPlates } from './seoul';

export const platesByMenu: PlatesByMenu = { ...seoulPlates, ...busanPlates, ...jejuPlates };
