import { decodeVisit } from '@dining/contract/codecs/visit';
import type { CouponWire } from '@dining/contract/site/coupons';
import { Badge } from '@dining/ui/badge';
import { cx } from '@dining/ui/cx';
import { linkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import type { CouponGroup } from '../../entities/coupons/coupon-groups';
import { dayText, periodText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { formatCouponHotel, formatDiscount, formatMinimumOrder } from './coupon-texts';

export function CouponCard({ coupon, group }: { coupon: CouponWire; group: CouponGroup }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const worth = {
    kind: coupon.couponType,
    value: coupon.couponValue,
    minOrderAmount: coupon.couponMinOrderAmnt,
    maxDiscount: coupon.couponMaxDistAmnt,
  };
  const held = coupon.couponHeld !== null;
  return (
    <li
      className={cx(
        'grid content-start gap-2 rounded-md border border-line p-5',
        group === 'usable' ? 'border-l-4 border-l-brass bg-raised' : 'bg-sunk text-ink-soft',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="heading text-lg">{wireText(translations, coupon, 'couponName')}</span>
        {held && <Badge tone="warning">{t('coupon.held')}</Badge>}
      </p>
      <p className={cx(group === 'usable' && 'text-brass')}>{formatDiscount(translations, worth)}</p>
      <p className="text-ink-soft text-sm">
        {[formatCouponHotel(translations, coupon.htlCode, hotels), formatMinimumOrder(translations, worth)]
          .filter(Boolean)
          .join(' · ')}
        <span className="block">
          {periodText(translations, { from: coupon.couponStartDate, to: coupon.couponEndDate })}
        </span>
      </p>
      {held && <p className="text-sm">{t('coupon.heldNote')}</p>}
      {coupon.resvCode !== '' && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          {t('coupon.usedOn', { date: dayText(translations, decodeVisit(coupon.couponUsedDate).date) })}
          <Link
            className={linkClass('inline')}
            search={{ resvCode: coupon.resvCode }}
            state={{ mypage: '/fnb/mypage/benefits' }}
            to="/fnb/mypage/resv/detail"
          >
            {t('coupon.show')}
          </Link>
        </p>
      )}
    </li>
  );
}
