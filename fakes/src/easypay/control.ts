import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, Refusal } from './codes';
import { deskCancel } from './desk';
import { choice, type Fields, fieldsOf, text, won } from './fields';
import type { Operation } from './ledger';
import { chargeOf, plantedOrder } from './planted';
import type { Provider } from './provider';
import { rowOf } from './rows';
import { type Behaviour, kinds, type Rule } from './rules';
import { cardByNumber, demoBanks, demoCards } from './window/cards';
import { giveUp, isOpen, pay, refused } from './window/customer';

const operations = ['register', 'window', 'approve', 'cancel', 'query'] satisfies Operation[];

const given = <T>(fields: Fields, name: string, read: (fields: Fields, name: string) => T): T | undefined =>
  fields[name] === undefined ? undefined : read(fields, name);

const behaviourOf = (fields: Fields): Behaviour => {
  const work = given(fields, 'work', () => choice(fields, 'work', ['first', 'last', 'never']));
  const ms = given(fields, 'ms', (from, name) => won(from, name, 0));
  const amount = given(fields, 'amount', won);
  const code = given(fields, 'code', (from, name) => text(from, name, 4));
  const body = given(fields, 'body', (from, name) => text(from, name, 100_000, /^[^]*$/));
  return {
    kind: choice(fields, 'kind', kinds),
    ...(work && { work }),
    ...(ms !== undefined && { ms }),
    ...(amount !== undefined && { amount }),
    ...(code && { code }),
    ...(body !== undefined && { body }),
  };
};

const ruleOf = (fields: Fields): Rule => {
  const shopOrderNo = given(fields, 'shopOrderNo', (from, name) => text(from, name, 40));
  const orderAmount = given(fields, 'orderAmount', won);
  return {
    operation: choice(fields, 'operation', operations),
    behaviour: behaviourOf(fields),
    ...(shopOrderNo && { shopOrderNo }),
    ...(orderAmount !== undefined && { orderAmount }),
    times: fields.times === null ? null : (given(fields, 'times', won) ?? 1),
  };
};

/** Steering for tests and drills, and the ledger an auditor compares with the shop's. No part of the provider's protocol. */
export const control = (provider: Provider) => async (app: FastifyInstance) => {
  const { ledger, rules, clock, underWay, held } = provider;
  const refusable = (work: (fields: Fields) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await reply.send(work(fieldsOf(request.body)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
    }
  };

  app.get('/_control/behaviours', () => ({ rules: rules.all }));
  app.post(
    '/_control/behaviours',
    refusable((fields) => {
      rules.add(ruleOf(fields));
      return { rules: rules.all };
    }),
  );
  app.delete<{ Querystring: { shopOrderNo?: string } }>('/_control/behaviours', (request) => {
    rules.clear(request.query.shopOrderNo);
    return { rules: rules.all };
  });

  app.get<{ Querystring: { shopOrderNo?: string } }>('/_control/ledger', (request) => {
    const { shopOrderNo } = request.query;
    const orders = shopOrderNo === undefined ? ledger.orders : ledger.orders.filter((each) => each.shopOrderNo === shopOrderNo);
    return { rows: orders.map((order) => rowOf(ledger, order)) };
  });
  /** Answers once no call is on its way any more: what was to be carried out late has been. */
  app.get('/_control/quiet', async () => {
    await Promise.allSettled(underWay);
    return {};
  });
  /** How many calls are stalled just now; and lets them go, before their time is over. */
  app.get('/_control/held', () => ({ held: held.size }));
  app.post('/_control/release', () => {
    for (const letGo of held) letGo();
    return { held: held.size };
  });
  app.post('/_control/reset', () => {
    rules.clear();
    ledger.reset();
    return { rows: [] };
  });

  app.post(
    '/_control/charges',
    refusable((fields) => rowOf(ledger, ledger.plant(plantedOrder(provider.mallId, chargeOf(fields), clock())))),
  );

  /** Somebody at the provider's desk cancels a charge, whole or in part, and its shop is told. Told again, nothing more is given back. */
  app.post('/_control/desk-cancel', async (request, reply) => {
    try {
      return await reply.send(await deskCancel(provider, fieldsOf(request.body)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.code === codes.unknown ? 404 : 400).send({ error: error.code, detail: error.message });
    }
  });

  app.post(
    '/_control/customer',
    refusable((fields) => customer(provider, fields)),
  );
};

/** A customer without a browser: presses Pay or Cancel, and tells what a browser would now post, and where to. */
const customer = (provider: Provider, fields: Fields): object => {
  const order = provider.ledger.order(text(fields, 'shopOrderNo', 40));
  if (!order) throw new Refusal(codes.unknown, 'shopOrderNo');
  if (!isOpen(order)) throw new Refusal(codes.wrongState, order.state);
  const rule = provider.rules.take('window', order);
  const cancels = choice(fields, 'action', ['pay', 'cancel']) === 'cancel' || rule?.kind === 'customerCancel';
  if (rule?.kind === 'decline') return { returnUrl: order.returnUrl, form: refused(order, rule.code) };
  if (cancels) return { returnUrl: order.returnUrl, form: giveUp(provider, order) };

  const bank = demoBanks.find((each) => each.code === (fields.bank ?? demoBanks[0]?.code));
  const card = cardByNumber(given(fields, 'cardNo', (from, name) => text(from, name, 40)) ?? demoCards[0]?.number ?? '');
  const chosen = order.method === 'card' ? card : bank;
  if (!chosen) throw new Refusal(codes.badField, order.method === 'card' ? 'cardNo' : 'bank');
  return { returnUrl: order.returnUrl, form: pay(provider, order, chosen.instrument) };
};
