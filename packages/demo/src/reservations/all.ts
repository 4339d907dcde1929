import { comingWishes } from './coming';
import { pastWishes } from './past';
import { regularWishes } from './regulars';
import type { Wish } from './wish';

/** All demo reservations, in the order of booking. */
export const wishes: readonly Wish[] = [...pastWishes, ...regularWishes, ...comingWishes];
