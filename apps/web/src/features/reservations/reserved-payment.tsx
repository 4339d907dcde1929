import { visitFromWire } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { visitText, wonText } from '../../lib/format';
import { t } from '../../lib/i18n';

/** When, how and how much was paid; what was taken off shows only where something was. */
export function ReservedPayment({ info }: { info: ResvInfo }) {
  if (info.resvSetleType === '') return <p className="py-2">{t('complete.payAtVenue')}</p>;
  const less = [
    ['payment.summary.productDiscount', info.resvDistAmnt],
    ['payment.summary.memberDiscount', info.resvMemberDistAmnt],
    ['payment.summary.coupon', info.resvCpnAmnt],
    ['payment.summary.points', info.resvPointAmnt],
  ] as const;
  return (
    <Rows>
      {info.paymentDate !== '' && <Row label={t('complete.paidOn')} value={visitText(visitFromWire(info.paymentDate))} />}
      <Row label={t('complete.method')} value={t(`common.payMethod.${info.resvSetleType}`)} />
      <Row label={t('complete.orderAmount')} value={wonText(info.resvOrderAmnt)} />
      {less.map(([key, amount]) => amount > 0 && <Row key={key} label={t(key)} look="minus" value={`−${wonText(amount)}`} />)}
      <Row label={t('complete.paidAmount')} look="total" value={wonText(info.resvSetleAmnt)} />
    </Rows>
  );
}
