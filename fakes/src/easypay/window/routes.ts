import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lineBreaksCss } from '../../page';
import type { Order } from '../ledger';
import type { Provider } from '../provider';
import {
  cancelPayment,
  createDeclinedResult,
  findWindowResult,
  isWindowOpen,
  pay,
  type WindowResult,
} from './customer-actions';
import { createFilledForm, findInstrument, parseForm, validateForm } from './form';
import { renderClosedPage, renderPaymentPage, renderReturnPage } from './pages';
import { windowTexts } from './texts';

const readAsset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

// Without form-action, because the shop's return URL may redirect to another origin.
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);

const sendResult = (reply: FastifyReply, order: Order, result: WindowResult): FastifyReply =>
  sendPage(reply, 200, renderReturnPage(windowTexts[order.langFlag], order.returnUrl, { ...result }));

interface WindowRoute {
  Params: { windowId: string };
  Querystring: { card?: string };
}

export const createPaymentWindowRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const { ledger, rules, clock } = provider;
  await app.register(formbody);

  const css = lineBreaksCss + readAsset('window.css');
  const script = readAsset('return.js');
  app.get('/pay/window.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/pay/return.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));

  app.get<WindowRoute>('/pay/:windowId', (request, reply) => {
    const order = ledger.findOrderByWindow(request.params.windowId);
    const texts = windowTexts[order?.langFlag ?? 'KOR'];
    if (!order || !isWindowOpen(order)) return sendPage(reply, order ? 410 : 404, renderClosedPage(texts));
    return sendPage(
      reply,
      200,
      renderPaymentPage(texts, order, createFilledForm(clock(), Number(request.query.card ?? 1)), []),
    );
  });

  app.post<WindowRoute>('/pay/:windowId', async (request, reply) => {
    const order = ledger.findOrderByWindow(request.params.windowId);
    const texts = windowTexts[order?.langFlag ?? 'KOR'];
    if (!order) return sendPage(reply, 404, renderClosedPage(texts));
    if (!isWindowOpen(order)) {
      const repeatedResult = findWindowResult(order);
      return repeatedResult ? sendResult(reply, order, repeatedResult) : sendPage(reply, 410, renderClosedPage(texts));
    }

    const fault = rules.takeFault('window', order);
    if (fault?.kind === 'http500') return sendPage(reply, 500, renderClosedPage(texts));
    if (fault?.kind === 'stall') await wait(fault.ms ?? 1_000);
    if (fault?.kind === 'decline') return sendResult(reply, order, createDeclinedResult(order, fault.code));
    if (fault?.kind === 'customerCancel' || isCancellation(request.body))
      return sendResult(reply, order, cancelPayment(provider, order));

    const values = parseForm(request.body);
    const errors = validateForm(order.method, values, clock());
    const instrument = findInstrument(order.method, values);
    return errors.length === 0 && instrument
      ? sendResult(reply, order, pay(provider, order, instrument))
      : sendPage(reply, 422, renderPaymentPage(texts, order, values, errors));
  });
};

const isCancellation = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'action' in body && body.action === 'cancel';
