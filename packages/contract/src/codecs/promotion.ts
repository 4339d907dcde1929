import type { PromotionPeriod } from '@dining/domain/promotions/promotion-window';
import type { DinCode, HtlCode, ProdCode, PromCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PromotionDetailWire, PromotionWire } from '../site/promotions';
import { decodeFlag, encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

export interface PromotionProduct {
  readonly prodCode: ProdCode;
  /** Lowest price per adult in won; null if nothing is paid in advance. */
  readonly fromPrice: number | null;
  readonly takesDeposit: boolean;
}

/**
 * A promotion in a list. `startsOn` and `endsOn` are its first and last day, with defaults if the start is open, and a
 * default period if the end is open (decision 15); `period` is the period that pages show (decision 38).
 */
export interface Promotion {
  readonly promCode: PromCode;
  readonly htlCode: HtlCode;
  /** Null if the promotion belongs to the whole hotel. */
  readonly dinCode: DinCode | null;
  readonly venueName: LocalizedText;
  readonly name: LocalizedText;
  readonly simpleDescription: LocalizedText;
  readonly startsOn: SeoulDate;
  readonly endsOn: SeoulDate;
  readonly period: PromotionPeriod;
  readonly running: boolean;
  readonly linkUrl: string;
  /** The product that guests reserve; null if the promotion names no product that is on sale. */
  readonly product: PromotionProduct | null;
  readonly banner: string;
  readonly bannerMobile: string;
  readonly bannerAlt: LocalizedText;
}

export const encodePromotion = (promotion: Promotion): PromotionWire => ({
  promCode: promotion.promCode,
  htlCode: promotion.htlCode,
  dinCode: promotion.dinCode ?? '',
  ...encodeText('dinName', promotion.venueName),
  ...encodeText('promName', promotion.name),
  ...encodeText('promSimpleDesc', promotion.simpleDescription),
  promPeriodStart: promotion.startsOn,
  promPeriodEnd: promotion.endsOn,
  promFirstDay: promotion.period.startsOn ?? '',
  promLastDay: promotion.period.endsOn ?? '',
  promRunningYn: encodeFlag(promotion.running),
  promLinkUrl: promotion.linkUrl,
  prodCode: promotion.product?.prodCode ?? '',
  prodFromPrice: promotion.product?.fromPrice ?? null,
  prodFromDepositYn: encodeFlag(promotion.product?.takesDeposit ?? false),
  bannerImg: promotion.banner,
  bannerMobileImg: promotion.bannerMobile,
  ...encodeText('bannerAlt', promotion.bannerAlt),
});

export const decodePromotion = (wire: PromotionWire): Promotion => ({
  promCode: wire.promCode,
  htlCode: wire.htlCode,
  dinCode: wire.dinCode === '' ? null : wire.dinCode,
  venueName: decodeText('dinName', wire),
  name: decodeText('promName', wire),
  simpleDescription: decodeText('promSimpleDesc', wire),
  startsOn: wire.promPeriodStart,
  endsOn: wire.promPeriodEnd,
  period: { startsOn: wire.promFirstDay || null, endsOn: wire.promLastDay || null },
  running: decodeFlag(wire.promRunningYn),
  linkUrl: wire.promLinkUrl,
  product:
    wire.prodCode === ''
      ? null
      : {
          prodCode: wire.prodCode,
          fromPrice: wire.prodFromPrice,
          takesDeposit: decodeFlag(wire.prodFromDepositYn),
        },
  banner: wire.bannerImg,
  bannerMobile: wire.bannerMobileImg,
  bannerAlt: decodeText('bannerAlt', wire),
});

/** Parses the Markdown text of a promotion. */
export const decodePromotionContent = (wire: PromotionDetailWire): LocalizedText => decodeText('promContent', wire);
