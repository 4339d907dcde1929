import { cancelledByToWire } from '@dining/contract/codecs/cancelled-by';
import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { momentToWire, visitToWire } from '@dining/contract/codecs/visit';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { canCancel } from '@dining/domain/cancellation/eligibility';
import { isReviewable } from '@dining/domain/reviews/eligibility';
import type { ListedReservation } from '../../../stores/reservations/member-reservations';

export function rowToWire(row: ListedReservation, now: Date): ReservationRowWire {
  const visit = { date: row.visitDay, time: row.visitTime };
  return {
    resvCode: row.resvCode,
    resvType: row.reservationType,
    resvStatus: row.status,
    resvCancelBy: cancelledByToWire(row),
    resvDate: visitToWire(visit),
    paymentDate: momentToWire(row.paidAt),
    resvAdultCnt: row.adults,
    resvKidCnt: row.kids,
    prodPickupNum: row.pickupQuantity,
    resvSetleAmnt: row.payAmount,
    prodDepositYn: flagToWire(row.takesDeposit),
    resvReviewYn: flagToWire(isReviewable({ ...row, visit }, now)),
    reviewCode: row.reviewCode ?? '',
    resvCancelYn: flagToWire(canCancel({ status: row.status, visit }, now).ok),
    resvProdUrl: row.productPicture,
    htlCode: row.htlCode,
    ...textToWire('htlName', row.hotelName),
    dinCode: row.dinCode,
    ...textToWire('dinName', row.venueName),
    prodCode: row.prodCode,
    ...textToWire('prodName', row.productName),
  };
}
