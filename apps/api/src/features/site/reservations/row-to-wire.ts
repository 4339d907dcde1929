import { encodeCancelledBy } from '@dining/contract/codecs/cancelled-by';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime, encodeVisit } from '@dining/contract/codecs/visit';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { checkCancellation } from '@dining/domain/cancellation/eligibility';
import { isReviewable } from '@dining/domain/reviews/eligibility';
import type { ListedReservation } from '../../../stores/reservations/member-reservations';

export function rowToWire(row: ListedReservation, now: Date): ReservationRowWire {
  const visit = { date: row.visitDay, time: row.visitTime };
  return {
    resvCode: row.resvCode,
    resvType: row.reservationType,
    resvStatus: row.status,
    resvCancelBy: encodeCancelledBy(row),
    resvDate: encodeVisit(visit),
    paymentDate: encodeDateTime(row.paidAt),
    resvAdultCnt: row.adults,
    resvKidCnt: row.kids,
    prodPickupNum: row.pickupQuantity,
    resvSetleAmnt: row.payAmount,
    prodDepositYn: encodeFlag(row.takesDeposit),
    resvReviewYn: encodeFlag(isReviewable({ ...row, visit }, now)),
    reviewCode: row.reviewCode ?? '',
    resvCancelYn: encodeFlag(checkCancellation({ status: row.status, visit }, now).ok),
    resvProdUrl: row.productPicture,
    htlCode: row.htlCode,
    ...encodeText('htlName', row.hotelName),
    dinCode: row.dinCode,
    ...encodeText('dinName', row.venueName),
    prodCode: row.prodCode,
    ...encodeText('prodName', row.productName),
  };
}
