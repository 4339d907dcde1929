import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createStandInApp } from '../create-app';
import { createFaultControl } from '../faults/control';
import { injectFault } from '../faults/inject-fault';
import { type Operations, Rules } from '../faults/rules';
import { parseFields } from '../sign-in/form';
import { createError, isCode, messages, type Query, search } from './search';

const operations: Operations = { search: Object.keys(messages) };

/**
 * A stand-in for Juso, the government's road-name addresses: Korean and English search in some dozens of
 * addresses, with its error codes. `/_control/…` injects faults.
 */
export const createJusoPlugin = () => async (app: FastifyInstance) => {
  const rules = new Rules();
  await app.register(formbody);
  await app.register(createFaultControl(rules, operations));

  const createHandler = (english: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const query: Query = { ...parseFields(request.query), ...parseFields(request.body) };
    const rule = rules.take('search', query['keyword']);
    if (await injectFault(reply, rule)) return reply;
    return reply.send(rule !== undefined && isCode(rule.kind) ? createError(rule.kind, query) : search(query, english));
  };
  for (const [path, english] of [
    ['/addrlink/addrLinkApi.do', false],
    ['/addrlink/addrEngApi.do', true],
  ] as const) {
    app.get(path, createHandler(english));
    app.post(path, createHandler(english));
  }
};

export const createJusoApp = (): FastifyInstance => {
  const app = createStandInApp();
  app.register(createJusoPlugin());
  return app;
};
