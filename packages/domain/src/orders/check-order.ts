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

/** An untrusted order with all data that its checks need. */
export interface OrderToCheck extends Omit<ProductAtVisit, 'units'>, Choice, Amounts {}

export type OrderError = ChoiceError | ProductUnavailability | 'quantity_required' | 'menu_short' | 'amount_too_large';

/** Why an order is rejected. */
export interface OrderFailure {
  readonly ok: false;
  readonly error: OrderError;
  /** Units or seats left, or missing covers; null if the error has no number. */
  readonly count: number | null;
  /** Missing covers that only menus for adults can fill; null if they are not counted separately. */
  readonly missingForAdults: number | null;
}

export type OrderCheckResult =
  | {
      readonly ok: true;
      /** Units that the order takes from the daily limit and the limit per person. */
      readonly units: number;
      /** For a room: available rooms, smallest first. */
      readonly rooms: readonly OfferedRoom[];
    }
  | OrderFailure;

/** Results of the steps of Spec §5. */
export interface OrderChecks {
  readonly units: number;
  /** Error of product type, members-only, party or menus; null if there is none. */
  readonly choice: OrderFailure | null;
  /** Availability at the visit. */
  readonly availability: ProductAvailability;
  /** Error of quantities or sum; null if there is none. */
  readonly amounts: OrderFailure | null;
}

const createFailure = (
  error: OrderError,
  count: number | null = null,
  missingForAdults: number | null = null,
): OrderFailure => ({
  ok: false,
  error,
  count,
  missingForAdults,
});

const createAmountFailure = (amounts: Exclude<ReturnType<typeof checkAmounts>, { ok: true }>): OrderFailure =>
  amounts.error === 'menu_short'
    ? createFailure(amounts.error, amounts.missing, amounts.missingForAdults)
    : createFailure(amounts.error);

/** Runs each check of Spec §5 separately, for order sheets that are not complete yet. */
export function runOrderChecks(order: OrderToCheck): OrderChecks {
  const units = calculateSaleUnits(order.product, order);
  const choice = checkChoice(order);
  const amounts = checkAmounts(order);
  return {
    units,
    choice: choice.ok ? null : createFailure(choice.error),
    availability: checkProductAtVisit({ ...order, units }),
    amounts: amounts.ok ? null : createAmountFailure(amounts),
  };
}

/** Finds the first error in the order of Spec §5: product type, party and menus; the visit; quantities and sum. */
export function findFirstFailure({ choice, availability, amounts }: OrderChecks): OrderFailure | null {
  return choice ?? (availability.ok ? null : createFailure(availability.error, availability.remaining)) ?? amounts;
}

/**
 * Checks everything that Spec §5 and §9 require of an order before its payment form. The site and the server use the
 * same check.
 */
export function checkOrder(order: OrderToCheck): OrderCheckResult {
  const orderChecks = runOrderChecks(order);
  const failure = findFirstFailure(orderChecks);
  if (failure !== null) return failure;
  return {
    ok: true,
    units: orderChecks.units,
    rooms: orderChecks.availability.ok ? orderChecks.availability.rooms : [],
  };
}
