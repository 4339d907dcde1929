import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { ShownPhone } from '../../../components/phone-number/shown-phone';
import { useTranslations } from '../../../lib/i18n';

export function ReservationPeople({ info }: { info: ResvInfo }) {
  const { t } = useTranslations();
  return (
    <Rows>
      <Row label={t('payment.booker.name')} value={<bdi>{info.resvUserName}</bdi>} />
      {info.maskedYn === 'N' && (
        <>
          <Row label={t('payment.booker.phone')} value={<ShownPhone number={info.resvUserTel} />} />
          <Row label={t('payment.booker.email')} value={<span className="break-all">{info.resvUserEmail}</span>} />
        </>
      )}
      <Row
        label={t(info.resvType === 'pickup' ? 'complete.collector' : 'complete.visitor')}
        value={
          <>
            <bdi>{info.visitName}</bdi>
            {info.visitTel !== '' && (
              <span className="block text-ink-soft text-sm">
                <ShownPhone number={info.visitTel} />
              </span>
            )}
          </>
        }
      />
    </Rows>
  );
}
