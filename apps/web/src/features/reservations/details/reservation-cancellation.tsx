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
export function ReservationCancellation({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <>
      {info.resvCancelBy === 'venue' && <p className="max-w-text pb-3">{t('cancellation.past.byVenue')}</p>}
      <Rows>
        {info.resvSetleType !== '' && (
          <>
            <Row
              label={t('cancellation.past.refund')}
              variant="total"
              value={formatWon(translations, info.resvRefundAmnt)}
            />
            <Row label={t('cancellation.past.fee')} value={formatWon(translations, info.resvCancelFee)} />
            <Row label={t('cancellation.past.method')} value={t(`payment.payMethod.${info.resvSetleType}`)} />
          </>
        )}
        <Row label={t('cancellation.past.at')} value={formatVisit(translations, decodeVisit(info.resvCancelDate))} />
      </Rows>
      {info.resvSetleType !== '' && info.resvRefundDays > 0 && (
        <p className="max-w-text pt-2 text-ink-soft text-sm">
          {t(`cancellation.past.arrives.${info.resvSetleType}`, { days: info.resvRefundDays })}
        </p>
      )}
      <p className="pt-4 print:hidden">
        <BookAgainLink label={t('cancellation.past.anotherDay')} reservation={info} />
      </p>
    </>
  );
}
