import { busanPromotions } from './busan';
import { jejuPromotions } from './jeju';
import { seoulPromotions } from './seoul';

/** The promotions of each hotel, in display order. */
export const promotions = [seoulPromotions, busanPromotions, jejuPromotions] as const;
