import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { formatVisit, formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

/** When a reservation was cancelled and, if anything was paid, its fee and refund (Spec §2.14). */
export function ReservedCancellation({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <>
      {info.resvCancelBy === 'venue' && <p className="max-w-text pb-3">{t('cancellation.past.byVenue')}</p>}
      <Rows>
        <Row label={t('cancellation.past.at')} value={formatVisit(translations, decodeVisit(info.resvCancelDate))} />
        {info.resvSetleType !== '' && (
          <>
            <Row label={t('cancellation.past.method')} value={t(`payment.payMethod.${info.resvSetleType}`)} />
            <Row label={t('cancellation.past.fee')} value={formatWon(translations, info.resvCancelFee)} />
            <Row
              label={t('cancellation.past.refund')}
              look="total"
              value={formatWon(translations, info.resvRefundAmnt)}
            />
          </>
        )}
      </Rows>
    </>
  );
}
