import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createStandInApp } from '../create-app';
import { createFaultControlRoutes } from '../faults/control';
import { FaultRules, type Operations } from '../faults/fault-rules';
import { injectFault } from '../faults/inject-fault';
import { parseFields } from '../sign-in/form';
import { createError, isResultCode, type Query, resultMessages, search } from './search';

const operations: Operations = { search: Object.keys(resultMessages) };

/**
 * A stand-in for Juso, the government's search for road-name addresses: Korean and English search in a few dozen
 * addresses, with Juso's error codes. `/_control/…` injects faults.
 */
export const createJusoPlugin = () => async (app: FastifyInstance) => {
  const rules = new FaultRules();
  await app.register(formbody);
  await app.register(createFaultControlRoutes(rules, operations));

  const createHandler = (isEnglish: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const query: Query = { ...parseFields(request.query), ...parseFields(request.body) };
    const fault = rules.takeFault('search', query['keyword']);
    if (await injectFault(reply, fault)) return reply;
    return reply.send(
      fault !== undefined && isResultCode(fault.kind) ? createError(fault.kind, query) : search(query, isEnglish),
    );
  };
  for (const [path, isEnglish] of [
    ['/addrlink/addrLinkApi.do', false],
    ['/addrlink/addrEngApi.do', true],
  ] as const) {
    app.get(path, createHandler(isEnglish));
    app.post(path, createHandler(isEnglish));
  }
};

export const createJusoApp = (): FastifyInstance => {
  const app = createStandInApp();
  app.register(createJusoPlugin());
  return app;
};
