import { fail } from '@dining/contract/failure';
import { parseBounce } from '@dining/domain/messages/bounce-report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import { replyWithProblem } from '../../../http/problem-response';
import { equalsInConstantTime } from '../../../lib/keyring';
import { getDeliveryAlarmKind, getDeliveryAlarmSubject, raiseAlarms } from '../../../notifications/alarms';
import { recordBounce } from '../../../stores/messages/mail-failures';

/** A report contains the whole mail with its picture. */
const maxBytes = 4 * 1024 * 1024;

/** Converts a mail's id to its key in the outbox: `reservation-made.CODE` becomes `reservation_made mail CODE`. */
function getOutboxKey(mailId: string): string {
  const [kind = '', ...subject] = mailId.split('.');
  return `${kind.replaceAll('-', '_')} mail ${subject.join('.')}`;
}

async function handleBounce({ database }: Deps, { body, log }: FastifyRequest): Promise<{ recorded: boolean }> {
  const bounce = typeof body === 'string' ? parseBounce(body) : undefined;
  if (bounce === undefined) return { recorded: false };
  return inTransaction(database.pool, async (client) => {
    const message = await recordBounce(client, getOutboxKey(bounce.mailId));
    const subject = message && getDeliveryAlarmSubject(message);
    if (message === undefined || subject === undefined) return { recorded: false };
    const detail = `${message.kind}, returned with status ${bounce.status}`;
    await raiseAlarms(client, log, [{ kind: getDeliveryAlarmKind(message, 'mail_refused'), subject, detail }]);
    return { recorded: true };
  });
}

export function serveMailBounces(app: FastifyInstance, deps: Deps): void {
  const { bounceSecret } = deps.config;
  if (bounceSecret === undefined) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) => {
      done(null, body);
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (equalsInConstantTime(request.headers.authorization ?? '', `Bearer ${bounceSecret}`)) return;
      request.log.warn(
        { event: 'bounce_report.refused', address: getClientAddress(request) },
        'refused a report of a bounced mail without the secret of our mail server',
      );
      return replyWithProblem(request, reply, fail('forbidden'));
    });
    scope.post('/mail/bounce', { bodyLimit: maxBytes }, (request) => handleBounce(deps, request));
  });
}
