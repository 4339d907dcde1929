import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { decodeVisit } from '@dining/contract/codecs/visit';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { ReservationAnswersSection } from '../../features/reservations/details/reservation-answers-section';
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
  const { info } = access;
  const isCancelled = info.resvStatus === 'cancel';
  const orderTitle = info.resvType === 'pickup' ? 'complete.items' : 'complete.menus';
  return (
    <>
      {isCancelled && (
        <ReservationSection title={t('cancellation.past.title')}>
          <ReservationCancellation info={info} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.content')}>
        <ReservationContent info={info} />
      </ReservationSection>
      {info.resvProdAddList.length > 0 && (
        <ReservationSection title={t(info.prodDepositYn === 'Y' ? 'product.deposit.title' : orderTitle)}>
          <ReservationMenus info={info} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.payment')}>
        <ReservationPayment info={info} />
        {info.resvCancelYn === 'Y' && info.resvSetleAmnt > 0 && (
          <CancellationFees
            bookedAt={getVisitStart(decodeVisit(info.paymentDate))}
            isDeposit={info.prodDepositYn === 'Y'}
            policy={decodeCancelPolicy(info)}
            visit={decodeVisit(info.resvDate)}
          />
        )}
      </ReservationSection>
      <ReservationSection title={t('complete.booker')}>
        <ReservationPeople info={info} />
      </ReservationSection>
      <EditableRequestNote access={access} />
      <EditableAllergies access={access} />
      {info.resvQsList.length > 0 && (
        <ReservationSection title={t('complete.answers')}>
          <ReservationAnswersSection info={info} />
        </ReservationSection>
      )}
    </>
  );
}
