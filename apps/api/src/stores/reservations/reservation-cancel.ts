import type { PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** A reservation as far as cancelling it is concerned; amounts in won. */
export interface CancellableReservation {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly prodCode: ProdCode;
  readonly userId: string | null;
  readonly holder: string;
  readonly status: ReservationStatus;
  readonly visit: Visit;
  readonly takesDeposit: boolean;
  readonly payAmount: number;
  /** As agreed when it was made (decision 22). */
  readonly policy: PolicySnapshot;
}

type Row = Omit<CancellableReservation, 'visit'> & { readonly visitDay: SeoulDate; readonly visitTime: SeoulTime };

/** Reads a reservation to cancel it; locked until the transaction ends where `lock` is asked for. */
export async function reservationToCancel(
  run: Runner,
  resvCode: ResvCode,
  lock: 'lock' | 'look' = 'look',
): Promise<CancellableReservation | undefined> {
  const { rows } = await run.query<Row>(
    `SELECT resv_code AS "resvCode", shop_order_no AS "shopOrderNo", prod_code AS "prodCode", user_id AS "userId", holder, status,
       visit_day AS "visitDay", visit_time AS "visitTime", takes_deposit AS "takesDeposit", pay_amount AS "payAmount", policy
     FROM reservation WHERE resv_code = $1 ${lock === 'lock' ? 'FOR UPDATE' : ''}`,
    [resvCode],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, ...rest } = row;
  return { ...rest, visit: { date: visitDay, time: visitTime } };
}

/** Moves a reservation from reserved to cancelled with what is kept and given back; false where it stands there no more. */
export async function markCancelled(
  client: PoolClient,
  resvCode: ResvCode,
  cancelled: { readonly at: Date; readonly fee: number; readonly refund: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE reservation SET status = 'cancel', cancelled_at = $2, cancel_fee = $3, refund_amount = $4
     WHERE resv_code = $1 AND status = 'reserved'`,
    [resvCode, cancelled.at, cancelled.fee, cancelled.refund],
  );
  return rowCount === 1;
}
