import type { KeptPolicy, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationMover, ReservationStatus } from '@dining/domain/reservations/states';
import type { HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { agreedPolicyText, policyAsAgreed } from './agreed-policy';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** A reservation as far as cancelling it is concerned; amounts in won. */
export interface CancellableReservation {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly prodCode: ProdCode;
  readonly userId: string | null;
  readonly holder: string;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  /** Who has cancelled it, with what was kept and goes back; null while it stands. */
  readonly cancelledBy: ReservationMover | null;
  readonly cancelFee: number | null;
  readonly refundAmount: number | null;
  readonly visit: Visit;
  readonly takesDeposit: boolean;
  readonly payAmount: number;
  /** As agreed when it was made (decision 22). */
  readonly policy: PolicySnapshot;
}

interface Row extends Omit<CancellableReservation, 'visit' | 'policy'> {
  readonly policy: KeptPolicy;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly policyText: LocalizedText | null;
}

/** Reads a reservation to cancel it; locked until the transaction ends where `lock` is asked for. */
export async function reservationToCancel(
  run: Runner,
  resvCode: ResvCode,
  lock: 'lock' | 'look' = 'look',
): Promise<CancellableReservation | undefined> {
  const { rows } = await run.query<Row>(
    `SELECT resv_code AS "resvCode", shop_order_no AS "shopOrderNo", htl_code AS "htlCode", prod_code AS "prodCode",
       user_id AS "userId", holder, status, attendance, cancel_fee AS "cancelFee", refund_amount AS "refundAmount",
       CASE WHEN status = 'cancel' THEN coalesce(cancelled_by, 'guest') END AS "cancelledBy", visit_day AS "visitDay", visit_time AS "visitTime", takes_deposit AS "takesDeposit", pay_amount AS "payAmount",
       policy, ${agreedPolicyText} AS "policyText"
     FROM reservation WHERE resv_code = $1 ${lock === 'lock' ? 'FOR UPDATE' : ''}`,
    [resvCode],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, policy, policyText, ...rest } = row;
  return { ...rest, policy: policyAsAgreed(policy, policyText), visit: { date: visitDay, time: visitTime } };
}

/** Cancels a reservation with what is kept and given back; false where it no longer stands as it was read. */
export async function markCancelled(
  client: PoolClient,
  { resvCode, status }: Pick<CancellableReservation, 'resvCode' | 'status'>,
  cancelled: { readonly by: ReservationMover; readonly at: Date; readonly fee: number; readonly refund: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE reservation SET status = 'cancel', cancelled_by = $3, cancelled_at = $4, cancel_fee = $5, refund_amount = $6
     WHERE resv_code = $1 AND status = $2`,
    [resvCode, status, cancelled.by, cancelled.at, cancelled.fee, cancelled.refund],
  );
  return rowCount === 1;
}

/** Writes with a cancelled reservation that all of its money went back and no fee was kept, in won. */
export async function updateCancelledInFull(client: PoolClient, shopOrderNo: ShopOrderNo, refund: number): Promise<void> {
  await client.query(`UPDATE reservation SET cancel_fee = 0, refund_amount = $2 WHERE shop_order_no = $1 AND status = 'cancel'`, [
    shopOrderNo,
    refund,
  ]);
}
