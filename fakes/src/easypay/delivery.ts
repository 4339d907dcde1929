import type { FastifyReply } from 'fastify';
import type { Provider } from './provider';
import type { Behaviour } from './rules';

/** Carries the request out and gives the answer's body. */
type Work = () => object;

const cut = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

/** Answers as the provider would, or as badly as the rule says. */
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

/** Waits for so long, or until it is let go. */
const hold = (held: Provider['stalledCalls'], ms: number): Promise<void> =>
  new Promise((resolve) => {
    const letGo = (): void => {
      clearTimeout(over);
      held.delete(letGo);
      resolve();
    };
    const over = setTimeout(letGo, ms);
    held.add(letGo);
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
