import type { FastifyInstance } from 'fastify';
import { type Behaviour, kinds, type Rule, type RuleBook, services } from './rules';

const hourPattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

function parseRule(body: unknown): Rule | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { service, kind, ms, body: junk, hours, times = 1 } = body as Record<string, unknown>;
  const named = services.find((each) => each === service);
  const known = kinds.find((each) => each === kind);
  const isCount = times === null || (typeof times === 'number' && Number.isSafeInteger(times) && times > 0);
  const hoursGiven = Array.isArray(hours) ? hours.filter((hour): hour is string => hourPattern.test(String(hour))) : [];
  if (named === undefined || known === undefined || !isCount) return undefined;
  const behaviour: Behaviour = {
    kind: known,
    ...(typeof ms === 'number' && { ms }),
    ...(typeof junk === 'string' && { body: junk }),
    hours: hoursGiven,
  };
  return { service: named, behaviour, times };
}

export const createControl = (book: RuleBook) => async (app: FastifyInstance) => {
  app.get('/_control/asked', () => book.requestCounts);
  app.get('/_control/behaviours', () => ({ rules: book.rules }));
  app.post('/_control/behaviours', (request, reply) => {
    const rule = parseRule(request.body);
    if (rule === undefined) return reply.code(400).send({ error: 'invalid service, kind or times' });
    book.add(rule);
    return reply.send({ rules: book.rules });
  });
  app.delete('/_control/behaviours', () => {
    book.clear();
    return { rules: book.rules };
  });
};
