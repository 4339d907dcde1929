import { getPromotionWindow, isRunningInList, type PromotionPeriod } from '@dining/domain/promotions/promotion-window';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { PromotionWire } from '../site/promotions';
import { type Promotion, promotionToWire } from './promotion';

/** A promotion as a house keeps it, at no moment yet. */
export type PromotionRecord = Omit<Promotion, 'venueName' | 'startsOn' | 'endsOn' | 'running' | 'linkUrl'> & {
  readonly venueName: LocalizedText | null;
  readonly linkUrl: string | null;
};

/** Which of the two rules of decision 15 says whether a promotion runs: the list's or the detail's. */
type RunningRule = (period: PromotionPeriod, now: Date) => boolean;

/** A promotion as the wire writes it, with its window and whether it runs by the rule handed over. */
export const storedPromotionToWire = (promotion: PromotionRecord, isRunning: RunningRule, now: Date): PromotionWire =>
  promotionToWire({
    ...promotion,
    ...getPromotionWindow(promotion.period, now),
    venueName: promotion.venueName ?? { default: '' },
    linkUrl: promotion.linkUrl ?? '',
    running: isRunning(promotion.period, now),
  });

/** The promotions of a list that run, as cards (Spec §2.2). */
export const listRunningPromotions = (promotions: readonly PromotionRecord[], now: Date): PromotionWire[] =>
  promotions
    .filter((promotion) => isRunningInList(promotion.period, now))
    .map((promotion) => storedPromotionToWire(promotion, isRunningInList, now));
