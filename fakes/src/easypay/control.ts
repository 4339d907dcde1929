import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cancelInBackOffice } from './back-office';
import { codes, RefusalError } from './codes';
import { type Fault, type FaultRule, faultKinds } from './fault-rules';
import { type Fields, parseChoice, parseFields, parseInteger, parseText } from './fields';
import { createImportedOrder, parseImportedCharge } from './imported-charges';
import type { Operation } from './ledger';
import { createLedgerRow } from './ledger-row';
import type { Provider } from './provider';
import { cancelPayment, createDeclinedResult, isWindowOpen, pay } from './window/customer-actions';
import { demoBanks, demoCards, findCard } from './window/demo-instruments';

const operations = ['register', 'window', 'approve', 'cancel', 'query'] satisfies Operation[];

const parseOptional = <T>(fields: Fields, name: string, parse: (fields: Fields, name: string) => T): T | undefined =>
  fields[name] === undefined ? undefined : parse(fields, name);

const parseFault = (fields: Fields): Fault => {
  const work = parseOptional(fields, 'work', () => parseChoice(fields, 'work', ['first', 'last', 'never']));
  const ms = parseOptional(fields, 'ms', (source, name) => parseInteger(source, name, 0));
  const amount = parseOptional(fields, 'amount', parseInteger);
  const code = parseOptional(fields, 'code', (source, name) => parseText(source, name, 4));
  const body = parseOptional(fields, 'body', (source, name) => parseText(source, name, 100_000, /^[^]*$/));
  return {
    kind: parseChoice(fields, 'kind', faultKinds),
    ...(work && { work }),
    ...(ms !== undefined && { ms }),
    ...(amount !== undefined && { amount }),
    ...(code && { code }),
    ...(body !== undefined && { body }),
  };
};

const parseRule = (fields: Fields): FaultRule => {
  const shopOrderNo = parseOptional(fields, 'shopOrderNo', (source, name) => parseText(source, name, 40));
  const orderAmount = parseOptional(fields, 'orderAmount', parseInteger);
  return {
    operation: parseChoice(fields, 'operation', operations),
    fault: parseFault(fields),
    ...(shopOrderNo && { shopOrderNo }),
    ...(orderAmount !== undefined && { orderAmount }),
    times: fields.times === null ? null : (parseOptional(fields, 'times', parseInteger) ?? 1),
  };
};

export const createControlRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const { ledger, rules, clock, pendingCalls, stalledCalls } = provider;
  const handleRefusals =
    (handleFields: (fields: Fields) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await reply.send(handleFields(parseFields(request.body)));
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
      }
    };

  app.get('/_control/faults', () => ({ rules: rules.all }));
  app.post(
    '/_control/faults',
    handleRefusals((fields) => {
      rules.add(parseRule(fields));
      return { rules: rules.all };
    }),
  );
  app.delete<{ Querystring: { shopOrderNo?: string } }>('/_control/faults', (request) => {
    rules.clear(request.query.shopOrderNo);
    return { rules: rules.all };
  });

  app.get<{ Querystring: { shopOrderNo?: string } }>('/_control/ledger', (request) => {
    const { shopOrderNo } = request.query;
    const orders =
      shopOrderNo === undefined ? ledger.orders : ledger.orders.filter((order) => order.shopOrderNo === shopOrderNo);
    return { rows: orders.map((order) => createLedgerRow(ledger, order)) };
  });
  /** Responds when all calls that are pending now have a response, also the stalled ones. */
  app.get('/_control/quiet', async () => {
    await Promise.allSettled(pendingCalls);
    return {};
  });
  app.get('/_control/held', () => ({ held: stalledCalls.size }));
  app.post('/_control/release', () => {
    for (const resume of stalledCalls) resume();
    return { held: stalledCalls.size };
  });
  app.post('/_control/reset', () => {
    rules.clear();
    ledger.reset();
    return { rows: [] };
  });

  app.post(
    '/_control/charges',
    handleRefusals((fields) =>
      createLedgerRow(
        ledger,
        ledger.importOrder(createImportedOrder(provider.mallId, parseImportedCharge(fields), clock())),
      ),
    ),
  );

  /**
   * Cancels a charge fully or partially in the back office and sends the webhook. For a charge that is already fully
   * cancelled, it only sends the last webhook again.
   */
  app.post('/_control/desk-cancel', async (request, reply) => {
    try {
      return await reply.send(await cancelInBackOffice(provider, parseFields(request.body)));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
    }
  });

  app.post(
    '/_control/customer',
    handleRefusals((fields) => pressWindowButton(provider, fields)),
  );
};

/** Presses Pay or Cancel without a browser. Returns the form that a browser would post, and the URL to post it to. */
const pressWindowButton = (provider: Provider, fields: Fields): object => {
  const order = provider.ledger.findOrder(parseText(fields, 'shopOrderNo', 40));
  if (!order) throw new RefusalError(codes.unknown, 'shopOrderNo');
  if (!isWindowOpen(order)) throw new RefusalError(codes.wrongState, order.state);
  const fault = provider.rules.takeFault('window', order);
  const isCancelled = parseChoice(fields, 'action', ['pay', 'cancel']) === 'cancel' || fault?.kind === 'customerCancel';
  if (fault?.kind === 'decline') return { returnUrl: order.returnUrl, form: createDeclinedResult(order, fault.code) };
  if (isCancelled) return { returnUrl: order.returnUrl, form: cancelPayment(provider, order) };

  const bank = demoBanks.find(({ code }) => code === (fields.bank ?? demoBanks[0]?.code));
  const card = findCard(
    parseOptional(fields, 'cardNo', (source, name) => parseText(source, name, 40)) ?? demoCards[0]?.number ?? '',
  );
  const paymentSource = order.method === 'card' ? card : bank;
  if (!paymentSource) throw new RefusalError(codes.badField, order.method === 'card' ? 'cardNo' : 'bank');
  return { returnUrl: order.returnUrl, form: pay(provider, order, paymentSource.instrument) };
};
