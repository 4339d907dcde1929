import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { formatVisit, formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { BookAgainLink } from './book-again-link';

/**
 * Shows the refund of a cancelled reservation, the time until it usually arrives, and a link to another day (Spec
 * §2.14).
 */
export function ReservationCancellation({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <>
      {reservation.resvCancelBy === 'venue' && <p className="max-w-text pb-3">{t('cancellation.past.byVenue')}</p>}
      <Rows>
        {reservation.resvSetleType !== '' && (
          <>
            <Row
              label={t('cancellation.past.refund')}
              variant="total"
              value={formatWon(translations, reservation.resvRefundAmnt)}
            />
            <Row label={t('cancellation.past.fee')} value={formatWon(translations, reservation.resvCancelFee)} />
            <Row label={t('cancellation.past.method')} value={t(`payment.payMethod.${reservation.resvSetleType}`)} />
          </>
        )}
        <Row
          label={t('cancellation.past.at')}
          value={formatVisit(translations, decodeVisit(reservation.resvCancelDate))}
        />
      </Rows>
      {reservation.resvSetleType !== '' && reservation.resvRefundDays > 0 && (
        <p className="max-w-text pt-2 text-ink-soft text-sm">
          {t(`cancellation.past.arrives.${reservation.resvSetleType}`, { days: reservation.resvRefundDays })}
        </p>
      )}
      <p className="pt-4 print:hidden">
        <BookAgainLink label={t('cancellation.past.anotherDay')} reservation={reservation} />
      </p>
    </>
  );
}
