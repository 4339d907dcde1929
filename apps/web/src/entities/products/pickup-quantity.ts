import type { ProdCode } from '@dining/domain/shared/codes';
import { useSyncExternalStore } from 'react';
import { asRecord, keepInTab, keptInTab } from '../../lib/session-store';

/**
 * How many of a pickup are wanted. The search state of the specification has menus but no quantity, so the tab keeps it beside the search,
 * for the product it was chosen for.
 */
const key = 'pickupQuantity';
/** The event by which a change reaches what is in sight. */
const changed = 'pickupquantity';
const initialQuantity = 1;

function getPickupQuantity(wanted: ProdCode | undefined): number {
  const { prodCode, quantity } = asRecord(keptInTab(key));
  const isWhole = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= 999;
  return isWhole && prodCode === wanted ? quantity : initialQuantity;
}

/** Changes how many of the product are wanted. */
export function setPickupQuantity(prodCode: ProdCode, quantity: number): void {
  keepInTab(key, { prodCode, quantity });
  dispatchEvent(new Event(changed));
}

function watch(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

/** Returns how many of the product are wanted; one until the guest chooses. */
export function usePickupQuantity(prodCode: ProdCode | undefined): number {
  return useSyncExternalStore(
    watch,
    () => getPickupQuantity(prodCode),
    () => initialQuantity,
  );
}
