import type { FastifyInstance } from 'fastify';
import { type FaultRule, type FaultRules, generalFaultKinds, type Operations } from './fault-rules';

/** Parses a rule. Returns undefined if its operation, kind or times are invalid. */
function parseRule(body: unknown, operations: Operations): FaultRule | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { operation, kind, ms, body: junkBody, only: subject, times = 1 } = body as Record<string, unknown>;
  const areTimesValid = times === null || (typeof times === 'number' && Number.isSafeInteger(times) && times > 0);
  const faultKinds = typeof operation === 'string' ? operations[operation] : [];
  if (!areTimesValid || faultKinds === undefined || typeof kind !== 'string') return undefined;
  if (!generalFaultKinds.some((generalKind) => generalKind === kind) && !faultKinds.includes(kind)) return undefined;
  return {
    ...(typeof operation === 'string' && { operation }),
    fault: { kind, ...(typeof ms === 'number' && { ms }), ...(typeof junkBody === 'string' && { body: junkBody }) },
    ...(typeof subject === 'string' && { only: subject }),
    times,
  };
}

/**
 * Creates the routes of `/_control/faults`, with which tests and drills inject faults. They are not part of the
 * services' protocols.
 */
export const createFaultControlRoutes = (rules: FaultRules, operations: Operations) => async (app: FastifyInstance) => {
  app.get('/_control/faults', () => ({ rules: rules.all }));
  app.post('/_control/faults', (request, reply) => {
    const rule = parseRule(request.body, operations);
    if (rule === undefined) return reply.code(400).send({ error: 'operation, kind or times' });
    rules.add(rule);
    return reply.send({ rules: rules.all });
  });
  app.delete<{ Querystring: { only?: string } }>('/_control/faults', (request) => {
    rules.clear(request.query.only);
    return { rules: rules.all };
  });
};
