import type { FastifyReply } from 'fastify';
import type { Provider } from './provider';
import type { Behaviour } from './rules';

type Work = () => object;

const cutConnection = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

export const deliver = async (
  stalledCalls: Provider['stalledCalls'],
  reply: FastifyReply,
  rule: Behaviour | undefined,
  work: Work,
): Promise<FastifyReply> => {
  const executeUnlessNever = (defaultOrder: 'first' | 'never'): object =>
    (rule?.work ?? defaultOrder) === 'never' ? {} : work();
  switch (rule?.kind) {
    case 'stall':
      return stallCall(stalledCalls, reply, rule, work);
    case 'drop':
      executeUnlessNever('first');
      return cutConnection(reply);
    case 'http500':
      executeUnlessNever('never');
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'junk':
      executeUnlessNever('first');
      return reply.type('application/json').send(rule.body ?? '{"resCd":"0000","resMsg":"정상');
    default:
      return reply.send(work());
  }
};

/** Waits for `ms`, or until the call is released. */
const waitForRelease = (stalledCalls: Provider['stalledCalls'], ms: number): Promise<void> =>
  new Promise((resolve) => {
    const release = (): void => {
      clearTimeout(timer);
      stalledCalls.delete(release);
      resolve();
    };
    const timer = setTimeout(release, ms);
    stalledCalls.add(release);
  });

const stallCall = async (
  stalledCalls: Provider['stalledCalls'],
  reply: FastifyReply,
  { ms = 1_000, work: order = 'first' }: Behaviour,
  work: Work,
): Promise<FastifyReply> => {
  const result = order === 'first' ? work() : null;
  await waitForRelease(stalledCalls, ms);
  if (order === 'never') return cutConnection(reply);
  return reply.send(result ?? work());
};
