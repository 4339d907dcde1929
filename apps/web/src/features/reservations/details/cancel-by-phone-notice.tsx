import { decodeDay } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Notice } from '@dining/ui/notice';
import { TextLink } from '@dining/ui/text-link';
import { useToday } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';

export function CancelByPhoneNotice({ reservation }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  const isOver = decodeDay(reservation.resvDate) < useToday();
  if (reservation.resvCancelYn === 'Y' || reservation.resvStatus === 'cancel' || isOver) return null;
  return (
    <Notice
      action={
        reservation.dinTel !== '' && (
          <TextLink className="text-base print:no-underline" href={`tel:${reservation.dinTel}`}>
            {reservation.dinTel}
          </TextLink>
        )
      }
    >
      {t('cancellation.byPhone')}
    </Notice>
  );
}
