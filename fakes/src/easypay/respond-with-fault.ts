import type { FastifyReply } from 'fastify';
import type { Fault } from './fault-rules';
import type { Provider } from './provider';

type Work = () => object;

const closeConnection = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

/** Executes the request with `work` and responds, both as the fault requires. */
export const respondWithFault = async (
  stalledCalls: Provider['stalledCalls'],
  reply: FastifyReply,
  fault: Fault | undefined,
  work: Work,
): Promise<FastifyReply> => {
  const executeUnlessSkipped = (defaultTime: 'first' | 'never'): object =>
    (fault?.work ?? defaultTime) === 'never' ? {} : work();
  switch (fault?.kind) {
    case 'stall':
      return stallCall(stalledCalls, reply, fault, work);
    case 'drop':
      executeUnlessSkipped('first');
      return closeConnection(reply);
    case 'http500':
      executeUnlessSkipped('never');
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'junk':
      executeUnlessSkipped('first');
      return reply.type('application/json').send(fault.body ?? '{"resCd":"0000","resMsg":"정상');
    default:
      return reply.send(work());
  }
};

/** Waits for `ms` milliseconds, or until the call is released. */
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
  { ms = 1_000, work: executionTime = 'first' }: Fault,
  work: Work,
): Promise<FastifyReply> => {
  const result = executionTime === 'first' ? work() : null;
  await waitForRelease(stalledCalls, ms);
  if (executionTime === 'never') return closeConnection(reply);
  return reply.send(result ?? work());
};
