import { promotionToWire } from '@dining/contract/codecs/promotion';
import type { PromotionWire } from '@dining/contract/site/promotions';
import { isRunningInList, type PromotionPeriod, promotionWindow } from '@dining/domain/promotions/running';
import type { StoredPromotion } from './promotions';

/** Which of the two rules of decision 15 says whether a promotion runs: the list's or the detail's. */
export type RunningRule = (period: PromotionPeriod, now: Date) => boolean;

/** A promotion as the wire writes it, with its window and whether it runs by the rule handed over. */
export const promotionAsOf = (promotion: StoredPromotion, isRunning: RunningRule, now: Date): PromotionWire =>
  promotionToWire({
    ...promotion,
    ...promotionWindow(promotion.period, now),
    venueName: promotion.venueName ?? { default: '' },
    linkUrl: promotion.linkUrl ?? '',
    running: isRunning(promotion.period, now),
  });

/** The promotions of a list that run, as cards (Spec §2.2). */
export const runningPromotions = (promotions: readonly StoredPromotion[], now: Date): PromotionWire[] =>
  promotions
    .filter((promotion) => isRunningInList(promotion.period, now))
    .map((promotion) => promotionAsOf(promotion, isRunningInList, now));
