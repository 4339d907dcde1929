import { getPromotionWindow, isRunningInList, type PromotionPeriod } from '@dining/domain/promotions/promotion-window';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { PromotionWire } from '../site/promotions';
import { encodePromotion, type Promotion } from './promotion';

/** A stored promotion, without anything that depends on the time. */
export type PromotionRecord = Omit<Promotion, 'venueName' | 'startsOn' | 'endsOn' | 'running' | 'linkUrl'> & {
  readonly venueName: LocalizedText | null;
  readonly linkUrl: string | null;
};

/** Decides whether a promotion runs: the rule of the list or of the detail page (decision 15). */
type RunningRule = (period: PromotionPeriod, now: Date) => boolean;

/** Serializes a stored promotion at a time. */
export const encodeStoredPromotion = (promotion: PromotionRecord, isRunning: RunningRule, now: Date): PromotionWire =>
  encodePromotion({
    ...promotion,
    ...getPromotionWindow(promotion.period, now),
    venueName: promotion.venueName ?? { default: '' },
    linkUrl: promotion.linkUrl ?? '',
    running: isRunning(promotion.period, now),
  });

/** Lists the running promotions (Spec §2.2). */
export const listRunningPromotions = (promotions: readonly PromotionRecord[], now: Date): PromotionWire[] =>
  promotions
    .filter((promotion) => isRunningInList(promotion.period, now))
    .map((promotion) => encodeStoredPromotion(promotion, isRunningInList, now));
