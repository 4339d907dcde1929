import { type Failure, fail } from '@dining/contract/failure';
import type { FormerReservation } from '@dining/domain/former/reservation-row';
import {
  type CapacityRequirement,
  getRequiredPersonKey,
  type SeatRequirement,
} from '@dining/domain/inventory/capacity-requirement';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import { convertToVenuePayment } from '@dining/domain/pricing/convert-to-venue-payment';
import type { OrderChannel } from '@dining/domain/products/party-checks';
import { spokenTextVersion } from '@dining/domain/reservations/spoken-text';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul, toSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../../config/deps';
import { inTransaction } from '../../db/transaction';
import type { KeySet } from '../../lib/keyring';
import { insertHold, lockForOrder } from '../../stores/inventory/holds';
import { tableUnit } from '../../stores/inventory/usage';
import { toStoredOrder } from '../../stores/payments/order-json';
import { insertPayLink } from '../../stores/payments/pay-links';
import { insertPayment } from '../../stores/payments/payments';
import { insertFormerOrder } from '../../stores/reservations/former-orders';
import { insertPhoneOrder, updateOverrun } from '../../stores/reservations/phone-orders';
import {
  findReservationOfRequest,
  insertReservation,
  type NewReservation,
} from '../../stores/reservations/reservations';
import { takeCapacity, takeSeatsBeyondCapacity } from '../capacity/counters';
import { createHoldRefusal, type HoldError, retryHold } from '../capacity/retry-hold';
import { checkSheet } from './caller-sheet';
import { createReservation, enqueueGuestMessages } from './create-reservation';
import { createIpAddressKey, createResvCode, createShopOrderNo } from './keys';
import { type PricedResult, priceOrder } from './price-order';
import { supersedeOpenAttempts } from './supersede-attempts';

export interface OrderBuyer {
  readonly userId: string | null;
  readonly guestId: string;
  /** IP address; for an order on the phone, its guest id. */
  readonly address: string;
  /** Hashed ids of the guest's sessions; the order is refused if none of them is live. Null skips the check. */
  readonly sessionHashes: readonly string[] | null;
}

export type OrderPurpose =
  | { readonly type: 'payment' }
  | { readonly type: 'booking'; readonly requestKeys: KeySet }
  /** Staff take the order on the phone; its guest pays at the venue. With a reason it may be beyond capacity. */
  | ({ readonly type: 'phone'; readonly overrideReason: string | null } & PhoneCall)
  /** Staff take the order on the phone; its guest pays by a link within `seconds`. */
  | ({
      readonly type: 'link';
      readonly linkId: string;
      readonly keyHash: string;
      readonly seconds: number;
    } & PhoneCall)
  /** A reservation of a former system. With a reason it may be beyond capacity. */
  | {
      readonly type: 'former';
      readonly reservation: FormerReservation;
      readonly importedBy: string;
      readonly overrideReason: string | null;
      /** True if the guest gets a confirmation and a reminder. */
      readonly isConfirmationSent: boolean;
    };

interface PhoneCall {
  readonly staffId: string;
  /** The name of the staff member who spoke the texts that the guest agreed to. */
  readonly speaker: string;
}

export interface PlacedOrder {
  readonly ok: true;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly resvCode: ResvCode | null;
  /** Won that the guest pays at the venue; 0 for an order that is paid online. */
  readonly dueAtVenue: number;
  /** The largest number of seats beyond capacity at one of the start times. */
  readonly overrun: number;
}

/** Runs the writes of an order in one transaction, which is rolled back after an error. */
export type TransactOrder = (
  write: (client: PoolClient) => Promise<PlacedOrder | HoldError>,
) => Promise<PlacedOrder | HoldError>;

function checkPurpose({ quote }: PricedOrder, purpose: OrderPurpose, shownAmount: number): Failure | undefined {
  if (purpose.type === 'link' && quote.nothingDue) return fail('nothing_due');
  if (purpose.type === 'phone' || purpose.type === 'link')
    return quote.payAmount === shownAmount ? undefined : fail('price_changed', { total: quote.payAmount });
  if (purpose.type === 'booking') return quote.nothingDue ? undefined : fail('payment_due', { total: quote.payAmount });
  if (quote.nothingDue) return fail('nothing_due');
  return quote.payAmount === shownAmount ? undefined : fail('price_changed', { total: quote.payAmount });
}

/**
 * Returns how long an order is held, at most until the visit. Payments on the site get a grace period beyond the
 * guest's countdown.
 */
function calculateHoldSeconds({ config, now }: Deps, { visit }: PricedOrder, purpose: OrderPurpose): number {
  if (purpose.type === 'link') return limitToVisitStart(purpose.seconds, visit, now());
  const graceSeconds = purpose.type === 'payment' ? config.holdGraceSeconds : 0;
  return limitToVisitStart(config.holdSeconds + graceSeconds, visit, now());
}

/** Returns true for orders that staff take. No limit of unpaid orders and no maximum party size applies to them. */
const isPlacedByStaff = ({ type }: OrderPurpose): boolean => type === 'phone' || type === 'link' || type === 'former';

const getOverrideReason = (purpose: OrderPurpose): string | null =>
  purpose.type === 'phone' || purpose.type === 'former' ? purpose.overrideReason : null;

const getAttemptPurpose = (purpose: OrderPurpose): 'hold' | 'booking' | 'phone' => {
  if (isPlacedByStaff(purpose)) return 'phone';
  return purpose.type === 'booking' ? 'booking' : 'hold';
};

const isTableSeat = (requirement: CapacityRequirement): requirement is SeatRequirement =>
  requirement.counter === 'seat' && requirement.unit === tableUnit;

function getChannel(purpose: OrderPurpose): OrderChannel {
  if (getOverrideReason(purpose) !== null) return 'override';
  return isPlacedByStaff(purpose) ? 'phone' : 'site';
}

/** Returns what the order costs online, and what its guest pays at the venue, in won. */
function splitPayment({ quote }: PricedOrder, purpose: OrderPurpose): Pick<PricedOrder, 'quote'> & VenueDue {
  if (purpose.type === 'phone') return convertToVenuePayment(quote);
  return { quote, dueAtVenue: purpose.type === 'former' ? purpose.reservation.due : 0 };
}
type VenueDue = Pick<PlacedOrder, 'dueAtVenue'>;

/** Inserts the reservation of an order that is not paid online. Returns false if its order sheet was booked before. */
async function insertUnpaidReservation(
  client: PoolClient,
  reservation: NewReservation,
  request: Pick<ReservationRequest, 'ordersheetId'>,
  purpose: OrderPurpose,
  now: Date,
): Promise<boolean> {
  if (purpose.type !== 'former') return createReservation(client, reservation, request.ordersheetId, now);
  await insertReservation(client, reservation);
  const { resvCode, order } = reservation;
  if (purpose.isConfirmationSent) await enqueueGuestMessages(client, resvCode, order.visit, now);
  return true;
}

/**
 * Writes a priced order and takes its capacity, unless a repeated request has made its reservation before. The caller
 * rolls the transaction back after an error.
 */
export async function insertOrder(
  client: PoolClient,
  deps: Deps,
  { order: pricedOrder, validUntil }: PricedResult,
  request: Pick<ReservationRequest, 'isRepeatConfirmed' | 'method' | 'ordersheetId'>,
  buyer: OrderBuyer,
  purpose: OrderPurpose,
): Promise<PlacedOrder | HoldError> {
  const { quote, dueAtVenue } = splitPayment(pricedOrder, purpose);
  const order = { ...pricedOrder, quote };
  const { htlCode, guestId, userId, requirements, rules } = order;
  const today = getTodayInSeoul(deps.now());
  const shopOrderNo = createShopOrderNo(htlCode, today);
  const requestKeys = purpose.type === 'booking' ? purpose.requestKeys : undefined;
  const keys = {
    addressKey: createIpAddressKey(deps.keyring.ipAddresses, buyer.address),
    personKey: requestKeys === undefined ? null : getRequiredPersonKey(requirements),
  };
  await lockForOrder(client, { guestId, userId, ...keys, scopes: rules.map(({ scope }) => scope) });
  if (requestKeys !== undefined) {
    const existingCode = await findReservationOfRequest(client, requestKeys, toSeoul(deps.now()));
    if (existingCode !== undefined)
      return { ok: true, shopOrderNo, order, resvCode: existingCode, dueAtVenue, overrun: 0 };
  }
  const supersedeResult = await supersedeOpenAttempts(client, deps.config, {
    order,
    origin: { ...keys, validUntil, sessionHashes: buyer.sessionHashes },
    purpose: getAttemptPurpose(purpose),
    isRepeatConfirmed: request.isRepeatConfirmed,
  });
  if (!supersedeResult.ok) return supersedeResult;
  const ttlSeconds = calculateHoldSeconds(deps, order, purpose);
  if (ttlSeconds === 0) return createHoldRefusal(fail('past'));

  const overrideReason = getOverrideReason(purpose);
  const unlimitedSeats = overrideReason === null ? [] : requirements.filter(isTableSeat);
  const limitedRequirements = requirements.filter(
    (requirement) => !unlimitedSeats.some((seat) => seat === requirement),
  );
  const hold = { shopOrderNo, htlCode, guestId, ttlSeconds, requirements: limitedRequirements, ...keys };
  if (purpose.type === 'phone' || purpose.type === 'link') {
    const { staffId, speaker } = purpose;
    const consent = { version: spokenTextVersion, language: order.language };
    await insertPhoneOrder(client, { shopOrderNo, htlCode, staffId, speaker, consent, dueAtVenue, overrideReason });
  }
  if (purpose.type === 'former') {
    const { reservation, importedBy } = purpose;
    const former = { shopOrderNo, htlCode, importedBy, overrideReason, ...reservation };
    const existingCode = await insertFormerOrder(client, former);
    if (existingCode !== undefined) return createHoldRefusal(fail('already_booked', { resvCode: existingCode }));
  }
  let resvCode: ResvCode | null = null;
  if (purpose.type === 'payment') {
    await insertHold(client, { ...hold, state: 'held', requestKey: null });
    const { method, ordersheetId } = request;
    await insertPayment(client, {
      shopOrderNo,
      order: toStoredOrder(order),
      method,
      provider: deps.payments.name,
      ordersheetId,
    });
  } else if (purpose.type === 'link') {
    await insertHold(client, { ...hold, state: 'held', requestKey: null });
    const { linkId, keyHash, speaker: bookedBy } = purpose;
    await insertPayLink(client, {
      linkId,
      keyHash,
      shopOrderNo,
      order: toStoredOrder(order),
      bookedBy,
      seconds: ttlSeconds,
    });
  } else {
    await insertHold(client, { ...hold, state: 'kept', requestKey: requestKeys?.[0] ?? null });
    resvCode = createResvCode(today);
    const reservation = {
      resvCode,
      shopOrderNo,
      order: toStoredOrder(order),
      payMethod: 'none',
      paidAt: null,
    } as const;
    const isFirstBooking = await insertUnpaidReservation(client, reservation, request, purpose, deps.now());
    if (!isFirstBooking && !request.isRepeatConfirmed) return createHoldRefusal(fail('order_closed'));
  }
  // Last, because other orders of the same start time wait for these counters until the commit.
  const overrun = await takeSeatsBeyondCapacity(client, shopOrderNo, unlimitedSeats);
  const result = await takeCapacity(client, htlCode, limitedRequirements);
  if (!result.ok)
    return { ok: false, type: 'full', fullCounter: result.fullCounter, requirements: limitedRequirements };
  if (overrun > 0) await updateOverrun(client, shopOrderNo, overrun);
  return { ok: true, shopOrderNo, order, resvCode, dueAtVenue, overrun };
}

/**
 * Checks and prices an order, then takes its capacity and writes its hold and its payment, pay link or reservation, in
 * one commit. Retries if rules have changed or a counter is full (`retryHold`). Does not call the provider: the caller
 * does so after the commit. `transact` runs the writes in a transaction of the caller.
 */
export function placeOrder(
  deps: Deps,
  request: ReservationRequest,
  buyer: OrderBuyer,
  purpose: OrderPurpose,
  transact?: TransactOrder,
): Promise<PlacedOrder | HoldError> {
  const { pool } = deps.database;
  const runTransaction: TransactOrder = transact ?? ((write) => inTransaction(pool, write, ({ ok }) => ok));
  const { userId, guestId } = buyer;
  return retryHold<PlacedOrder>(pool, async () => {
    const sheetError = await checkSheet(pool, request, { userId: userId ?? undefined, guestId });
    if (sheetError !== undefined) return createHoldRefusal(sheetError);
    const { database, keyring } = deps;
    const priceResult = await priceOrder(request, {
      database,
      keyring,
      now: deps.now(),
      userId,
      guestId,
      language: request.language,
      channel: getChannel(purpose),
    });
    if (!priceResult.ok) return createHoldRefusal(priceResult.failure);
    const failure = checkPurpose(priceResult.order, purpose, request.shownAmount);
    if (failure !== undefined) return createHoldRefusal(failure);
    return runTransaction((client) => insertOrder(client, deps, priceResult, request, buyer, purpose));
  });
}
