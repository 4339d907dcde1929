import { visitFromWire } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { reductionsOf } from '../../entities/orders/reductions';
import { visitText, wonText } from '../../lib/format';
import { t } from '../../lib/i18n';

/** When, how and how much was paid; what was taken off shows only where something was. */
export function ReservedPayment({ info }: { info: ResvInfo }) {
  if (info.resvOrderAmnt === 0) return <p className="py-2">{t('complete.payAtVenue')}</p>;
  const reductions = reductionsOf({
    product: info.resvDistAmnt,
    member: info.resvMemberDistAmnt,
    coupon: info.resvCpnAmnt,
    points: info.resvPointAmnt,
  });
  return (
    <Rows>
      {info.paymentDate !== '' && <Row label={t('complete.paidOn')} value={visitText(visitFromWire(info.paymentDate))} />}
      {info.resvSetleType !== '' && <Row label={t('complete.method')} value={t(`common.payMethod.${info.resvSetleType}`)} />}
      <Row label={t('complete.orderAmount')} value={wonText(info.resvOrderAmnt)} />
      {reductions.map(([key, amount]) => (
        <Row key={key} label={t(key)} look="minus" value={`−${wonText(amount)}`} />
      ))}
      <Row label={t('complete.paidAmount')} look="total" value={wonText(info.resvSetleAmnt)} />
    </Rows>
  );
}
