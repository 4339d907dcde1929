import { busanPromotions } from './busan';
import { jejuPromotions } from './jeju';
import { seoulPromotions } from './seoul';

/** The promotions of each hotel, in the order of its list. */
export const promotions = [seoulPromotions, busanPromotions, jejuPromotions] as const;
