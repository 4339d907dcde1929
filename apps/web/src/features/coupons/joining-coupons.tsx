import { Loading, Skeleton } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usableCouponsQuery } from '../../entities/coupons/queries';
import { useTranslations } from '../../lib/i18n';
import { CouponCard } from './coupon-card';

/** Shows a new member the coupons that they received for joining; nothing if there are none. */
export function JoiningCoupons() {
  const { t } = useTranslations();
  const { data, isPending } = useQuery(usableCouponsQuery);
  if (isPending)
    return (
      <Loading className="w-full">
        <Skeleton height="12rem" />
      </Loading>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="joining-coupons" className="grid w-full gap-4">
      <div className="grid gap-1 text-center">
        <h2 className="heading text-xl" id="joining-coupons">
          {t('join.complete.coupon')}
        </h2>
        <p className="text-ink-soft text-sm">{t('join.complete.couponHint')}</p>
      </div>
      <ul className="grid gap-4">
        {data.map((coupon) => (
          <CouponCard coupon={coupon} group="usable" key={coupon.couponNo} />
        ))}
      </ul>
    </section>
  );
}
