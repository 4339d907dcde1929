import { Stack } from '@dining/ui/stack';
import { Tabs } from '@dining/ui/tabs';
import { getRouteApi } from '@tanstack/react-router';
import type { BenefitsSearch } from '../../entities/coupons/benefits-params';
import { CouponCodeForm } from '../../features/coupons/coupon-code-form';
import { OwnCoupons } from '../../features/coupons/own-coupons';
import { MypageFrame } from '../../features/members/mypage-frame';
import { OwnPoints } from '../../features/points/own-points';
import { useTranslations } from '../../lib/i18n';

const route = getRouteApi('/fnb/mypage/benefits');

export function MypageBenefitsPage() {
  const { t } = useTranslations();
  const { showTab, pageIndex = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (search: BenefitsSearch) => void navigate({ search, resetScroll: search.pageIndex !== undefined });
  const selected = showTab ?? 'coupons';
  return (
    <MypageFrame title={t('mypage.benefits')}>
      <Tabs
        items={[
          { id: 'coupons', label: t('coupon.mine') },
          { id: 'points', label: t('points.title') },
        ]}
        label={t('mypage.benefits')}
        onSelect={(tab) => setSearch(tab === 'points' ? { showTab: tab } : {})}
        selected={selected}
      >
        {selected === 'coupons' ? (
          <Stack gap={12}>
            <CouponCodeForm />
            <OwnCoupons />
          </Stack>
        ) : (
          <OwnPoints onPageChange={(page) => setSearch({ showTab: 'points', pageIndex: page })} page={pageIndex} />
        )}
      </Tabs>
    </MypageFrame>
  );
}
