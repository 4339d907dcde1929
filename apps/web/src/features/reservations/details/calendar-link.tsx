import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { FactIcon } from '@dining/ui/fact-icon';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../../lib/i18n';

/** The visit for the guest's own calendar. A plain link: phones open what comes in their calendar. */
export function CalendarLink({ info: { resvCode, resvLink } }: { info: ResvInfo }) {
  const { t } = useTranslations();
  // The key of the secret link opens the file, too, where the session that booked is another browser's.
  const key = new URL(resvLink, location.origin).searchParams.get('key') ?? '';
  const query = new URLSearchParams({ resvCode, key });
  return (
    <TextLink className="print:hidden" download={`${resvCode}.ics`} href={`/api/resv/calendar?${query}`} look="next">
      <FactIcon name="calendar" size={18} />
      {t('complete.calendar')}
    </TextLink>
  );
}
