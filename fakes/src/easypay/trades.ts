import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approve } from './approve';
import { createResult, RefusalError } from './codes';
import type { Fault, Subject } from './fault-rules';
import { type Fields, parseFields } from './fields';
import type { Operation, Order } from './ledger';
import type { Provider } from './provider';
import { register } from './register';
import { respondWithFault } from './respond-with-fault';
import { reviseCharge } from './revise';
import { getStatus } from './status';

/** Returns the fault of the demo card with which the response to the approval is lost. */
const findCardFault = (operation: Operation, order: Order | undefined): Fault | undefined =>
  operation === 'approve' && order?.state === 'authorized' && order.instrument?.atApproval === 'loseResponse'
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
    (operation: Operation, work: (fields: Fields, fault: Fault | undefined, request: FastifyRequest) => object) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const fields = parseFields(request.body);
      const order = findOrder[operation](fields);
      const fault =
        rules.takeFault(operation, createSubject(operation, fields, order)) ?? findCardFault(operation, order);
      const response = respondWithFault(stalledCalls, reply, fault, () => {
        if (order) order.calls[operation] += 1;
        return executeOrCreateError(() => work(fields, fault, request));
      }).finally(() => pendingCalls.delete(response));
      pendingCalls.add(response);
      return response;
    };

  app.post(
    '/api/ep9/trades/webpay',
    createHandler('register', (fields, fault, request) =>
      register(provider, fields, `${request.protocol}://${request.host}`, fault),
    ),
  );
  app.post(
    '/api/ep9/trades/approval',
    createHandler('approve', (fields, fault) => approve(provider, fields, fault)),
  );
  app.post(
    '/api/trades/revise',
    createHandler('cancel', (fields, fault) => reviseCharge(provider, fields, fault)),
  );
  app.post(
    '/api/trades/retrieveTransaction',
    createHandler('query', (fields, fault) => getStatus(provider, fields, fault)),
  );
};
