import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationActor, ReservationStatus } from '@dining/domain/reservations/states';
import type { HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import { restorePolicy } from './restore-policy';

/** Amounts are in won. */
export interface CancellationData {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly prodCode: ProdCode;
  readonly userId: string | null;
  readonly guestId: string;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly cancelledBy: ReservationActor | null;
  readonly cancelFee: number | null;
  readonly refundAmount: number | null;
  readonly visit: Visit;
  readonly takesDeposit: boolean;
  readonly payAmount: number;
  /** Null if nothing was paid. */
  readonly paidAt: Date | null;
  readonly policy: PolicySnapshot;
  readonly secretLinkVersion: number;
}

interface Row extends Omit<CancellationData, 'visit' | 'policy'> {
  readonly policy: PolicyRecord;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly policyText: LocalizedText | null;
}

export async function findReservationForCancellation(
  db: Queryable,
  resvCode: ResvCode,
): Promise<CancellationData | undefined> {
  const { rows } = await db.query<Row>(sql('find_reservation_for_cancellation')`
    SELECT r.resv_code AS "resvCode", r.shop_order_no AS "shopOrderNo", r.htl_code AS "htlCode", r.prod_code AS "prodCode",
      r.user_id AS "userId", r.guest_id AS "guestId", r.status, r.attendance, r.cancel_fee AS "cancelFee", r.refund_amount AS "refundAmount",
      CASE WHEN r.status = 'cancel' THEN coalesce(r.cancelled_by, 'guest') END AS "cancelledBy", r.visit_day AS "visitDay",
      r.visit_time AS "visitTime", r.takes_deposit AS "takesDeposit", r.pay_amount AS "payAmount",
      r.paid_at AS "paidAt", r.link_version AS "secretLinkVersion", r.policy, t.text AS "policyText"
    FROM reservation r
    LEFT JOIN policy_text t ON t.text_key = r.policy ->> 'textKey'
    WHERE r.resv_code = ${resvCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, policy, policyText, ...fields } = row;
  return { ...fields, policy: restorePolicy(policy, policyText), visit: { date: visitDay, time: visitTime } };
}

export async function lockReservationForCancellation(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<CancellationData | undefined> {
  await client.query(
    sql('lock_reservation_for_cancellation')`SELECT FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`,
  );
  return findReservationForCancellation(client, resvCode);
}

interface Cancellation {
  readonly cancelledBy: ReservationActor;
  readonly at: Date;
  readonly fee: number;
  readonly refund: number;
}

/** Cancels a reservation. Returns false if its status has changed since it was read. */
export async function updateReservationToCancelled(
  client: PoolClient,
  { resvCode, status }: Pick<CancellationData, 'resvCode' | 'status'>,
  cancellation: Cancellation,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_reservation_to_cancelled')`
    UPDATE reservation SET status = 'cancel', cancelled_by = ${cancellation.cancelledBy},
      cancelled_at = ${cancellation.at}, cancel_fee = ${cancellation.fee}, refund_amount = ${cancellation.refund}
    WHERE resv_code = ${resvCode} AND status = ${status}`);
  return rowCount === 1;
}

/** Records that the provider has refunded a cancelled reservation in full. */
export async function waiveCancelFee(client: PoolClient, shopOrderNo: ShopOrderNo, refund: number): Promise<void> {
  await client.query(sql('waive_cancel_fee')`
    UPDATE reservation SET cancel_fee = 0, refund_amount = ${refund} WHERE shop_order_no = ${shopOrderNo} AND status = 'cancel'`);
}
