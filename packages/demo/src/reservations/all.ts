import { comingWishes } from './coming';
import { pastWishes } from './past';
import { regularWishes } from './regulars';
import type { Wish } from './wish';

/** Every reservation of the demo group as it was wished for, in the order in which they are booked. */
export const wishes: readonly Wish[] = [...pastWishes, ...regularWishes, ...comingWishes];
