import type { Product } from '../products/product';
import { calculateUnitsLeft } from './daily-quota';

/** Units of a product that are sold for the day of visit, and to this person over the whole sale period. */
export interface UnitsSold {
  readonly onDay: number;
  readonly toPerson: number;
}

/** Calculates the maximum units that this person can still order for that day; null without a limit. */
export function calculateMaxUnits(product: Product, unitsSold: UnitsSold): number | null {
  const limits = [
    calculateUnitsLeft(product.daySaleLimit, unitsSold.onDay),
    calculateUnitsLeft(product.perPersonLimit, unitsSold.toPerson),
  ];
  const existingLimits = limits.filter((limit) => limit !== null);
  return existingLimits.length === 0 ? null : Math.min(...existingLimits);
}

export type QuantityChange =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly error: 'over_remaining'; readonly quantity: number; readonly remaining: number };

/**
 * Limits the quantity of a pickup to 999 and to the units left, and to at least 0 (Spec §5 Pickup). If more than the
 * units left are requested, returns the units left with an error for the alert.
 */
export function changePickupQuantity(
  product: Product,
  unitsSold: UnitsSold,
  requestedQuantity: number,
): QuantityChange {
  const quantity = Math.min(Math.max(0, Math.trunc(requestedQuantity) || 0), 999);
  const maxUnits = calculateMaxUnits(product, unitsSold);
  if (maxUnits === null || quantity <= maxUnits) return { ok: true, quantity };
  return { ok: false, error: 'over_remaining', quantity: maxUnits, remaining: maxUnits };
}

/**
 * Checks that the chosen menus may take this many units (Spec §5 Detail page). If not, `remaining` is how many can be
 * ordered.
 */
export function checkMenuUnits(product: Product, unitsSold: UnitsSold, units: number) {
  const maxUnits = calculateMaxUnits(product, unitsSold);
  return maxUnits === null || units <= maxUnits
    ? ({ ok: true } as const)
    : ({ ok: false, error: 'over_remaining', remaining: maxUnits } as const);
}
