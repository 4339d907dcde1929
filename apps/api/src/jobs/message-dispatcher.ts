import type { Queryable } from '../db/queryable';
import { inTransaction } from '../db/transaction';
import { rateLimit } from '../lib/rate-limiter';
import { getDeliveryAlarmKind, getDeliveryAlarmSubject, raiseAlarms } from '../notifications/alarms';
import {
  type Channel,
  claimDueMessage,
  type DueMessage,
  deferMessage,
  lockOldMessages,
  settleMessages,
} from '../stores/messages/outbox';
import type { JobContext } from './job';
import { listMessageLimits } from './message-limits';

const maxRunMs = 30_000;

/** `failed`: could not be sent, and is retried later. `deferred`: waits for its limit or an earlier message. */
export type Delivery = 'sent' | 'refused' | 'failed' | 'obsolete' | 'deferred';

export interface MessageDispatcher extends JobContext {
  readonly channel: Channel;
  readonly maxParallel: number;
  readonly deliver: (message: DueMessage) => Promise<Delivery>;
}

export async function sendWithinLimits(
  { deps, log, channel }: Pick<MessageDispatcher, 'deps' | 'log' | 'channel'>,
  message: DueMessage,
  address: string,
  send: () => Promise<Delivery>,
): Promise<Delivery> {
  const { pool } = deps.database;
  const consumption = await rateLimit.consume(deps, await listMessageLimits(pool, channel, message, address));
  if (!consumption.ok) {
    const { refusedBy, retryAfter } = consumption;
    log.warn(
      { event: 'message.deferred', key: message.key, limit: refusedBy.name, seconds: retryAfter },
      'message deferred: a limit is reached',
    );
    await deferMessage(pool, message.key, retryAfter);
    return 'deferred';
  }
  const delivery = await send();
  if (delivery === 'failed') await consumption.refund();
  return delivery;
}

async function raiseDeliveryAlarms(
  db: Queryable,
  { log, channel }: MessageDispatcher,
  messages: readonly DueMessage[],
  outcome: 'refused' | 'given_up',
): Promise<void> {
  const alarms = messages.flatMap((message) => {
    const subject = getDeliveryAlarmSubject(message);
    const kind = getDeliveryAlarmKind(message, `${channel}_${outcome}` as const);
    if (subject === undefined)
      log.error({ event: 'operator_mail.failed', key: message.key, kind }, 'mail to the operators not sent');
    return subject === undefined ? [] : [{ kind, subject, detail: message.kind }];
  });
  await raiseAlarms(db, log, alarms);
}

async function giveUpOldMessages(dispatcher: MessageDispatcher): Promise<void> {
  await inTransaction(dispatcher.deps.database.pool, async (client) => {
    const oldMessages = await lockOldMessages(client, dispatcher.channel);
    if (oldMessages.length === 0) return;
    await raiseDeliveryAlarms(client, dispatcher, oldMessages, 'given_up');
    await settleMessages(
      client,
      oldMessages.map(({ key }) => key),
      'given_up',
    );
  });
}

async function deliverMessage(dispatcher: MessageDispatcher, message: DueMessage): Promise<Delivery> {
  const { pool } = dispatcher.deps.database;
  const delivery = await dispatcher.deliver(message);
  if (delivery === 'refused') await raiseDeliveryAlarms(pool, dispatcher, [message], 'refused');
  if (delivery === 'refused') await settleMessages(pool, [message.key], 'refused');
  if (delivery === 'sent' || delivery === 'obsolete') await settleMessages(pool, [message.key]);
  return delivery;
}

/**
 * Gives up on messages that could not be sent in time, then delivers those that are due, several in parallel. Claims
 * each message just before its delivery, since a claim may last only a minute. Stops at the first failure, so that the
 * next run tries the others. Claims nothing more after `maxRunMs` or once the server stops.
 */
export async function drainOutbox(dispatcher: MessageDispatcher): Promise<void> {
  const { deps, channel, maxParallel, stopSignal, heartbeat } = dispatcher;
  const deadline = Date.now() + maxRunMs;
  await giveUpOldMessages(dispatcher);
  let hasFailed = false;
  const deliverUntilDone = async (): Promise<void> => {
    while (!hasFailed && !stopSignal.aborted && Date.now() <= deadline) {
      const message = await claimDueMessage(deps.database.pool, channel);
      await heartbeat();
      if (message === undefined) return;
      if ((await deliverMessage(dispatcher, message)) === 'failed') hasFailed = true;
    }
  };
  await heartbeat();
  const results = await Promise.allSettled(Array.from({ length: maxParallel }, deliverUntilDone));
  const rejectedResult = results.find((result) => result.status === 'rejected');
  if (rejectedResult !== undefined) throw rejectedResult.reason;
}
