import type { ForeignPhoneParser } from '@dining/domain/shared/phone-number';
import { type Alerts, useAlerts } from '@dining/ui/alerts';
import { focusField } from '@dining/ui/focus-field';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findSheetId } from '../../entities/orders/active-sheet';
import type { Order } from '../../entities/orders/order';
import { useChangeSearch } from '../../entities/search/search-state';
import { invalidateTexts } from '../../entities/terms/shown-texts';
import { createReservationRequest } from '../../features/orders/reservation-request';
import { findSoldOutMessage, type PaymentFailure, showPaymentFailure } from '../../features/payments/failure-alert';
import { type FormDraft, toPaymentForm } from '../../features/reservations/form/form-draft';
import { formatFailure } from '../../features/reservations/form/form-failure';
import type { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { useClock } from '../../lib/clock';
import { formatWon } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { advanceCheckout, type CheckoutEffect, type CheckoutEvent, getTotal, initialCheckout } from './checkout-flow';
import { showCheckoutProblem } from './checkout-problem';
import { applySlot, promptAlternativeSlots } from './prompt-alternative-slots';
import { useAgreement } from './use-agreement';
import { reloadOffers, useCheckoutNavigation } from './use-checkout-navigation';
import { restoreFormFocus, useFormFocus } from './use-form-focus';
import { useSendOrder } from './use-send-order';

const confirmPrice = (
  alerts: Alerts,
  translations: Translations,
  shownTotal: number,
  newTotal: number,
): Promise<boolean> =>
  alerts.show({
    title: translations.t('payment.outcome.priceChangedTitle'),
    message: translations.t('payment.outcome.priceChangedBody', {
      before: formatWon(translations, shownTotal),
      after: formatWon(translations, newTotal),
    }),
    cancelLabel: translations.t('common.buttons.cancel'),
  });

function showFailure(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  { order, failure, now }: { order: Order; failure: PaymentFailure; now: Date },
) {
  const { reservationType } = order.product;
  const soldOutMessage = findSoldOutMessage(translations, failure.errCd, reservationType);
  return soldOutMessage === undefined
    ? showPaymentFailure(alerts, translations, failure, reservationType)
    : promptAlternativeSlots(alerts, queryClient, translations, {
        order,
        unavailableScope: 'place',
        now,
        content: soldOutMessage,
      });
}

export function useCheckout(order: Order, form: ReturnType<typeof usePaymentForm>) {
  const alerts = useAlerts();
  const clock = useClock();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const payAmount = order.quote.payAmount;
  const [state, setState] = useState(initialCheckout);
  // The server, the payment window and alerts send events at any time, so each handler reads the latest state from
  // here.
  const currentState = useRef(state);
  const total = getTotal(state, payAmount);
  const { agreementKey, shownTexts } = useAgreement(order, total, form.setValues);
  const { showBooked, goTo } = useCheckoutNavigation(order);

  const dispatch = async (event: CheckoutEvent): Promise<void> => {
    const { state: nextState, effects } = advanceCheckout(currentState.current, event);
    currentState.current = nextState;
    setState(nextState);
    await Promise.all(effects.map(runEffect));
  };

  const { send, payment, isWorking } = useSendOrder(order, agreementKey, {
    onBooked: (resvCode) => void dispatch({ type: 'booked', resvCode }),
    onFail: (failure) => void dispatch({ type: 'failed', failure }),
    onProblem: (problem) => void dispatch({ type: 'refused', problem, orderTotal: payAmount }),
  });
  useFormFocus(payment.phase.type === 'form');

  const runEffect = async (effect: CheckoutEffect): Promise<void> => {
    switch (effect.type) {
      case 'send':
        return send(effect.request);
      case 'reload':
        return reloadOffers(queryClient);
      case 'showFieldError': {
        const { failure } = effect;
        const text = formatFailure(queryClient, translations, failure, form.getValues());
        return form.reportFailures({ field: failure.field, text });
      }
      case 'askAgreement':
        form.setValues({ agreed: false });
        return invalidateTexts(queryClient);
      case 'askPrice': {
        const { shownTotal, orderTotal, total: newTotal } = effect;
        return dispatch({
          type: 'priceSeen',
          isAgreed: await confirmPrice(alerts, translations, shownTotal, newTotal),
          orderTotal,
          total: newTotal,
        });
      }
      case 'explainRefusal':
        return dispatch({
          type: 'chosen',
          choice: await showCheckoutProblem(
            alerts,
            queryClient,
            translations,
            effect.problem,
            order,
            form.focus,
            clock.now(),
          ),
          cause: 'refusal',
        });
      case 'explainFailure':
        return dispatch({
          type: 'chosen',
          choice: await showFailure(alerts, queryClient, translations, {
            order,
            failure: effect.failure,
            now: clock.now(),
          }),
          cause: 'failure',
        });
      case 'applySlot':
        return applySlot(changeSearch, order, effect.visit);
      case 'showBooked':
        return showBooked(effect.resvCode, effect.isNew);
      case 'goTo':
        return goTo(effect.place);
      case 'focusMethod':
        return focusField('method');
      case 'focusForm':
        return restoreFormFocus();
    }
  };

  const sendForm = (draft: FormDraft, parseForeignNumber: ForeignPhoneParser): Promise<void> => {
    const { requestNote, method } = draft;
    const ordersheetId = findSheetId(queryClient, order) ?? null;
    const request = createReservationRequest(translations, {
      order,
      form: toPaymentForm(draft),
      requestNote,
      method,
      total,
      ordersheetId,
      agreedTexts: shownTexts ?? null,
      parseForeignNumber,
    });
    return dispatch({ type: 'submit', request });
  };

  return { total, send: sendForm, payment, isWorking };
}
