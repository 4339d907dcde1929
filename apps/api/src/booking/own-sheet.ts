import type { ProdCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { type Failure, fail } from '../http/problems';
import { readSheet, type StoredSheet } from '../stores/order-sheets';

/** Who asks, as sessions know him. */
export interface Caller {
  readonly userId: string | undefined;
  readonly holder: string | undefined;
}

export type OwnSheet = { readonly ok: true; readonly sheet: StoredSheet } | { readonly ok: false; readonly failure: Failure };

/** A member's drafts are his wherever he signs in; anybody else's belong to the session that made them. */
const isOwnedBy = (sheet: StoredSheet, caller: Caller): boolean =>
  sheet.userId === null ? sheet.holder === caller.holder : sheet.userId === caller.userId;

/** A draft of the caller, whatever has become of it; `not_found` where there is none, `forbidden` where it is another's. */
export async function ownSheet(pool: Pool, ordersheetId: string, caller: Caller): Promise<OwnSheet> {
  const sheet = await readSheet(pool, ordersheetId);
  if (sheet === undefined) return { ok: false, failure: fail('not_found') };
  return isOwnedBy(sheet, caller) ? { ok: true, sheet } : { ok: false, failure: fail('forbidden') };
}

/** The same, still open. */
export async function ownOpenSheet(pool: Pool, ordersheetId: string, caller: Caller): Promise<OwnSheet> {
  const own = await ownSheet(pool, ordersheetId, caller);
  return own.ok && own.sheet.state !== 'open' ? { ok: false, failure: fail('order_closed') } : own;
}

/**
 * What is wrong with the draft that a full payload names: it must be the caller's, of the same product, and no reservation
 * yet. One that has run out meanwhile does no harm, since the payload says everything once more.
 */
export async function sheetFailure(
  pool: Pool,
  named: { readonly ordersheetId?: string | undefined; readonly prodCode: ProdCode },
  caller: Caller,
): Promise<Failure | undefined> {
  if (named.ordersheetId === undefined) return undefined;
  const own = await ownSheet(pool, named.ordersheetId, caller);
  if (!own.ok) return own.failure;
  if (own.sheet.state === 'booked') return fail('order_closed');
  if (own.sheet.prodCode === named.prodCode) return undefined;
  return { ...fail('invalid_request'), errors: [{ path: 'ordersheetId', message: 'a draft of another product' }] };
}
