import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { useEffect } from 'react';
import { endCheckout } from '../../../entities/analytics/checkout-steps';
import { createPurchaseEvent } from '../../../entities/analytics/items';
import { takeBooked } from '../../../entities/reservations/booked';
import { useAnalytics } from '../../../lib/analytics';
import { useTranslations } from '../../../lib/i18n';

/** Sends the purchase event once for a reservation that was just made in this tab. */
export function usePurchase(info: ResvInfo | undefined): void {
  const { pushStep } = useAnalytics();
  const translations = useTranslations();
  useEffect(() => {
    if (info === undefined || !takeBooked(info.resvCode)) return;
    pushStep('purchase', createPurchaseEvent(translations, info, endCheckout()));
  }, [pushStep, translations, info]);
}
