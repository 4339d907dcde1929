import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { PhoneNumberText } from '../../../components/phone-number/phone-number-text';
import { useTranslations } from '../../../lib/i18n';

export function ReservationPeople({ reservation }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  return (
    <Rows>
      <Row label={t('payment.booker.name')} value={<bdi>{reservation.resvUserName}</bdi>} />
      {reservation.maskedYn === 'N' && (
        <>
          <Row label={t('payment.booker.phone')} value={<PhoneNumberText number={reservation.resvUserTel} />} />
          <Row
            label={t('payment.booker.email')}
            value={<span className="break-all">{reservation.resvUserEmail}</span>}
          />
        </>
      )}
      <Row
        label={t(reservation.resvType === 'pickup' ? 'complete.collector' : 'complete.visitor')}
        value={
          <>
            <bdi>{reservation.visitName}</bdi>
            {reservation.visitTel !== '' && (
              <span className="block text-ink-soft text-sm">
                <PhoneNumberText number={reservation.visitTel} />
              </span>
            )}
          </>
        }
      />
    </Rows>
  );
}
