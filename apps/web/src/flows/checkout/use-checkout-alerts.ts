import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import { findSoldOutMessage, type PaymentFailure, showPaymentFailure } from '../../features/payments/failure-alert';
import { formatFailure } from '../../features/reservations/form/form-failure';
import type { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { useClock } from '../../lib/clock';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { CheckoutEffect } from './checkout-flow';
import { showCheckoutProblem } from './checkout-problem';
import { promptAlternativeSlots } from './prompt-alternative-slots';

type Effect<Type extends CheckoutEffect['type']> = Extract<CheckoutEffect, { readonly type: Type }>;

/** Returns the alerts and field errors of a checkout. An alert resolves with the guest's choice. */
export function useCheckoutAlerts(order: Order, form: ReturnType<typeof usePaymentForm>) {
  const alerts = useAlerts();
  const clock = useClock();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { reservationType } = order.product;

  return {
    showFieldError(failure: Effect<'showFieldError'>['failure']): Promise<void> {
      const text = formatFailure(queryClient, translations, failure, form.getValues());
      return form.reportFailures({ field: failure.field, text });
    },

    confirmPrice: (shownTotal: number, newTotal: number): Promise<boolean> =>
      alerts.show({
        title: translations.t('payment.outcome.priceChangedTitle'),
        message: translations.t('payment.outcome.priceChangedBody', {
          before: formatWon(translations, shownTotal),
          after: formatWon(translations, newTotal),
        }),
        cancelLabel: translations.t('common.buttons.cancel'),
      }),

    explainRefusal: (problem: Effect<'explainRefusal'>['problem']) =>
      showCheckoutProblem(alerts, queryClient, translations, problem, order, form.focus, clock.now()),

    explainFailure(failure: PaymentFailure) {
      const soldOutMessage = findSoldOutMessage(translations, failure.errCd, reservationType);
      return soldOutMessage === undefined
        ? showPaymentFailure(alerts, translations, failure, reservationType)
        : promptAlternativeSlots(alerts, queryClient, translations, {
            order,
            unavailableScope: 'place',
            now: clock.now(),
            content: soldOutMessage,
          });
    },
  };
}
