import type { ResvInfo } from '@dining/contract/reservations';
import { useEffect } from 'react';
import { pushStep } from '../../lib/analytics';
import { wireText } from '../../lib/text-for';
import { takeBooked } from '../../state/booked';

/** Tells analytics of a reservation once, where it has just been made in this tab; whoever looks at it later has bought nothing. */
export function usePurchase(info: ResvInfo | undefined): void {
  useEffect(() => {
    if (info === undefined || !takeBooked(info.resvCode)) return;
    const item = {
      item_id: info.prodCode,
      item_name: wireText(info, 'prodName'),
      affiliation: info.htlCode,
      item_brand: info.dinCode,
      item_category: info.resvType,
    };
    const lines = info.resvProdAddList.map((line, index) => ({
      ...item,
      index,
      price: line.prodAddOnePrice,
      quantity: line.prodAddNum,
    }));
    pushStep('purchase', {
      transaction_id: info.resvCode,
      currency: 'KRW',
      value: info.resvSetleAmnt,
      payment_type: info.resvSetleType,
      items: lines.length === 0 ? [{ ...item, price: 0, quantity: 1 }] : lines,
    });
  }, [info]);
}
