import type { FastifyInstance } from 'fastify';
import { type Fault, type FaultRule, type FaultRules, faultKinds, services } from './fault-rules';

const hourPattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

function parseRule(body: unknown): FaultRule | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { service, kind, ms, body: junkBody, hours, times = 1 } = body as Record<string, unknown>;
  const knownService = services.find((value) => value === service);
  const knownKind = faultKinds.find((value) => value === kind);
  const areTimesValid = times === null || (typeof times === 'number' && Number.isSafeInteger(times) && times > 0);
  const validHours = Array.isArray(hours) ? hours.filter((hour): hour is string => hourPattern.test(String(hour))) : [];
  if (knownService === undefined || knownKind === undefined || !areTimesValid) return undefined;
  const fault: Fault = {
    kind: knownKind,
    ...(typeof ms === 'number' && { ms }),
    ...(typeof junkBody === 'string' && { body: junkBody }),
    hours: validHours,
  };
  return { service: knownService, fault, times };
}

export const createControlRoutes = (rules: FaultRules) => async (app: FastifyInstance) => {
  app.get('/_control/request-counts', () => rules.requestCounts);
  app.get('/_control/faults', () => ({ rules: rules.all }));
  app.post('/_control/faults', (request, reply) => {
    const rule = parseRule(request.body);
    if (rule === undefined) return reply.code(400).send({ error: 'invalid service, kind or times' });
    rules.add(rule);
    return reply.send({ rules: rules.all });
  });
  app.delete('/_control/faults', () => {
    rules.clear();
    return { rules: rules.all };
  });
};
