import type { FastifyInstance } from 'fastify';
import { html } from '../html';
import { createImportedOrder, findDemoCharge } from './imported-charges';
import { type Charge, calculateRemaining, type Method, type Order } from './ledger';
import type { Provider } from './provider';
import { renderClosedPage, renderPage } from './window/pages';
import { sendPage } from './window/routes';
import { formatAmount, type WindowTexts, windowTexts } from './window/texts';

const formatTime = (wireTime: string): string => wireTime.replace(/^(....)(..)(..)(..)(..).*$/, '$1-$2-$3 $4:$5');

const renderReceipt = (texts: WindowTexts, order: Order, charge: Charge): string => {
  const title = order.method === 'card' ? texts.cardReceipt : texts.cashReceipt;
  const number =
    order.method === 'card' ? [texts.approvalNo, charge.approvalNo] : [texts.receiptNo, charge.cashReceiptNo];
  const refundedAmount = charge.amount - calculateRemaining(order);
  const rows: readonly (readonly string[])[] = [
    number,
    [texts.paidAt, formatTime(charge.at)],
    [texts.paidWith, `${charge.instrument.issuer} ${charge.instrument.maskedNumber}`.trim()],
    [texts.goods, order.goodsName],
    [texts.orderNo, order.shopOrderNo],
    ...(refundedAmount > 0 ? [[texts.refunded, formatAmount(texts, refundedAmount)]] : []),
  ];
  return renderPage(
    texts,
    title,
    html`<main class="plain"><h1>${title}</h1><p class="note">${texts.demoNote}</p>
<section class="summary"><dl>
${rows.map(([name = '', value = '']) => html`<div><dt>${name}</dt><dd class="code">${value}</dd></div>`)}
<div class="amount"><dt>${texts.amount}</dt><dd>${formatAmount(texts, charge.amount)}</dd></div>
</dl></section></main>`,
  );
};

/**
 * Creates the routes of the receipts: the card receipt, at KICC's path, and the cash receipt of a transfer, whose path
 * is invented. Charges of the demo group have a receipt even if they are not in the ledger.
 */
export const createReceiptRoutes =
  ({ ledger, mallId, clock }: Provider) =>
  async (app: FastifyInstance) => {
    const registerReceipt = (kind: 'card' | 'cash', method: Method) =>
      app.get<{ Querystring: { pgTid?: string } }>(`/receipt/${kind}`, (request, reply) => {
        const pgTid = request.query.pgTid ?? '';
        const demoCharge = findDemoCharge(pgTid, method);
        const order =
          ledger.findOrderByCharge(pgTid) ?? (demoCharge && createImportedOrder(mallId, demoCharge, clock()));
        const texts = windowTexts[order?.langFlag ?? 'KOR'];
        if (!order?.charge || order.method !== method)
          return sendPage(reply, 404, renderClosedPage({ ...texts, closed: texts.noReceipt }));
        return sendPage(reply, 200, renderReceipt(texts, order, order.charge));
      });
    registerReceipt('card', 'card');
    registerReceipt('cash', 'account');
  };
