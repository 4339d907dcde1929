import { Icon } from '@dining/ui/icon';
import { TextLink } from '@dining/ui/text-link';
import { t } from '../../lib/i18n';

interface CalendarLinkProps {
  resvCode: string;
  /** The key of its secret link; '' where the session that booked is enough. */
  linkKey: string;
}

/** The visit for the guest's own calendar. A plain link: phones open what comes in their calendar. */
export function CalendarLink({ resvCode, linkKey }: CalendarLinkProps) {
  const query = new URLSearchParams({ resvCode, key: linkKey });
  return (
    <TextLink className="print:hidden" download={`${resvCode}.ics`} href={`/api/resv/calendar?${query}`} look="next">
      <Icon name="calendar" size={18} />
      {t('complete.calendar')}
    </TextLink>
  );
}
