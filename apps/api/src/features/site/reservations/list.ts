import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { visitToWire } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { listReservations, ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { canCancel } from '@dining/domain/cancellation/eligibility';
import { isReviewable } from '@dining/domain/reviews/eligibility';
import { pageOf } from '@dining/domain/shared/pagination';
import type { Deps } from '../../../deps';
import type { Answer, Call } from '../../../http/mount';
import { paginationToWire } from '../../../http/pagination';
import { countReservationsOf, type ListedReservation, reservationsOf } from '../../../stores/reservations/member-reservations';
import { seoulText } from './seoul-text';

function rowToWire(row: ListedReservation, now: Date): ReservationRowWire {
  const visit = { date: row.visitDay, time: row.visitTime };
  return {
    resvCode: row.resvCode,
    resvType: row.reservationType,
    resvStatus: row.status,
    resvDate: visitToWire(visit),
    paymentDate: seoulText(row.paidAt),
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

/** The member's own reservations, a page at a time (Spec §2.14). */
export async function listOwn(deps: Deps, call: Call<typeof listReservations>): Promise<Answer<typeof listReservations>> {
  const { body, visitor } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined) return fail('not_signed_in');
  const total = await countReservationsOf(pool, visitor.userId);
  const page = pageOf(total, body.pageIndex, body.recordCountPerPage);
  const rows = await reservationsOf(pool, visitor.userId, {
    order: body.orderBy ?? 'new',
    offset: page.offset,
    limit: page.recordCountPerPage,
  });
  const now = deps.now();
  return { resvList: rows.map((row) => rowToWire(row, now)), paginationInfo: paginationToWire(page) };
}
