import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { useEffect } from 'react';
import { endCheckout } from '../../../entities/analytics/checkout-steps';
import { createPurchaseEvent } from '../../../entities/analytics/ecommerce-events';
import { consumeNewBooking } from '../../../entities/reservations/new-booking';
import { useAnalytics } from '../../../lib/analytics';
import { useTranslations } from '../../../lib/i18n';

/** Sends a new booking to analytics once, when it is first shown. */
export function usePurchaseEvent(reservation: ResvInfo | undefined): void {
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  useEffect(() => {
    if (reservation === undefined || !consumeNewBooking(reservation.resvCode)) return;
    pushEvent('purchase', createPurchaseEvent(translations, reservation, endCheckout()));
  }, [pushEvent, translations, reservation]);
}
