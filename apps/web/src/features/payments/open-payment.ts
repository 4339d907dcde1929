import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { pathOfThisSite } from '../../lib/return-path';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from '../../lib/session-store';

const key = 'openPayment';

/** A payment that has begun and whose end this tab has not seen. */
export interface OpenPayment {
  readonly shopOrderNo: ShopOrderNo;
  /** When the guest's countdown ends; ISO instant. */
  readonly holdUntil: string;
  /** The one renewal is used up. */
  readonly renewed: boolean;
  /** The payment page's own address, to come back to. */
  readonly page: string;
}

/** Keeps the payment through a reload, and through the way to the provider and back in the same window. */
export const keepOpenPayment = (payment: OpenPayment): void => keepInTab(key, payment);

export function openPayment(): OpenPayment | null {
  const kept = keptInTab(key);
  const shopOrderNo = textIn(kept, 'shopOrderNo');
  const page = pathOfThisSite(textIn(kept, 'page'));
  if (shopOrderNo === '' || page === null) return null;
  const renewed = asRecord(kept)['renewed'] === true;
  return { shopOrderNo: shopOrderNo as ShopOrderNo, holdUntil: textIn(kept, 'holdUntil'), renewed, page };
}

export const forgetOpenPayment = (): void => forgetInTab(key);
