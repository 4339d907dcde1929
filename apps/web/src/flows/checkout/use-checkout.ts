import type { ProblemError } from '@dining/client/problem-error';
import { reservationRequestToWire } from '@dining/contract/codecs/reservation-request';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode } from '@dining/domain/shared/codes';
import { alerts } from '@dining/ui/alerts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { checkoutOf } from '../../entities/analytics/items';
import { tellsFirst } from '../../entities/analytics/told-checkout';
import { forgetInHand, isAboutSheet, sheetOf } from '../../entities/orders/keep-sheet';
import { holdOf, type Order } from '../../entities/orders/order';
import { readSheetsAnew } from '../../entities/orders/order-sheets';
import { markBooked } from '../../entities/reservations/booked';
import { addressOf, visitEditor } from '../../entities/search/search-params';
import { changeSearch, forgetOrderAtNextStart, useSearch } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { readTextsAnew } from '../../entities/terms/shown-texts';
import { reservationRequest } from '../../features/orders/reservation-request';
import { alertPaymentFailure, goneWords, type PaymentFailure } from '../../features/payments/failure-alert';
import { usePayment } from '../../features/payments/use-payment';
import { forgetForm } from '../../features/reservations/form/form-draft';
import { alertFailure, refusedDetail } from '../../features/reservations/form/form-failure';
import type { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { pushStep } from '../../lib/analytics';
import { call } from '../../lib/call';
import { focusField } from '../../lib/focus-field';
import { wonText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { pageHref } from '../../lib/page-href';
import { queryClient } from '../../lib/query-client';
import { canKeepCookies, cookiesRequired } from '../../lib/require-cookies';
import { askOtherTime, takeTime } from './ask-other-time';
import { alertProblem } from './checkout-problem';
import { useStandingAgreement } from './use-agreement';
import { focusFormAgain, useFormFocus } from './use-form-focus';

/** What is sold and what it costs may have changed meanwhile: everything that says so is asked for anew. */
const askAnew = () => {
  for (const name of ['products', 'usage', 'day-sales', 'stock', 'coupons'])
    void queryClient.invalidateQueries({ queryKey: [name] });
  void readSheetsAnew();
};

/**
 * The way from a filled-in form to a reservation: the checks in the specification's order, the sum confirmed anew where it
 * has changed, the payment or none where nothing is due (decision 23), and the completed page.
 */
export function useCheckout(order: Order, { part, check, refuse, readAbroad }: ReturnType<typeof usePaymentForm>) {
  const { form } = part;
  const navigate = useNavigate();
  const search = useSearch();
  const member = useSession()?.userDetails !== undefined;
  const own = order.quote.payAmount;
  const [named, setNamed] = useState<{ instead: number; total: number }>();
  const total = named?.instead === own ? named.total : own;
  const { agreement: agreedTo, shown } = useStandingAgreement(order, total, part);
  const sent = useRef<ReservationRequest | null>(null);

  const showBooked = async (resvCode: ResvCode, booked = false) => {
    forgetForm();
    forgetInHand();
    forgetOrderAtNextStart();
    askAnew();
    await navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode },
      replace: true,
      state: { booked },
    });
    changeSearch((before) => ({ ...before, menus: [], totalPrice: 0 }));
  };
  const onBooked = (resvCode: ResvCode) => {
    markBooked(resvCode);
    return showBooked(resvCode, true);
  };

  const { product } = order;
  const { dinCode, prodCode } = product;
  const goTo = (place: 'time' | 'product' | 'products') =>
    place === 'product'
      ? navigate({ href: pageHref('reservationDetail', { dinCode, prodCode }, addressOf(search)) })
      : navigate({
          to: '/reservation/step/2/$dinCode',
          params: { dinCode },
          search: addressOf(search),
          hash: place === 'time' ? visitEditor : '',
        });

  const afterFailure = async (failure: PaymentFailure): Promise<void> => {
    const { reservationType } = order.product;
    const gone = goneWords(failure.errCd, reservationType);
    const next = await (gone === undefined ? alertPaymentFailure(failure, reservationType) : askOtherTime(order, 'place', gone));
    if (typeof next === 'object') takeTime(order, next);
    else if (next === 'time') await goTo('time');
    else if (next === 'root') await navigate({ to: '/' });
    else if (next === 'method') focusField('method');
    else focusFormAgain();
  };

  const onProblem = async (problem: ProblemError): Promise<void> => {
    askAnew();
    if (sent.current !== null && sent.current.ordersheetId !== null && isAboutSheet(problem)) {
      // The order sheet is gone or another's; the order stands without it.
      return send({ ...sent.current, ordersheetId: null });
    }
    const detail = refusedDetail(problem);
    if (detail !== undefined) {
      refuse(detail);
      return alertFailure(detail, form);
    }
    if (problem.code === 'terms_changed') {
      part.change({ agreed: false });
      readTextsAnew();
    }
    const changed = ['price_changed', 'payment_due', 'nothing_due'].includes(problem.code);
    const right = changed ? Number(problem.detail['total'] ?? 0) : total;
    if (!changed) {
      const next = await alertProblem(problem, order);
      if (typeof next === 'object' && 'visit' in next) takeTime(order, next);
      else if (typeof next === 'object')
        await (next.booked === null
          ? navigate({ to: member ? '/fnb/mypage/main' : '/reservation/lookup' })
          : showBooked(next.booked));
      else if (next !== 'stay' && next !== 'again') await goTo(next);
      else if (next === 'again' && sent.current !== null) send({ ...sent.current, again: true });
      return;
    }
    const agreed = await alerts.show({
      title: t('payment.outcome.priceChangedTitle'),
      message: t('payment.outcome.priceChangedBody', { before: wonText(total), after: wonText(right) }),
      confirmLabel: t('common.buttons.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
    setNamed({ instead: own, total: right });
    if (agreed && sent.current !== null) send({ ...sent.current, shownAmount: right });
  };

  const tellMethod = ({ method, shownAmount }: ReservationRequest) => {
    if (!tellsFirst(order, `add_payment_info:${method}`)) return;
    pushStep('add_payment_info', { ...checkoutOf(order, shownAmount), payment_type: method });
  };

  const payment = usePayment({
    holds: holdOf(order),
    agreedTo,
    onAccepted: tellMethod,
    onBooked: (resvCode) => void onBooked(resvCode),
    onFail: (failure) => {
      askAnew();
      void afterFailure(failure);
    },
    onProblem: (problem) => void onProblem(problem),
  });
  useFormFocus(payment.phase.at === 'form');

  const free = useMutation({
    mutationFn: (request: ReservationRequest) => call('POST /api/resv/insert', { body: reservationRequestToWire(request) }),
    onSuccess: ({ resvCode }) => onBooked(resvCode),
    onError: (problem) => void onProblem(problem),
  });

  const send = (request: ReservationRequest): void => {
    if (!canKeepCookies()) return void onProblem(cookiesRequired());
    sent.current = request;
    if (request.shownAmount > 0) return payment.pay(request);
    if (!free.isPending) free.mutate(request);
  };

  const submit = async () => {
    const failure = check(order.product);
    if (failure !== undefined) return alertFailure(failure, form);
    const ordersheetId = sheetOf(order) ?? null;
    send(reservationRequest({ order, form, total, ordersheetId, agreedTexts: shown ?? null, readAbroad }));
  };

  return {
    total,
    submit,
    payment,
    working: free.isPending || ['asking', 'preparing', 'leaving'].includes(payment.phase.at),
  };
}
