import { busan } from './busan';
import type { PlatesByMenu } from './create-plate';
import { jeju } from './jeju';
import { seoul } from './seoul';

export const platesByMenu: PlatesByMenu = { ...seoul, ...busan, ...jeju };
