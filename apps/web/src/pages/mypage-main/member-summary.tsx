import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usableCouponsQuery } from '../../entities/coupons/queries';
import { getPointsQuery } from '../../entities/points/queries';
import { useSession } from '../../entities/session/session';
import { formatPoints } from '../../features/points/format-points';
import { useTranslations } from '../../lib/i18n';

const factClass = joinClasses(getLinkClass('plain'), 'gap-2');

/**
 * Shows the member's name, and their points and coupons as links. Shows points if a hotel grants them or the member has
 * some (decision 42). Leaves out values that fail to load; their own page reports the failure.
 */
export function MemberSummary() {
  const translations = useTranslations();
  const { t } = translations;
  const member = useSession()?.userDetails;
  const { data: points } = useQuery({ ...getPointsQuery(1), throwOnError: false });
  const { data: coupons } = useQuery({ ...usableCouponsQuery, throwOnError: false });
  const arePointsShown = points !== undefined && (points.pointRateList.length > 0 || points.pointBalance > 0);
  if (member === undefined) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-8 gap-y-1">
      <p className="heading text-xl wrap-anywhere">
        {t('common.header.greeting', { name: isolateDirection(member.name_kor) })}
      </p>
      {arePointsShown && (
        <Link className={factClass} search={{ showTab: 'points' }} to="/fnb/mypage/benefits">
          <span className="text-ink-soft text-sm">{t('points.balance')}</span>{' '}
          {formatPoints(translations, points.pointBalance)}
        </Link>
      )}
      {coupons !== undefined && (
        <Link className={factClass} to="/fnb/mypage/benefits">
          <span className="text-ink-soft text-sm">{t('mypage.coupons')}</span>{' '}
          {t('mypage.couponCount', { count: coupons.length })}
        </Link>
      )}
    </div>
  );
}
