import type { ResvInfo } from '@dining/contract/reservations';
import { useEffect } from 'react';
import { pushStep } from '../../lib/analytics';
import { purchaseOf } from '../../state/analytics-items';
import { takeBooked } from '../../state/booked';
import { forgetCheckout } from '../../state/told-checkout';

/** Tells analytics of a reservation once, where it has just been made in this tab; whoever looks at it later has bought nothing. */
export function usePurchase(info: ResvInfo | undefined): void {
  useEffect(() => {
    if (info === undefined || !takeBooked(info.resvCode)) return;
    forgetCheckout();
    pushStep('purchase', purchaseOf(info));
  }, [info]);
}
