import { fail } from '@dining/contract/failure';
import { parseBounce } from '@dining/domain/messages/bounce-report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/address';
import { answerProblem } from '../../../http/answer';
import { isSame } from '../../../lib/keyring';
import { getAlarmSubject, raiseAlarms } from '../../../notifications/alarms';
import { recordBounce } from '../../../stores/messages/mail-failures';

/** A report returns the whole mail with its picture. */
const mostBytes = 4 * 1024 * 1024;

/** The key of the outbox by the id that its mail has: `reservation-made.CODE` is `reservation_made mail CODE`. */
function getOutboxKey(mailId: string): string {
  const [kind = '', ...subject] = mailId.split('.');
  return `${kind.replaceAll('-', '_')} mail ${subject.join('.')}`;
}

/** Records the mail that a report is about as one that came back, and tells staff; once a mail. */
async function takeReport({ database }: Deps, { body, log }: FastifyRequest): Promise<{ taken: boolean }> {
  const bounce = typeof body === 'string' ? parseBounce(body) : undefined;
  if (bounce === undefined) return { taken: false };
  return inTransaction(database.pool, async (client) => {
    const message = await recordBounce(client, getOutboxKey(bounce.mailId));
    const subject = message && getAlarmSubject(message);
    if (message === undefined || subject === undefined) return { taken: false };
    const detail = `${message.kind}, came back: ${bounce.status}`;
    await raiseAlarms(client, log, [{ kind: 'mail_refused', subject, detail }]);
    return { taken: true };
  });
}

/**
 * Where a mail server hands over the reports of mails that came back (`MAIL_BOUNCE_SECRET`, docs/operations/messages.md). The reservation's page then
 * says that the mail did not arrive, and staff are told.
 */
export function takeMailBounces(app: FastifyInstance, deps: Deps): void {
  const { bounceSecret } = deps.config;
  if (bounceSecret === undefined) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => {
      done(null, body);
    });
    // Before a body is read.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isSame(request.headers.authorization ?? '', `Bearer ${bounceSecret}`)) return;
      request.log.warn(
        { event: 'bounce_report.refused', address: getClientAddress(request) },
        'report of a bounced mail does not come from our mail server',
      );
      return answerProblem(request, reply, fail('forbidden'));
    });
    scope.post('/mail/bounce', { bodyLimit: mostBytes }, (request) => takeReport(deps, request));
  });
}
