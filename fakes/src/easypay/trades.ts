import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approve } from './approve';
import { createResult, RefusalError } from './codes';
import { deliver } from './delivery';
import { type Fields, parseFields } from './fields';
import type { Operation, Order } from './ledger';
import type { Provider } from './provider';
import { register } from './register';
import { reviseCharge } from './revise';
import type { Behaviour, Subject } from './rules';
import { getStatus } from './status';

/** Returns the fault of the demo card whose response is lost after charging. */
const findCardFault = (operation: Operation, order: Order | undefined): Behaviour | undefined =>
  operation === 'approve' && order?.state === 'authorized' && order.instrument?.atApproval === 'loseAnswer'
    ? { kind: 'drop', work: 'first' }
    : undefined;

const executeOrCreateError = (work: () => object): object => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RefusalError) return createResult(error.code, error.message);
    throw error;
  }
};

export const createTradeRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const { ledger, rules, pendingCalls, stalledCalls } = provider;

  const getText = (fields: Fields, name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const findOrder: Record<Operation, (fields: Fields) => Order | undefined> = {
    register: (fields) => ledger.findOrder(getText(fields, 'shopOrderNo')),
    window: () => undefined,
    approve: (fields) => ledger.findOrder(getText(fields, 'shopOrderNo')),
    cancel: (fields) => ledger.findOrderByCharge(getText(fields, 'pgCno')),
    query: (fields) => ledger.findOrder(ledger.findUsedKey(getText(fields, 'shopTransactionId'))?.shopOrderNo ?? ''),
  };
  const createSubject = (operation: Operation, fields: Fields, order: Order | undefined): Subject | undefined => {
    if (order) return order;
    const amount = typeof fields.amount === 'number' ? { amount: fields.amount } : {};
    return operation === 'register' ? { shopOrderNo: getText(fields, 'shopOrderNo'), ...amount } : undefined;
  };

  const createHandler =
    (operation: Operation, work: (fields: Fields, rule: Behaviour | undefined, request: FastifyRequest) => object) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const fields = parseFields(request.body);
      const order = findOrder[operation](fields);
      const rule = rules.take(operation, createSubject(operation, fields, order)) ?? findCardFault(operation, order);
      const delivery = deliver(stalledCalls, reply, rule, () => {
        if (order) order.calls[operation] += 1;
        return executeOrCreateError(() => work(fields, rule, request));
      }).finally(() => pendingCalls.delete(delivery));
      pendingCalls.add(delivery);
      return delivery;
    };

  app.post(
    '/api/ep9/trades/webpay',
    createHandler('register', (fields, rule, request) =>
      register(provider, fields, `${request.protocol}://${request.host}`, rule),
    ),
  );
  app.post(
    '/api/ep9/trades/approval',
    createHandler('approve', (fields, rule) => approve(provider, fields, rule)),
  );
  app.post(
    '/api/trades/revise',
    createHandler('cancel', (fields, rule) => reviseCharge(provider, fields, rule)),
  );
  app.post(
    '/api/trades/retrieveTransaction',
    createHandler('query', (fields, rule) => getStatus(provider, fields, rule)),
  );
};
