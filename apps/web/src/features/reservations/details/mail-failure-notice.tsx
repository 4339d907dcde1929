import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Notice } from '@dining/ui/notice';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../../lib/i18n';

export function MailFailureNotice({ reservation }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  if (reservation.resvMailFailYn !== 'Y') return null;
  return (
    <Notice
      action={
        reservation.dinTel !== '' && (
          <TextLink className="text-base print:no-underline" href={`tel:${reservation.dinTel}`}>
            {reservation.dinTel}
          </TextLink>
        )
      }
      tone="warning"
    >
      {t('complete.mailFailed', { email: reservation.resvUserEmail })}
    </Notice>
  );
}
