import { startPayLink, viewPayLink } from '@dining/contract/site/pay-links';
import { getPaymentOutcome, prepay, reportPaymentReturn } from '@dining/contract/site/payments';
import { isPaymentSuccess } from '@dining/domain/payments/method';
import { getOrExpirePayment } from '../../../booking/payments/get-or-expire-payment';
import { handlePaymentReturn } from '../../../booking/payments/handle-payment-return';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { getPaymentStatus } from '../../../booking/payments/payment-status';
import type { Feature } from '../../feature';
import { showPayLink, startLinkPayment } from './pay-link';
import { prepayOrder } from './prepay';

export const payments: Feature = (mount, deps) => {
  mount(prepay, (call) => prepayOrder(deps, call));
  mount(viewPayLink, (call) => showPayLink(deps, call));
  mount(startPayLink, (call) => startLinkPayment(deps, call));
  mount(reportPaymentReturn, ({ body: { resCd, ...windowReturn }, request }) => {
    const authorized = isPaymentSuccess(resCd);
    return handlePaymentReturn(createPaymentDeps(deps, request.log, 'buyer'), { ...windowReturn, authorized });
  });
  mount(getPaymentOutcome, async ({ body, request }) =>
    getPaymentStatus(await getOrExpirePayment(createPaymentDeps(deps, request.log, 'buyer'), body.shopOrderNo)),
  );
};
