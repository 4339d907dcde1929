import type { FastifyInstance } from 'fastify';
import { generalKinds, type Operations, type Rule, type Rules } from './rules';

/** Parses a rule. Returns undefined if a value is unknown or has no effect. */
function parseRule(body: unknown, operations: Operations): Rule | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { operation, kind, ms, body: junkBody, only, times = 1 } = body as Record<string, unknown>;
  const isCount = times === null || (typeof times === 'number' && Number.isSafeInteger(times) && times > 0);
  const kinds = typeof operation === 'string' ? operations[operation] : [];
  if (!isCount || kinds === undefined || typeof kind !== 'string') return undefined;
  if (!generalKinds.some((general) => general === kind) && !kinds.includes(kind)) return undefined;
  return {
    ...(typeof operation === 'string' && { operation }),
    behaviour: { kind, ...(typeof ms === 'number' && { ms }), ...(typeof junkBody === 'string' && { body: junkBody }) },
    ...(typeof only === 'string' && { only }),
    times,
  };
}

/**
 * Registers `/_control/behaviours`, with which tests and drills inject faults. It is not part of the services'
 * protocols.
 */
export const createFaultControl = (rules: Rules, operations: Operations) => async (app: FastifyInstance) => {
  app.get('/_control/behaviours', () => ({ rules: rules.all }));
  app.post('/_control/behaviours', (request, reply) => {
    const rule = parseRule(request.body, operations);
    if (rule === undefined) return reply.code(400).send({ error: 'operation, kind or times' });
    rules.add(rule);
    return reply.send({ rules: rules.all });
  });
  app.delete<{ Querystring: { only?: string } }>('/_control/behaviours', (request) => {
    rules.clear(request.query.only);
    return { rules: rules.all };
  });
};
