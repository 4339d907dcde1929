import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, Refusal } from './codes';
import { cancelAtDesk } from './desk';
import { type Fields, parseFields, readChoice, readText, readWon } from './fields';
import { createImportedOrder, parseCharge } from './imported-charges';
import type { Operation } from './ledger';
import type { Provider } from './provider';
import { createLedgerRow } from './rows';
import { type Behaviour, kinds, type Rule } from './rules';
import { demoBanks, demoCards, findCard } from './window/cards';
import { cancelPayment, createRefusedResult, isOpen, pay } from './window/customer';

const operations = ['register', 'window', 'approve', 'cancel', 'query'] satisfies Operation[];

const readOptional = <T>(fields: Fields, name: string, read: (fields: Fields, name: string) => T): T | undefined =>
  fields[name] === undefined ? undefined : read(fields, name);

const parseBehaviour = (fields: Fields): Behaviour => {
  const work = readOptional(fields, 'work', () => readChoice(fields, 'work', ['first', 'last', 'never']));
  const ms = readOptional(fields, 'ms', (from, name) => readWon(from, name, 0));
  const amount = readOptional(fields, 'amount', readWon);
  const code = readOptional(fields, 'code', (from, name) => readText(from, name, 4));
  const body = readOptional(fields, 'body', (from, name) => readText(from, name, 100_000, /^[^]*$/));
  return {
    kind: readChoice(fields, 'kind', kinds),
    ...(work && { work }),
    ...(ms !== undefined && { ms }),
    ...(amount !== undefined && { amount }),
    ...(code && { code }),
    ...(body !== undefined && { body }),
  };
};

const parseRule = (fields: Fields): Rule => {
  const shopOrderNo = readOptional(fields, 'shopOrderNo', (from, name) => readText(from, name, 40));
  const orderAmount = readOptional(fields, 'orderAmount', readWon);
  return {
    operation: readChoice(fields, 'operation', operations),
    behaviour: parseBehaviour(fields),
    ...(shopOrderNo && { shopOrderNo }),
    ...(orderAmount !== undefined && { orderAmount }),
    times: fields.times === null ? null : (readOptional(fields, 'times', readWon) ?? 1),
  };
};

export const createControl = (provider: Provider) => async (app: FastifyInstance) => {
  const { ledger, rules, clock, pendingCalls, stalledCalls } = provider;
  const handleRefusals =
    (work: (fields: Fields) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await reply.send(work(parseFields(request.body)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
      }
    };

  app.get('/_control/behaviours', () => ({ rules: rules.all }));
  app.post(
    '/_control/behaviours',
    handleRefusals((fields) => {
      rules.add(parseRule(fields));
      return { rules: rules.all };
    }),
  );
  app.delete<{ Querystring: { shopOrderNo?: string } }>('/_control/behaviours', (request) => {
    rules.clear(request.query.shopOrderNo);
    return { rules: rules.all };
  });

  app.get<{ Querystring: { shopOrderNo?: string } }>('/_control/ledger', (request) => {
    const { shopOrderNo } = request.query;
    const orders =
      shopOrderNo === undefined ? ledger.orders : ledger.orders.filter((each) => each.shopOrderNo === shopOrderNo);
    return { rows: orders.map((order) => createLedgerRow(ledger, order)) };
  });
  /** Responds once no call is pending, delayed ones included. */
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
      createLedgerRow(ledger, ledger.importOrder(createImportedOrder(provider.mallId, parseCharge(fields), clock()))),
    ),
  );

  /**
   * Cancels a charge in the back office, whole or in part, and sends the webhook. A repeated call sends it again only.
   */
  app.post('/_control/desk-cancel', async (request, reply) => {
    try {
      return await reply.send(await cancelAtDesk(provider, parseFields(request.body)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
    }
  });

  app.post(
    '/_control/customer',
    handleRefusals((fields) => useWindow(provider, fields)),
  );
};

/** Presses Pay or Cancel without a browser. Returns the form that a browser would post, and its URL. */
const useWindow = (provider: Provider, fields: Fields): object => {
  const order = provider.ledger.findOrder(readText(fields, 'shopOrderNo', 40));
  if (!order) throw new Refusal(codes.unknown, 'shopOrderNo');
  if (!isOpen(order)) throw new Refusal(codes.wrongState, order.state);
  const rule = provider.rules.take('window', order);
  const cancels = readChoice(fields, 'action', ['pay', 'cancel']) === 'cancel' || rule?.kind === 'customerCancel';
  if (rule?.kind === 'decline') return { returnUrl: order.returnUrl, form: createRefusedResult(order, rule.code) };
  if (cancels) return { returnUrl: order.returnUrl, form: cancelPayment(provider, order) };

  const bank = demoBanks.find((each) => each.code === (fields.bank ?? demoBanks[0]?.code));
  const card = findCard(
    readOptional(fields, 'cardNo', (from, name) => readText(from, name, 40)) ?? demoCards[0]?.number ?? '',
  );
  const chosen = order.method === 'card' ? card : bank;
  if (!chosen) throw new Refusal(codes.badField, order.method === 'card' ? 'cardNo' : 'bank');
  return { returnUrl: order.returnUrl, form: pay(provider, order, chosen.instrument) };
};
