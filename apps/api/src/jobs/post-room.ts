import type { Deps } from '../config/deps';
import { inTransaction } from '../db/transaction';
import { rateLimit } from '../lib/rate-limiter';
import { alarmSubject, raiseAlarms } from '../notifications/alarms';
import type { Log } from '../ports/log';
import { noteHeartbeat, type Worker } from '../stores/app/heartbeats';
import {
  type Channel,
  claimDueMessage,
  type DueMessage,
  deferMessage,
  lockOldMessages,
  settleMessages,
} from '../stores/messages/outbox';
import { listMessageLimits } from './message-limits';

/** How long a run takes up messages, in milliseconds; what is left waits for the next. */
const runMs = 30_000;

/**
 * How an attempt ended. `needless`: it had nothing to say any more. `failed`: it comes round again by itself. `put off`: it waits
 * until it may leave.
 */
export type Delivery = 'sent' | 'refused' | 'failed' | 'needless' | 'put off';

export interface PostRoom {
  readonly deps: Deps;
  readonly log: Log;
  readonly channel: Channel;
  readonly worker: Worker;
  /** How many messages are under way at the same time. */
  readonly atOnce: number;
  /** Tries to send one message. */
  readonly deliver: (due: DueMessage) => Promise<Delivery>;
}

/** Sends a message within its limits, counted if it leaves; one too many is put off until its window is over. */
export async function withinLimit(
  { deps, log, channel }: Pick<PostRoom, 'deps' | 'log' | 'channel'>,
  due: DueMessage,
  address: string,
  send: () => Promise<Delivery>,
): Promise<Delivery> {
  const { pool } = deps.database;
  const allowed = await rateLimit.consume(deps, await listMessageLimits(pool, channel, due, address));
  if (!allowed.ok) {
    log.warn(
      { event: 'message.deferred', key: due.key, limit: allowed.refusedBy.name, seconds: allowed.retryAfter },
      'message deferred: its recipient has had too many today',
    );
    await deferMessage(pool, due.key, allowed.retryAfter);
    return 'put off';
  }
  const delivery = await send();
  if (delivery === 'failed') await allowed.refund();
  return delivery;
}

/** Nobody will be told by these: a person must, where one was for a guest. What was for the operators themselves is only logged. */
async function tellOfFailure(
  run: Parameters<typeof raiseAlarms>[0],
  { log, channel }: PostRoom,
  messages: readonly DueMessage[],
  how: 'refused' | 'given_up',
): Promise<void> {
  const kind = `${channel}_${how}` as const;
  const alarms = messages.flatMap((message) => {
    const subject = alarmSubject(message);
    if (subject === undefined)
      log.error({ event: 'operator_mail.failed', key: message.key, kind }, 'mail to the operators not sent');
    return subject === undefined ? [] : [{ kind, subject, detail: message.kind }];
  });
  await raiseAlarms(run, log, alarms);
}

/** Gives up messages that could not leave in their time; each is told of in the same commit. */
async function giveUpOld(room: PostRoom): Promise<void> {
  await inTransaction(room.deps.database.pool, async (client) => {
    const old = await lockOldMessages(client, room.channel);
    if (old.length === 0) return;
    await tellOfFailure(client, room, old, 'given_up');
    await settleMessages(
      client,
      old.map(({ key }) => key),
      'given_up',
    );
  });
}

/** Delivers one message and writes down how it ended. */
async function handOver(room: PostRoom, due: DueMessage): Promise<Delivery> {
  const { pool } = room.deps.database;
  const delivery = await room.deliver(due);
  if (delivery === 'refused') await tellOfFailure(pool, room, [due], 'refused');
  if (delivery === 'refused') await settleMessages(pool, [due.key], 'refused');
  if (delivery === 'sent' || delivery === 'needless') await settleMessages(pool, [due.key]);
  return delivery;
}

/** A job says at most once in so many milliseconds that it is alive: a write for each message would be the most of its work. */
const heartbeatMs = 1_000;

/** Says so; what takes up messages side by side shares one pulse. */
function pulse({ deps, worker }: PostRoom): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - last < heartbeatMs) return;
    last = now;
    await noteHeartbeat(deps.database.pool, worker);
  };
}

/**
 * One run: gives up what could not leave in its time, then delivers what is due, several side by side. Each is taken up only when it is its
 * turn, for it is lent for a minute. Ends with the first that failed, so that the next run tries the others, and takes up no other
 * once it is told to stop.
 */
export async function workOff(room: PostRoom, stopping: AbortSignal): Promise<void> {
  const { pool } = room.deps.database;
  const until = Date.now() + runMs;
  const alive = pulse(room);
  await giveUpOld(room);
  let failed = false;
  const lane = async (): Promise<void> => {
    while (!failed && !stopping.aborted && Date.now() <= until) {
      const due = await claimDueMessage(pool, room.channel);
      await alive();
      if (due === undefined) return;
      if ((await handOver(room, due)) === 'failed') failed = true;
    }
  };
  await alive();
  const ended = await Promise.allSettled(Array.from({ length: room.atOnce }, lane));
  const broken = ended.find((each) => each.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
}
