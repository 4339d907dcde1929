import type { Product } from '../products/product';
import { calculateUnitsLeft } from './daily-quota';

/** What has gone of a product already: on the day of visit, and to this person. Units. */
export interface UnitsSold {
  readonly onDay: number;
  readonly toPerson: number;
}

/** The most units this person can still order for that day; null where nothing limits it. */
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

/** A pickup's stepper (Spec §5 Pickup): never below 0; above what is left it stops there, and the alert says how many. */
export function changePickupQuantity(product: Product, sold: UnitsSold, wanted: number): QuantityChange {
  const quantity = Math.min(Math.max(0, Math.trunc(wanted) || 0), 999);
  const most = calculateMaxUnits(product, sold);
  if (most === null || quantity <= most) return { ok: true, quantity };
  return { ok: false, error: 'over_remaining', quantity: most, remaining: most };
}

/**
 * May the chosen menus grow to so many units (Spec §5 Detail page)? Otherwise the step is taken back and the alert says
 * how many are left.
 */
export function checkMenuUnits(product: Product, sold: UnitsSold, units: number) {
  const most = calculateMaxUnits(product, sold);
  return most === null || units <= most
    ? ({ ok: true } as const)
    : ({ ok: false, error: 'over_remaining', remaining: most } as const);
}
