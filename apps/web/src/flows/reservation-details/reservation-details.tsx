import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { ReservedAnswers } from '../../features/reservations/details/reserved-answers';
import { ReservedCancellation } from '../../features/reservations/details/reserved-cancellation';
import { ReservedContent } from '../../features/reservations/details/reserved-content';
import { ReservedMenus } from '../../features/reservations/details/reserved-menus';
import { ReservedPart } from '../../features/reservations/details/reserved-part';
import { ReservedPayment } from '../../features/reservations/details/reserved-payment';
import { ReservedPeople } from '../../features/reservations/details/reserved-people';
import { FeeLine } from '../../features/terms/fee-line';
import { useTranslations } from '../../lib/i18n';

export function ReservationDetails({ info }: { info: ResvInfo }) {
  const { t } = useTranslations();
  const answered = info.resvQsAllergyList.length + info.resvQsList.length > 0;
  const cancelled = info.resvStatus === 'cancel';
  const ordered = info.resvType === 'pickup' ? 'complete.items' : 'complete.menus';
  return (
    <>
      {cancelled && (
        <ReservedPart title={t('cancellation.past.title')}>
          <ReservedCancellation info={info} />
        </ReservedPart>
      )}
      <ReservedPart title={t('complete.content')}>
        <ReservedContent info={info} />
      </ReservedPart>
      {info.resvProdAddList.length > 0 && (
        <ReservedPart title={t(info.prodDepositYn === 'Y' ? 'product.deposit.title' : ordered)}>
          <ReservedMenus info={info} />
        </ReservedPart>
      )}
      <ReservedPart title={t('complete.payment')}>
        <ReservedPayment info={info} />
        {info.resvCancelYn === 'Y' && info.resvSetleAmnt > 0 && (
          <FeeLine
            bookedAt={getVisitStart(decodeVisit(info.paymentDate))}
            isDeposit={info.prodDepositYn === 'Y'}
            policy={decodeCancelPolicy(info)}
            visit={decodeVisit(info.resvDate)}
          />
        )}
      </ReservedPart>
      <ReservedPart title={t('complete.booker')}>
        <ReservedPeople info={info} />
      </ReservedPart>
      {answered && (
        <ReservedPart title={t('complete.answers')}>
          <ReservedAnswers info={info} />
        </ReservedPart>
      )}
    </>
  );
}
