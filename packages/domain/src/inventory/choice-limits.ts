import type { Product } from '../products/product';
import { calculateUnitsLeft } from './daily-quota';

/** Units of a product already sold on the day of visit and to this person. */
export interface UnitsSold {
  readonly onDay: number;
  readonly toPerson: number;
}

/** Calculates the most units that this person can still order for that day; null without a limit. */
export function calculateMaxUnits(product: Product, sold: UnitsSold): number | null {
  const limits = [
    calculateUnitsLeft(product.daySaleLimit, sold.onDay),
    calculateUnitsLeft(product.perPersonLimit, sold.toPerson),
  ];
  const known = limits.filter((limit) => limit !== null);
  return known.length === 0 ? null : Math.min(...known);
}

export type QuantityChange =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly error: 'over_remaining'; readonly quantity: number; readonly remaining: number };

/**
 * Limits the quantity of a pickup to 0 and what is left (Spec §5 Pickup). Above that, returns what is left with an
 * error for the alert.
 */
export function changePickupQuantity(product: Product, sold: UnitsSold, wanted: number): QuantityChange {
  const quantity = Math.min(Math.max(0, Math.trunc(wanted) || 0), 999);
  const most = calculateMaxUnits(product, sold);
  if (most === null || quantity <= most) return { ok: true, quantity };
  return { ok: false, error: 'over_remaining', quantity: most, remaining: most };
}

/**
 * Checks that the chosen menus may take this many units (Spec §5 Detail page). If not, the page undoes the step and
 * shows how many are left.
 */
export function checkMenuUnits(product: Product, sold: UnitsSold, units: number) {
  const most = calculateMaxUnits(product, sold);
  return most === null || units <= most
    ? ({ ok: true } as const)
    : ({ ok: false, error: 'over_remaining', remaining: most } as const);
}
