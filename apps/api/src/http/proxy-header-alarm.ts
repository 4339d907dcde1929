import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { raiseAlarm } from '../notifications/alarms';

const alarmIntervalMs = 60_000;

const explanation =
  'the proxy does not send X-Forwarded-Proto: https, so the server sets no session cookie and guests do not stay signed in';

/**
 * Raises an alarm, at most once a minute, when a session cookie is withheld. A site with https sets the cookie only on
 * requests that came over https, and only the proxy knows whether they did. Register this after `registerSessions`,
 * whose hook saves the session first.
 */
export function registerProxyHeaderAlarm(app: FastifyInstance, { config, database }: Deps): void {
  if (!config.publicUrl.startsWith('https:')) return;
  let nextAlarmAt = 0;
  app.addHook('onSend', async (request) => {
    const session: FastifyRequest['session'] | null = request.session;
    const isWithheld = request.protocol !== 'https' && session !== null && session.isModified();
    if (!isWithheld || Date.now() < nextAlarmAt) return;
    nextAlarmAt = Date.now() + alarmIntervalMs;
    const forwardedProto = request.headers['x-forwarded-proto'] ?? '';
    request.log.error({ event: 'session.withheld', forwardedProto }, `session cookie withheld: ${explanation}`);
    try {
      await raiseAlarm(database.pool, request.log, 'proxy_header_missing', 'X-Forwarded-Proto', explanation);
    } catch (error) {
      request.log.error({ event: 'alarm.not_raised', err: error }, 'alarm could not be raised');
    }
  });
}
