import type { FastifyReply } from 'fastify';
import type { Provider } from './provider';
import type { Behaviour } from './rules';

type Work = () => object;

const cut = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

export const deliver = async (
  held: Provider['stalledCalls'],
  reply: FastifyReply,
  rule: Behaviour | undefined,
  work: Work,
): Promise<FastifyReply> => {
  const done = (usual: 'first' | 'never'): object => ((rule?.work ?? usual) === 'never' ? {} : work());
  switch (rule?.kind) {
    case 'stall':
      return stall(held, reply, rule, work);
    case 'drop':
      done('first');
      return cut(reply);
    case 'http500':
      done('never');
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'junk':
      done('first');
      return reply.type('application/json').send(rule.body ?? '{"resCd":"0000","resMsg":"정상');
    default:
      return reply.send(work());
  }
};

/** Waits for `ms`, or until the call is released. */
const hold = (held: Provider['stalledCalls'], ms: number): Promise<void> =>
  new Promise((resolve) => {
    const resume = (): void => {
      clearTimeout(over);
      held.delete(resume);
      resolve();
    };
    const over = setTimeout(resume, ms);
    held.add(resume);
  });

const stall = async (
  held: Provider['stalledCalls'],
  reply: FastifyReply,
  { ms = 1_000, work: order = 'first' }: Behaviour,
  work: Work,
): Promise<FastifyReply> => {
  const early = order === 'first' ? work() : null;
  await hold(held, ms);
  if (order === 'never') return cut(reply);
  return reply.send(early ?? work());
};
