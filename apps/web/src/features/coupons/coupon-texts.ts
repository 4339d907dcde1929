import type { CouponWithName } from '@dining/contract/codecs/coupon';
import type { Coupon, CouponError } from '@dining/domain/pricing/coupon';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Hotel } from '../../entities/app/app-data';
import { formatDayInText, formatFacts, formatWon } from '../../lib/format';
import type { Translations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

type CouponValue = Pick<Coupon, 'kind' | 'value' | 'maxDiscount' | 'minOrderAmount'>;

export const formatDiscount = (translations: Translations, { kind, value, maxDiscount }: CouponValue): string =>
  kind === 'amount'
    ? translations.t('coupon.amountOff', { amount: formatWon(translations, value) })
    : formatFacts(translations, [
        translations.t('coupon.percentOff', { percent: value }),
        maxDiscount !== null && translations.t('coupon.atMost', { amount: formatWon(translations, maxDiscount) }),
      ]);

export const formatMinimumOrder = (translations: Translations, { minOrderAmount }: CouponValue): string =>
  minOrderAmount > 0 ? translations.t('coupon.minOrder', { amount: formatWon(translations, minOrderAmount) }) : '';

export function formatCouponHotel(
  translations: Translations,
  htlCode: HtlCode | null,
  hotels: readonly Hotel[],
): string {
  const hotel = hotels.find((candidate) => candidate.htlCode === htlCode);
  return hotel === undefined ? translations.t('coupon.allHotels') : localizeField(translations, hotel, 'htlName');
}

export function formatCouponRefusal(
  translations: Translations,
  refusal: CouponError,
  coupon: CouponWithName,
  hotels: readonly Hotel[],
  today: SeoulDate,
): string {
  if (refusal === 'coupon_not_yet_valid')
    return translations.t(`coupon.refusals.${refusal}`, {
      date: formatDayInText(translations, coupon.validity.from ?? '', today),
    });
  if (refusal === 'coupon_other_hotel')
    return translations.t(`coupon.refusals.${refusal}`, {
      hotel: formatCouponHotel(translations, coupon.htlCode, hotels),
    });
  if (refusal === 'coupon_min_order')
    return translations.t(`coupon.refusals.${refusal}`, { amount: formatWon(translations, coupon.minOrderAmount) });
  return translations.t(`coupon.refusals.${refusal}`);
}
