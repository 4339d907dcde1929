import { EmptyState } from '@dining/ui/empty-state';
import { Section } from '@dining/ui/section';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { couponGroups, getCouponGroup } from '../../entities/coupons/coupon-groups';
import { allCouponsQuery } from '../../entities/coupons/queries';
import { useToday } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';
import { CouponCard } from './coupon-card';

const gridClass = 'grid gap-4 md:grid-cols-2';

export function OwnCoupons() {
  const { t } = useTranslations();
  const today = useToday();
  const { data, error, refetch, isFetching } = useQuery(allCouponsQuery);
  if (data === undefined) {
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <Loading className={gridClass}>
        <Skeleton height="10rem" />
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState title={t('coupon.empty')} />;
  const groups = couponGroups.map((group) => ({
    group,
    coupons: data.filter((coupon) => getCouponGroup(coupon, today) === group),
  }));
  return (
    <Stack gap={12}>
      {groups.map(
        ({ group, coupons }) =>
          (coupons.length > 0 || group === 'usable') && (
            <Section
              id={`coupons-${group}`}
              key={group}
              variant="form"
              title={`${t(`coupon.groups.${group}`)} ${coupons.length}`}
            >
              {coupons.length === 0 && <p className="text-ink-soft">{t('coupon.emptyUsable')}</p>}
              <ul className={gridClass}>
                {coupons.map((coupon) => (
                  <CouponCard coupon={coupon} group={group} key={coupon.couponNo} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </Stack>
  );
}
