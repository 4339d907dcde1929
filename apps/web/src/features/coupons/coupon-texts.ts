import type { NamedCoupon } from '@dining/contract/codecs/coupon';
import type { Coupon, CouponError } from '@dining/domain/pricing/coupon';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Hotel } from '../../entities/app/app-data';
import { spokenDayText, wonText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';

type Worth = Pick<Coupon, 'kind' | 'value' | 'maxDiscount' | 'minOrderAmount'>;

/** What a coupon takes off: `₩30,000 off`, `10% off, up to ₩50,000`. */
export const worthText = ({ kind, value, maxDiscount }: Worth): string =>
  kind === 'amount'
    ? t('coupon.amountOff', { amount: wonText(value) })
    : [t('coupon.percentOff', { percent: value }), maxDiscount !== null && t('coupon.atMost', { amount: wonText(maxDiscount) })]
        .filter(Boolean)
        .join(' · ');

/** The least order that it is for; '' where it asks for none. */
export const leastText = ({ minOrderAmount }: Worth): string =>
  minOrderAmount > 0 ? t('coupon.minOrder', { amount: wonText(minOrderAmount) }) : '';

/** Where it counts. */
export function whereText(htlCode: HtlCode | null, hotels: readonly Hotel[]): string {
  const hotel = hotels.find((other) => other.htlCode === htlCode);
  return hotel === undefined ? t('coupon.allHotels') : wireText(hotel, 'htlName');
}

/** Why it cannot be used on the order in hand. */
export function refusalText(refusal: CouponError, coupon: NamedCoupon, hotels: readonly Hotel[]): string {
  if (refusal === 'coupon_not_begun') return t(`coupon.refusals.${refusal}`, { date: spokenDayText(coupon.validity.from ?? '') });
  if (refusal === 'coupon_other_hotel') return t(`coupon.refusals.${refusal}`, { hotel: whereText(coupon.htlCode, hotels) });
  if (refusal === 'coupon_min_order') return t(`coupon.refusals.${refusal}`, { amount: wonText(coupon.minOrderAmount) });
  return t(`coupon.refusals.${refusal}`);
}
