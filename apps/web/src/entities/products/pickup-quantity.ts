import type { ProdCode } from '@dining/domain/shared/codes';
import { useSyncExternalStore } from 'react';
import { asRecord, keepInTab, readFromTab } from '../../lib/session-store';

/** The quantity of a pickup. The specified search has none, so the tab stores it with its product. */
const key = 'pickupQuantity';
const changed = 'pickupquantity';
const initialQuantity = 1;

function getPickupQuantity(wanted: ProdCode | undefined): number {
  const { prodCode, quantity } = asRecord(readFromTab(key));
  const isWhole = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= 999;
  return isWhole && prodCode === wanted ? quantity : initialQuantity;
}

export function setPickupQuantity(prodCode: ProdCode, quantity: number): void {
  keepInTab(key, { prodCode, quantity });
  dispatchEvent(new Event(changed));
}

function watch(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

export function usePickupQuantity(prodCode: ProdCode | undefined): number {
  return useSyncExternalStore(
    watch,
    () => getPickupQuantity(prodCode),
    () => initialQuantity,
  );
}
