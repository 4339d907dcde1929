import type { CouponOfferState } from '@dining/domain/coupons/coupon-offer';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';

const tones: Readonly<Record<CouponOfferState, StateTone>> = {
  planned: 'planned',
  running: 'done',
  used_up: 'warning',
  ended: 'neutral',
  stopped: 'bad',
};

export function OfferStateLabel({ state }: { state: CouponOfferState }) {
  const { t } = useTranslations();
  return <StateLabel tone={tones[state]}>{t(`benefits.offers.states.${state}`)}</StateLabel>;
}

/** Returns a function that formats where a coupon can be used. */
export function usePlaceName(): (htlCode: HtlCode | null) => string {
  const { t } = useTranslations();
  const hotels = useHotels();
  return (htlCode) =>
    htlCode === null ? t('benefits.coupon.group') : (hotels.find((each) => each.htlCode === htlCode)?.name ?? htlCode);
}
