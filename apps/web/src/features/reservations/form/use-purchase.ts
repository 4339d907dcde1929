import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { useEffect } from 'react';
import { purchaseOf } from '../../../entities/analytics/items';
import { endCheckout } from '../../../entities/analytics/told-checkout';
import { takeBooked } from '../../../entities/reservations/booked';
import { pushStep } from '../../../lib/analytics';

/** Tells analytics of a reservation once, where it has just been made in this tab; whoever looks at it later has bought nothing. */
export function usePurchase(info: ResvInfo | undefined): void {
  useEffect(() => {
    if (info === undefined || !takeBooked(info.resvCode)) return;
    pushStep('purchase', purchaseOf(info, endCheckout()));
  }, [info]);
}
