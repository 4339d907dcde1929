import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { reservation, reservationAllergy, reservationAnswer, reservationLine } from '../../db/schema/reservations';
import type { Buyer } from '../payments/payments';

export interface NewReservation {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly payMethod: 'card' | 'account' | 'none';
  /** When the money came; null where nothing was due. */
  readonly paidAt: Date | null;
}

/** Writes a reservation with its menus, allergies and answers; the order's number can have only one. */
export async function insertReservation(client: PoolClient, made: NewReservation): Promise<void> {
  const { order, resvCode } = made;
  const { htlCode } = order;
  const tx = drizzle(client);
  await tx.insert(reservation).values({
    resvCode,
    shopOrderNo: made.shopOrderNo,
    htlCode,
    dinCode: order.dinCode,
    prodCode: order.prodCode,
    dinRoomCode: order.dinRoomCode,
    userId: order.userId,
    holder: order.holder,
    bookerName: order.booker.name,
    bookerPhone: order.booker.phone,
    bookerEmail: order.booker.email,
    visitorName: order.visitor.name,
    visitorPhone: order.visitor.phone,
    requestNote: order.requestNote,
    reservationType: order.reservationType,
    visitDay: order.visit.date,
    visitTime: order.visit.time,
    adults: order.party.adults,
    kids: order.party.kids,
    pickupQuantity: order.pickupQuantity,
    language: order.language,
    productName: order.productName,
    takesDeposit: order.takesDeposit,
    saleZone: order.saleZone,
    orderAmount: order.quote.orderAmount,
    productDiscount: order.quote.productDiscountAmount,
    memberDiscount: order.quote.memberDiscountAmount,
    couponAmount: order.quote.couponAmount,
    pointAmount: order.quote.pointAmount,
    payAmount: order.quote.payAmount,
    payMethod: made.payMethod,
    policy: order.policy,
    consents: [...order.consents],
    paidAt: made.paidAt,
  });
  if (order.lines.length > 0) {
    await tx.insert(reservationLine).values(order.lines.map((line, position) => ({ resvCode, htlCode, position, ...line })));
  }
  if (order.allergies.length > 0) {
    const consentAt = new Date(order.consents.find((consent) => consent.kind === 'allergy')?.at ?? Date.now());
    await tx.insert(reservationAllergy).values(order.allergies.map((allergy) => ({ resvCode, htlCode, ...allergy, consentAt })));
  }
  if (order.answers.length > 0) {
    await tx
      .insert(reservationAnswer)
      .values(order.answers.map((answer) => ({ resvCode, htlCode, ...answer, answers: [...answer.answers] })));
  }
}

/** The reservation that stands for a request made before, while its hold would last, by any of the keys it may be kept under. */
export async function reservationOfRequest(
  run: Pick<Pool | PoolClient, 'query'>,
  requestKeys: readonly string[],
): Promise<ResvCode | undefined> {
  const { rows } = await run.query<{ resvCode: ResvCode }>({
    name: 'reservation_of_request',
    text: `SELECT r.resv_code AS "resvCode" FROM hold h JOIN reservation r USING (shop_order_no)
           WHERE h.request_key = ANY($1) AND h.state = 'kept' AND h.expires_at > now()
           ORDER BY h.created_at, r.resv_code LIMIT 1`,
    values: [requestKeys],
  });
  return rows[0]?.resvCode;
}

/** The reservation that this visitor has made of the same product and visit, while its hold would last; undefined where there is none. */
export async function justBookedBy(
  run: Pick<Pool | PoolClient, 'query'>,
  { holder, userId, prodCode, visit }: Buyer,
): Promise<ResvCode | undefined> {
  const { rows } = await run.query<{ resvCode: ResvCode }>({
    name: 'just_booked_by',
    text: `SELECT r.resv_code AS "resvCode" FROM hold h JOIN reservation r USING (shop_order_no)
           WHERE h.shop_order_no IN (SELECT shop_order_no FROM hold WHERE holder = $1 AND state = 'kept' AND expires_at > now()
               UNION SELECT shop_order_no FROM reservation WHERE user_id = $5)
             AND h.state = 'kept' AND h.expires_at > now() AND r.prod_code = $2 AND r.visit_day = $3 AND r.visit_time = $4
           ORDER BY r.created_at DESC, r.resv_code LIMIT 1`,
    values: [holder, prodCode, visit.date, visit.time, userId],
  });
  return rows[0]?.resvCode;
}

/** Is this a reservation's number, and the phone (`010-xxxx-xxxx`, or `+…` of another country) its booker's? Never for null. */
export async function isBookedBy(pool: Pool, resvCode: ResvCode, phone: string | null): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'is_booked_by',
    text: 'SELECT 1 FROM reservation WHERE resv_code = $1 AND booker_phone = $2',
    values: [resvCode, phone],
  });
  return rows.length === 1;
}
