import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { decodeVisit } from '@dining/contract/codecs/visit';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { ReservationSection } from '../../features/reservations/details/reservation-section';
import { ReservedAnswers } from '../../features/reservations/details/reserved-answers';
import { ReservedCancellation } from '../../features/reservations/details/reserved-cancellation';
import { ReservedContent } from '../../features/reservations/details/reserved-content';
import { ReservedMenus } from '../../features/reservations/details/reserved-menus';
import { ReservedPayment } from '../../features/reservations/details/reserved-payment';
import { ReservedPeople } from '../../features/reservations/details/reserved-people';
import { FeeLine } from '../../features/terms/fee-line';
import { useTranslations } from '../../lib/i18n';
import { ReservedAllergies } from '../answers-edit/reserved-allergies';
import { ReservedRequest } from '../answers-edit/reserved-request';

export function ReservationDetails({ access }: { access: AnswersAccess }) {
  const { t } = useTranslations();
  const { info } = access;
  const isCancelled = info.resvStatus === 'cancel';
  const orderTitle = info.resvType === 'pickup' ? 'complete.items' : 'complete.menus';
  return (
    <>
      {isCancelled && (
        <ReservationSection title={t('cancellation.past.title')}>
          <ReservedCancellation info={info} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.content')}>
        <ReservedContent info={info} />
      </ReservationSection>
      {info.resvProdAddList.length > 0 && (
        <ReservationSection title={t(info.prodDepositYn === 'Y' ? 'product.deposit.title' : orderTitle)}>
          <ReservedMenus info={info} />
        </ReservationSection>
      )}
      <ReservationSection title={t('complete.payment')}>
        <ReservedPayment info={info} />
        {info.resvCancelYn === 'Y' && info.resvSetleAmnt > 0 && (
          <FeeLine
            bookedAt={getVisitStart(decodeVisit(info.paymentDate))}
            isDeposit={info.prodDepositYn === 'Y'}
            policy={decodeCancelPolicy(info)}
            visit={decodeVisit(info.resvDate)}
          />
        )}
      </ReservationSection>
      <ReservationSection title={t('complete.booker')}>
        <ReservedPeople info={info} />
      </ReservationSection>
      <ReservedRequest access={access} />
      <ReservedAllergies access={access} />
      {info.resvQsList.length > 0 && (
        <ReservationSection title={t('complete.answers')}>
          <ReservedAnswers info={info} />
        </ReservationSection>
      )}
    </>
  );
}
