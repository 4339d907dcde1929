import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { decodeVisit } from '@dining/contract/codecs/visit';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { ReservationAnswers } from '../../features/reservations/details/reservation-answers';
import { ReservationCancellation } from '../../features/reservations/details/reservation-cancellation';
import { ReservationContent } from '../../features/reservations/details/reservation-content';
import { ReservationMenus } from '../../features/reservations/details/reservation-menus';
import { ReservationPayment } from '../../features/reservations/details/reservation-payment';
import { ReservationPeople } from '../../features/reservations/details/reservation-people';
import { ReservationSection } from '../../features/reservations/details/reservation-section';
import { CancellationFees } from '../../features/terms/cancellation-fees';
import { useTranslations } from '../../lib/i18n';
import { EditableAllergies } from '../answers-edit/editable-allergies';
import { EditableRequestNote } from '../answers-edit/editable-request-note';

export function ReservationDetails({ access }: { access: AnswersAccess }) {
  const { t } = useTranslations();
  const { reservation } = access;
  const isCancelled = reservation.resvStatus === 'cancel';
  const orderTitle = reservation.resvType === 'pickup' ? 'complete.items' : 'complete.menus';
  return (
    <>
      {isCancelled && (
        <ReservationSection title={t('cancellation.past.title')}>
          <ReservationCancellation reservation={reservation} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.content')}>
        <ReservationContent reservation={reservation} />
      </ReservationSection>
      {reservation.resvProdAddList.length > 0 && (
        <ReservationSection title={t(reservation.prodDepositYn === 'Y' ? 'product.deposit.title' : orderTitle)}>
          <ReservationMenus reservation={reservation} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.payment')}>
        <ReservationPayment reservation={reservation} />
        {reservation.resvCancelYn === 'Y' && reservation.resvSetleAmnt > 0 && (
          <CancellationFees
            bookedAt={getVisitStart(decodeVisit(reservation.paymentDate))}
            isDeposit={reservation.prodDepositYn === 'Y'}
            policy={decodeCancelPolicy(reservation)}
            visit={decodeVisit(reservation.resvDate)}
          />
        )}
      </ReservationSection>
      <ReservationSection title={t('complete.booker')}>
        <ReservationPeople reservation={reservation} />
      </ReservationSection>
      <EditableRequestNote access={access} />
      <EditableAllergies access={access} />
      {reservation.resvQsList.length > 0 && (
        <ReservationSection title={t('complete.answers')}>
          <ReservationAnswers reservation={reservation} />
        </ReservationSection>
      )}
    </>
  );
}
