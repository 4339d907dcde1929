import { decodeVisit } from '@dining/contract/codecs/visit';
import type { CouponWire } from '@dining/contract/site/coupons';
import { Badge } from '@dining/ui/badge';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import type { CouponGroup } from '../../entities/coupons/coupon-groups';
import { formatDay, formatFacts, formatPeriod } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { formatCouponHotel, formatDiscount, formatMinimumOrder } from './coupon-texts';

export function CouponCard({ coupon, group }: { coupon: CouponWire; group: CouponGroup }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const couponValue = {
    kind: coupon.couponType,
    value: coupon.couponValue,
    minOrderAmount: coupon.couponMinOrderAmnt,
    maxDiscount: coupon.couponMaxDistAmnt,
  };
  const isHeld = coupon.couponHeld !== null;
  return (
    <li
      className={joinClasses(
        'grid content-start gap-2 rounded-md border border-line p-5',
        group === 'usable' ? 'border-l-4 border-l-brass bg-raised' : 'bg-sunk text-ink-soft',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="heading text-lg">{localizeField(translations, coupon, 'couponName')}</span>
        {isHeld && <Badge tone="warning">{t('coupon.held')}</Badge>}
      </p>
      <p className={joinClasses(group === 'usable' && 'text-brass')}>{formatDiscount(translations, couponValue)}</p>
      <p className="text-ink-soft text-sm">
        {formatFacts(translations, [
          formatCouponHotel(translations, coupon.htlCode, hotels),
          formatMinimumOrder(translations, couponValue),
        ])}
        <span className="block">
          {formatPeriod(translations, { from: coupon.couponStartDate, to: coupon.couponEndDate })}
        </span>
      </p>
      {isHeld && <p className="text-sm">{t('coupon.heldNote')}</p>}
      {coupon.resvCode !== '' && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          {t('coupon.usedOn', { date: formatDay(translations, decodeVisit(coupon.couponUsedDate).date) })}
          <Link
            className={getLinkClass('inline')}
            search={{ resvCode: coupon.resvCode }}
            state={{ mypageHref: '/fnb/mypage/benefits' }}
            to="/fnb/mypage/resv/detail"
          >
            {t('coupon.show')}
          </Link>
        </p>
      )}
    </li>
  );
}
