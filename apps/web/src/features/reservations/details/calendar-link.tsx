import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { FactIcon } from '@dining/ui/fact-icon';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../../lib/i18n';

export function CalendarLink({ reservation: { resvCode, resvLink } }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  // The secret link's key also authorises browsers that do not have the booker's session.
  const key = new URL(resvLink, location.origin).searchParams.get('key') ?? '';
  const query = new URLSearchParams({ resvCode, key });
  return (
    <TextLink className="print:hidden" download={`${resvCode}.ics`} href={`/api/resv/calendar?${query}`} variant="next">
      <FactIcon name="calendar" size={18} />
      {t('complete.calendar')}
    </TextLink>
  );
}
