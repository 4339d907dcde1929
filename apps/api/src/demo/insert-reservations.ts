import type { Queries } from '../db/connect';
import { couponUsage, daySaleUsage, hold, holdEvent, holdLine, personUsage, seatUsage } from '../db/schema/capacity';
import { payment, paymentEvent, refund } from '../db/schema/payments';
import { reservation, reservationAllergy, reservationAnswer, reservationLine } from '../db/schema/reservations';
import { outbox } from '../db/schema/system';
import type { CapacityLedger } from './capacity-ledger';
import type { DemoOptions } from './demo-options';
import type { GroupData } from './group-data';
import { createPaymentEventRows, createPaymentRow, createRefundRows } from './reservations-payments';
import type { PlannedReservation, ReservationPlan } from './reservations-plan';
import {
  createAllergyRows,
  createAnswerRows,
  createLineRows,
  createMessageRows,
  createReservationRow,
  findCancellation,
} from './reservations-rows';

export async function insertReservations(
  db: Queries,
  { reservations, ledger }: ReservationPlan,
  groupData: GroupData,
  { now, provider }: Pick<DemoOptions, 'now' | 'provider'>,
): Promise<void> {
  await insertCounters(db, ledger);
  await db.insert(hold).values(reservations.map(createHoldRow));
  await db.insert(holdLine).values(reservations.flatMap(createHoldLineRows));
  await db
    .insert(holdEvent)
    .values(reservations.flatMap((plannedReservation) => createHoldEventRows(plannedReservation, now)));
  const paidReservations = reservations.filter(({ quote }) => quote.payAmount > 0);
  await db
    .insert(payment)
    .values(paidReservations.map((plannedReservation) => createPaymentRow(plannedReservation, { now, provider })));
  await db
    .insert(paymentEvent)
    .values(paidReservations.flatMap((plannedReservation) => createPaymentEventRows(plannedReservation, now)));
  const refunds = paidReservations.flatMap((plannedReservation) => createRefundRows(plannedReservation, now));
  if (refunds.length > 0) await db.insert(refund).values(refunds);
  await db
    .insert(reservation)
    .values(reservations.map((plannedReservation) => createReservationRow(plannedReservation, now)));
  await db
    .insert(outbox)
    .values(reservations.flatMap((plannedReservation) => createMessageRows(plannedReservation, now)));
  await db.insert(reservationLine).values(reservations.flatMap(createLineRows));
  const allergies = reservations.flatMap((plannedReservation) => createAllergyRows(plannedReservation, groupData, now));
  if (allergies.length > 0) await db.insert(reservationAllergy).values(allergies);
  const answers = reservations.flatMap(createAnswerRows);
  if (answers.length > 0) await db.insert(reservationAnswer).values(answers);
}

async function insertCounters(db: Queries, ledger: CapacityLedger): Promise<void> {
  const seats: (typeof seatUsage.$inferInsert)[] = [];
  const days: (typeof daySaleUsage.$inferInsert)[] = [];
  const persons: (typeof personUsage.$inferInsert)[] = [];
  const coupons: (typeof couponUsage.$inferInsert)[] = [];
  for (const { requirement, htlCode, used } of ledger.listCounters()) {
    const row = { ...requirement, htlCode, used };
    if (row.counter === 'seat') seats.push(row);
    else if (row.counter === 'day') days.push(row);
    else if (row.counter === 'person') persons.push(row);
    else coupons.push({ ...row, capacity: 1 });
  }
  await db.insert(seatUsage).values(seats);
  await db.insert(daySaleUsage).values(days);
  await db.insert(personUsage).values(persons);
  await db.insert(couponUsage).values(coupons);
}

const createHoldRow = ({
  shopOrderNo,
  orderContext,
  request,
  person,
  bookedAt,
}: PlannedReservation): typeof hold.$inferInsert => ({
  shopOrderNo,
  htlCode: orderContext.product.htlCode,
  state: request.outcome === 'cancelled' ? 'freed' : 'kept',
  guestId: person.guestId,
  expiresAt: new Date(bookedAt.getTime() + 600_000),
  createdAt: bookedAt,
});

const createHoldLineRows = ({
  shopOrderNo,
  orderContext,
  requirements,
}: PlannedReservation): (typeof holdLine.$inferInsert)[] =>
  requirements.map((requirement) => ({ shopOrderNo, htlCode: orderContext.product.htlCode, ...requirement }));

function createHoldEventRows(plannedReservation: PlannedReservation, now: Date): (typeof holdEvent.$inferInsert)[] {
  const { shopOrderNo, orderContext, quote, bookedAt } = plannedReservation;
  const cancellation = findCancellation(plannedReservation, now);
  const heldStates =
    quote.payAmount === 0 ? [] : [{ state: 'held' as const, at: new Date(bookedAt.getTime() - 90_000) }];
  const freedStates = cancellation === undefined ? [] : [{ state: 'freed' as const, at: cancellation.at }];
  const states = [...heldStates, { state: 'kept' as const, at: bookedAt }, ...freedStates];
  return states.map(({ state, at }, index) => ({
    shopOrderNo,
    htlCode: orderContext.product.htlCode,
    fromState: states[index - 1]?.state ?? null,
    toState: state,
    at,
  }));
}
