import type { PaymentMethod } from '@dining/domain/payments/method';
import { recordCheckoutStep } from '../../entities/analytics/checkout-steps';
import { createCheckoutEvent } from '../../entities/analytics/ecommerce-events';
import type { Order } from '../../entities/orders/order';
import { useAnalytics } from '../../lib/analytics';
import { useTranslations } from '../../lib/i18n';

interface CheckoutStep {
  readonly name: 'begin_checkout' | 'add_payment_info';
  /** In won. */
  readonly amount: number;
  readonly method?: PaymentMethod;
}

/** Returns a function that sends a step of the order's checkout to analytics, each step once. */
export function useCheckoutAnalytics(order: Order): (step: CheckoutStep) => void {
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  return ({ name, amount, method }) => {
    if (!recordCheckoutStep(translations, order, method === undefined ? name : `${name}:${method}`)) return;
    const event = createCheckoutEvent(translations, order, amount);
    pushEvent(name, method === undefined ? event : { ...event, payment_type: method });
  };
}
