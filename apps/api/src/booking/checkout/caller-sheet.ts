import { type Failure, fail } from '@dining/contract/failure';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { Pool } from 'pg';
import { findSheet, type StoredSheet } from '../../stores/orders/order-sheets';
import { findRecentReservation } from '../../stores/reservations/reservations';
import { type Caller, isOwnedBy } from './owner';

export type CallerSheetResult =
  | { readonly ok: true; readonly sheet: StoredSheet }
  | { readonly ok: false; readonly failure: Failure };

export async function findCallerSheet(pool: Pool, ordersheetId: string, caller: Caller): Promise<CallerSheetResult> {
  const sheet = await findSheet(pool, ordersheetId);
  if (sheet === undefined) return { ok: false, failure: fail('not_found') };
  return isOwnedBy(sheet, caller) ? { ok: true, sheet } : { ok: false, failure: fail('forbidden') };
}

export async function findOpenCallerSheet(
  pool: Pool,
  ordersheetId: string,
  caller: Caller,
): Promise<CallerSheetResult> {
  const result = await findCallerSheet(pool, ordersheetId, caller);
  return result.ok && result.sheet.state !== 'open' ? { ok: false, failure: fail('order_closed') } : result;
}

async function createBookedFailure(pool: Pool, sheet: StoredSheet, { guestId, userId }: Caller): Promise<Failure> {
  const resvCode =
    guestId === undefined
      ? undefined
      : await findRecentReservation(pool, { ...sheet, guestId, userId: userId ?? null });
  return resvCode === undefined ? fail('order_closed') : fail('already_booked', { resvCode });
}

/**
 * Checks the order sheet that a reservation request may name: it must be the caller's own, of the same product, and not
 * booked unless the guest has confirmed a second reservation. An expired sheet is accepted, because the request repeats
 * its content.
 */
export async function checkSheet(
  pool: Pool,
  { ordersheetId, order, isRepeatConfirmed }: Pick<ReservationRequest, 'ordersheetId' | 'order' | 'isRepeatConfirmed'>,
  caller: Caller,
): Promise<Failure | undefined> {
  if (ordersheetId === null) return undefined;
  const result = await findCallerSheet(pool, ordersheetId, caller);
  if (!result.ok) return result.failure;
  const { sheet } = result;
  if (sheet.state === 'booked' && !isRepeatConfirmed) return createBookedFailure(pool, sheet, caller);
  if (sheet.prodCode === order.prodCode) return undefined;
  return {
    ...fail('invalid_request'),
    errors: [{ path: 'ordersheetId', message: 'an order sheet of another product' }],
  };
}
