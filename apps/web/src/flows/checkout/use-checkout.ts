import type { ForeignPhoneParser } from '@dining/domain/shared/phone-number';
import { focusField } from '@dining/ui/focus-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findSheetId } from '../../entities/orders/active-sheet';
import type { Order } from '../../entities/orders/order';
import { useChangeSearch } from '../../entities/search/search-state';
import { invalidateTexts } from '../../entities/terms/shown-texts';
import { createReservationRequest } from '../../features/orders/reservation-request';
import { type FormDraft, toPaymentForm } from '../../features/reservations/form/form-draft';
import type { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { useTranslations } from '../../lib/i18n';
import { advanceCheckout, type CheckoutEffect, type CheckoutEvent, getTotal, initialCheckout } from './checkout-flow';
import { applySlot } from './prompt-alternative-slots';
import { useAgreement } from './use-agreement';
import { useCheckoutAlerts } from './use-checkout-alerts';
import { reloadOffers, useCheckoutNavigation } from './use-checkout-navigation';
import { restoreFormFocus, useFormFocus } from './use-form-focus';
import { useSendOrder } from './use-send-order';

export function useCheckout(order: Order, form: ReturnType<typeof usePaymentForm>) {
  const alerts = useCheckoutAlerts(order, form);
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
      case 'showFieldError':
        return alerts.showFieldError(effect.failure);
      case 'askAgreement':
        form.setValues({ agreed: false });
        return invalidateTexts(queryClient);
      case 'askPrice': {
        const { shownTotal, orderTotal, total: newTotal } = effect;
        return dispatch({
          type: 'priceSeen',
          isAgreed: await alerts.confirmPrice(shownTotal, newTotal),
          orderTotal,
          total: newTotal,
        });
      }
      case 'explainRefusal':
        return dispatch({ type: 'chosen', choice: await alerts.explainRefusal(effect.problem), cause: 'refusal' });
      case 'explainFailure':
        return dispatch({ type: 'chosen', choice: await alerts.explainFailure(effect.failure), cause: 'failure' });
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
