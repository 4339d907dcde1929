import type { ProdCode } from '@dining/domain/shared/codes';
import { useSyncExternalStore } from 'react';
import { getTabItem, setTabItem, toObject } from '../../lib/tab-storage';

const storageKey = 'pickupQuantity';
const changeEvent = 'pickupquantity';
const initialQuantity = 1;

function getPickupQuantity(requestedCode: ProdCode | undefined): number {
  const { prodCode, quantity } = toObject(getTabItem(storageKey));
  const isValid = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= 999;
  return isValid && prodCode === requestedCode ? quantity : initialQuantity;
}

export function setPickupQuantity(prodCode: ProdCode, quantity: number): void {
  setTabItem(storageKey, { prodCode, quantity });
  dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changeEvent, onChange);
  return () => removeEventListener(changeEvent, onChange);
}

export function usePickupQuantity(prodCode: ProdCode | undefined): number {
  return useSyncExternalStore(
    subscribe,
    () => getPickupQuantity(prodCode),
    () => initialQuantity,
  );
}
