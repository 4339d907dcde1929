import { Icon } from '@dining/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nextVisitQuery } from '../../../entities/reservations/queries';
import { useToday } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatNextVisit } from './format-next-visit';

/** Links to the member's next visit. Renders nothing while it loads, if there is none, or if loading fails. */
export function NextVisitLink({ onFollow }: { onFollow: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const { data: reservation } = useQuery(nextVisitQuery);
  if (reservation === undefined || reservation === null) return null;
  return (
    <Link
      className="flex min-h-13 w-full items-center justify-between gap-4 text-ink no-underline hover:text-brass"
      onClick={onFollow}
      search={{ resvCode: reservation.resvCode }}
      to="/fnb/mypage/resv/detail"
    >
      <span className="grid min-w-0">
        <span className="text-ink-soft text-sm">
          {t(reservation.resvType === 'pickup' ? 'mypage.next.pickup' : 'mypage.next.visit')} ·{' '}
          {localizeField(translations, reservation, 'dinName')}
        </span>
        <span>{formatNextVisit(translations, reservation, today)}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
