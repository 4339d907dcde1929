import {
  checkProductAtVisit,
  type ProductAtVisit,
  type ProductAvailability,
  type ProductUnavailability,
} from '../availability/product-at-visit';
import type { OfferedRoom } from '../availability/room';
import { calculateSaleUnits } from '../inventory/units';
import { type Amounts, checkAmounts } from './amounts';
import { type Choice, type ChoiceError, checkChoice } from './choice';

/** An order as it comes from outside, with everything it is held against. */
export interface OrderToCheck extends Omit<ProductAtVisit, 'units'>, Choice, Amounts {}

export type OrderError = ChoiceError | ProductUnavailability | 'quantity_required' | 'menu_short' | 'amount_too_large';

/** Why an order cannot be taken. */
export interface OrderFailure {
  readonly ok: false;
  readonly error: OrderError;
  /** Units or seats left, or covers missing; null where the refusal is not about a number. */
  readonly count: number | null;
  /** Of missing covers those that only adults' menus can fill; null where nothing is told apart. */
  readonly missingForAdults: number | null;
}

export type OrderCheckResult =
  | {
      readonly ok: true;
      /** Units it takes from the day's and the person's limit. */
      readonly units: number;
      /** For a room: those it can have, smallest first. */
      readonly rooms: readonly OfferedRoom[];
    }
  | OrderFailure;

/** What each part of Spec §5 says of an order; null where it refuses nothing. */
export interface OrderChecks {
  readonly units: number;
  /** Not for this person or party, or not this menu. */
  readonly choice: OrderFailure | null;
  /** Whether it can be had at that visit. */
  readonly atVisit: ProductAvailability;
  /** Not enough chosen, or more than one order may cost. */
  readonly amounts: OrderFailure | null;
}

const createFailure = (error: OrderError, count: number | null = null, missingForAdults: number | null = null): OrderFailure => ({
  ok: false,
  error,
  count,
  missingForAdults,
});

const createAmountFailure = (amounts: Exclude<ReturnType<typeof checkAmounts>, { ok: true }>): OrderFailure =>
  amounts.error === 'menu_short'
    ? createFailure(amounts.error, amounts.missing, amounts.missingForAdults)
    : createFailure(amounts.error);

/** Holds an order against each part of Spec §5 by itself: what an order sheet that is not finished yet is told. */
export function runOrderChecks(order: OrderToCheck): OrderChecks {
  const units = calculateSaleUnits(order.product, order);
  const choice = checkChoice(order);
  const amounts = checkAmounts(order);
  return {
    units,
    choice: choice.ok ? null : createFailure(choice.error),
    atVisit: checkProductAtVisit({ ...order, units }),
    amounts: amounts.ok ? null : createAmountFailure(amounts),
  };
}

/** The first thing in an order's way, in the order of Spec §5: who and what, the visit, then how much of it. */
export function findFirstFailure({ choice, atVisit, amounts }: OrderChecks): OrderFailure | null {
  return choice ?? (atVisit.ok ? null : createFailure(atVisit.error, atVisit.remaining)) ?? amounts;
}

/**
 * May this order be taken? All that Spec §5 and §9 ask of an order before its payment form, for the site, for order sheets and
 * for the server that is asked to book it.
 */
export function checkOrder(order: OrderToCheck): OrderCheckResult {
  const checks = runOrderChecks(order);
  const refused = findFirstFailure(checks);
  if (refused !== null) return refused;
  return { ok: true, units: checks.units, rooms: checks.atVisit.ok ? checks.atVisit.rooms : [] };
}
