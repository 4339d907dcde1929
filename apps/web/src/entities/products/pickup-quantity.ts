import type { ProdCode } from '@dining/domain/shared/codes';
import { useSyncExternalStore } from 'react';
import { asRecord, keepInTab, keptInTab } from '../../lib/session-store';

/**
 * How many of a pickup are wanted. The search state of the specification has menus but no quantity, so it is kept beside it,
 * for the product it was chosen for.
 */
const key = 'pickupQuantity';
const first = 1;

interface Kept {
  prodCode: string;
  quantity: number;
}

function restored(): Kept {
  const { prodCode, quantity } = asRecord(keptInTab(key));
  const whole = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= 999;
  return typeof prodCode === 'string' && whole ? { prodCode, quantity } : { prodCode: '', quantity: first };
}

let current: Kept | undefined;
const read = (): Kept => (current ??= restored());

const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};

/** Changes how many of the product are wanted. */
export function setPickupQuantity(prodCode: ProdCode, quantity: number): void {
  current = { prodCode, quantity };
  keepInTab(key, current);
  for (const changed of watchers) changed();
}

/** How many of the product are wanted; one, until the guest says otherwise. */
export function usePickupQuantity(prodCode: ProdCode | undefined): number {
  const kept = useSyncExternalStore(watch, read, read);
  return kept.prodCode === prodCode ? kept.quantity : first;
}
