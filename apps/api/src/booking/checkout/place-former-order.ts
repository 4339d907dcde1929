import { randomUUID } from 'node:crypto';
import { fail } from '@dining/contract/failure';
import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { findCounterConflict, findVisitConflict, toProductConflict } from '@dining/domain/former/find-conflict';
import type { CellIssue } from '@dining/domain/former/issues';
import type { FormerReservation } from '@dining/domain/former/reservation-row';
import { calculateMinUnits } from '@dining/domain/inventory/units';
import type { Quote } from '@dining/domain/pricing/quote';
import type { ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { getCanonicalPhone, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import type { PoolClient } from 'pg';
import type { Deps } from '../../config/deps';
import { inTransaction } from '../../db/transaction';
import { parseForeignNumber } from '../../lib/phone-numbers';
import { findUsedByCounter } from '../../stores/inventory/usage';
import { findMember } from '../../stores/members/members';
import { createHoldRefusal, retryHold } from '../capacity/retry-hold';
import { createPersonKey } from './keys';
import { findOrderContext, listCapacityRequirements } from './order-context';
import { insertOrder, type OrderPurpose, type PlacedOrder } from './place-order';
import { createPolicySnapshot } from './policy-snapshot';
import type { PricedResult } from './price-order';

/** Nothing is paid here: the guest has paid in the former system, or pays at the venue. */
const emptyQuote: Quote = {
  lines: [],
  orderAmount: 0,
  productDiscountAmount: 0,
  memberDiscountAmount: 0,
  memberDiscountRate: 0,
  memberDiscountPeople: null,
  couponAmount: 0,
  couponError: null,
  pointAmount: 0,
  payAmount: 0,
  isDeposit: false,
  nothingDue: true,
};

type PreparedOrder = PricedResult | { readonly ok: false; readonly conflict: CellIssue };

/** The products that may be reserved, the preferred one first: the one that the file names, or all of the venue. */
type Candidates = readonly ProdCode[];

/**
 * Prepares the order of a reservation of a former system, for the first candidate that the venue offers at the visit.
 * Does not check whether seats are free; taking the counters does. The order has no consents, because the guest has not
 * seen the hotel's terms.
 */
export async function prepareFormerOrder(
  deps: Pick<Deps, 'database' | 'keyring' | 'now'>,
  reservation: FormerReservation,
  candidates: Candidates,
): Promise<PreparedOrder> {
  const { dinCode, dinRoomCode, visit, party, name, phone, email, language } = reservation;
  const now = deps.now();
  const member = email === '' ? undefined : await findMember(deps.database.pool, email);
  const userId = member?.userId ?? null;
  const canonicalPhone = getCanonicalPhone(parsePhoneNumber(phone), parseForeignNumber) ?? '';
  const personKey = createPersonKey(deps.keyring.persons, userId, canonicalPhone);
  let conflict: CellIssue = { code: 'product_missing', column: 'venue', values: {} };
  for (const prodCode of candidates) {
    const context = await findOrderContext(deps.database, { dinCode, prodCode, date: visit.date, personKey });
    if (context === undefined) {
      conflict = { code: 'product_unknown', column: 'product', values: {} };
      continue;
    }
    const { product, stock, holidays, usage, sold, policy, rules, validUntil } = context;
    const visitConflict = findVisitConflict({ visit, dinRoomCode, stock, holidays, now });
    if (visitConflict !== null) return { ok: false, conflict: visitConflict };
    const units = calculateMinUnits(product, party);
    const channel = 'override';
    const atVisit = { product, visit, party, units, dinRoomCode, stock, usage, sold, holidays, now, channel } as const;
    const check = checkProductAtVisit(atVisit);
    if (!check.ok) {
      conflict = toProductConflict(check.error, check.remaining);
      continue;
    }
    const guestId = `former ${randomUUID()}`;
    return {
      ok: true,
      validUntil,
      order: {
        htlCode: product.htlCode,
        dinCode,
        prodCode,
        dinRoomCode,
        productName: product.name,
        reservationType: product.reservationType,
        takesDeposit: product.takesDeposit,
        saleZone: product.saleZone,
        visit,
        party,
        pickupQuantity: 0,
        language,
        guestId,
        userId,
        booker: { name, phone, email },
        visitor: { name, phone },
        requestNote: reservation.request,
        noAllergies: false,
        allergies: [],
        answers: [],
        lines: [],
        quote: emptyQuote,
        policy: createPolicySnapshot(policy),
        consents: [],
        requirements: listCapacityRequirements(context, { visit, party, dinRoomCode, units, personKey }),
        rules,
      },
    };
  }
  return { ok: false, conflict };
}

export type FormerOrderResult =
  | { readonly type: 'placed'; readonly resvCode: ResvCode }
  | { readonly type: 'imported_before' }
  | { readonly type: 'conflict'; readonly conflict: CellIssue };

/**
 * Places a reservation of a former system like any order, in one transaction with `complete`, which gets the placed
 * order. Idempotent by the reservation's number in the former system.
 */
export async function placeFormerOrder(
  deps: Deps,
  candidates: Candidates,
  purpose: Extract<OrderPurpose, { type: 'former' }>,
  complete: (client: PoolClient, placed: PlacedOrder) => Promise<void>,
): Promise<FormerOrderResult> {
  const { pool } = deps.database;
  let conflict: CellIssue = { code: 'changed_meanwhile', column: '', values: {} };
  const result = await retryHold<PlacedOrder>(pool, async () => {
    const prepared = await prepareFormerOrder(deps, purpose.reservation, candidates);
    if (!prepared.ok) {
      conflict = prepared.conflict;
      return createHoldRefusal(fail('sold_out'));
    }
    const { guestId, userId } = prepared.order;
    const buyer = { guestId, userId, address: guestId, sessionHashes: null };
    const request = { isRepeatConfirmed: true, method: 'card', ordersheetId: null } as const;
    return inTransaction(
      pool,
      async (client) => {
        const placed = await insertOrder(client, deps, prepared, request, buyer, purpose);
        if (placed.ok) await complete(client, placed);
        return placed;
      },
      ({ ok }) => ok,
    );
  });
  if (result.ok && result.resvCode !== null) return { type: 'placed', resvCode: result.resvCode };
  if (result.ok) throw new Error('the order of a former reservation was placed without a reservation');
  if (result.type === 'full') {
    const counterConflict = findCounterConflict(
      result.requirements,
      await findUsedByCounter(pool, result.requirements),
    );
    return {
      type: 'conflict',
      conflict: counterConflict ?? { code: 'full', column: '', values: { people: 0, left: 0, time: '' } },
    };
  }
  const isImportedBefore = result.type === 'refused' && result.failure.failure === 'already_booked';
  return isImportedBefore ? { type: 'imported_before' } : { type: 'conflict', conflict };
}
