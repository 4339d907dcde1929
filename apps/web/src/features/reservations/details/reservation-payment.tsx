import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { listReductions } from '../../../entities/orders/reductions';
import { formatVisit, formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

/** Shows date, method and amount of the payment, any discounts, and the provider's receipt. */
export function ReservationPayment({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  if (reservation.resvOrderAmnt === 0) return <p className="py-2">{t('complete.payAtVenue')}</p>;
  const method = reservation.resvSetleType;
  const reductions = listReductions({
    product: reservation.resvDistAmnt,
    member: reservation.resvMemberDistAmnt,
    coupon: reservation.resvCpnAmnt,
    points: reservation.resvPointAmnt,
  });
  return (
    <div className="grid">
      <Rows>
        {reservation.paymentDate !== '' && (
          <Row label={t('complete.paidOn')} value={formatVisit(translations, decodeVisit(reservation.paymentDate))} />
        )}
        {method !== '' && <Row label={t('complete.method')} value={t(`payment.payMethod.${method}`)} />}
        <Row label={t('complete.orderAmount')} value={formatWon(translations, reservation.resvOrderAmnt)} />
        {reductions.map(([key, amount]) => (
          <Row key={key} label={t(key)} variant="minus" value={`−${formatWon(translations, amount)}`} />
        ))}
        <Row
          label={t('complete.paidAmount')}
          variant="total"
          value={formatWon(translations, reservation.resvSetleAmnt)}
        />
      </Rows>
      {method !== '' && reservation.resvReceiptUrl !== '' && (
        <TextLink className="justify-self-end print:hidden" href={reservation.resvReceiptUrl} variant="next" newWindow>
          {t(`complete.receipt.${method}`)}
          <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
        </TextLink>
      )}
    </div>
  );
}
