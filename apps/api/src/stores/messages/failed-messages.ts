import type { PageCursor } from '@dining/contract/page-cursor';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { MessageFailure } from '../../db/schema/system';
import { sql } from '../../db/sql';
import type { Channel } from './outbox';

/** A message that has failed or is being retried. */
export interface UndeliveredMessage {
  readonly id: number;
  readonly kind: string;
  readonly channel: Channel;
  /** The reservation, inquiry, review or service sheet that the message is about; empty for others. */
  readonly subject: string;
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
  /** Null while the message is retried. */
  readonly failure: MessageFailure | null;
  readonly attempts: number;
  /** When the first attempt was due. */
  readonly firstDueAt: Date;
  readonly nextAttemptAt: Date;
  /** When the message was sent or failed for good; null while it is retried. */
  readonly finishedAt: Date | null;
}

export interface ListedUndeliveredMessage extends UndeliveredMessage, PageCursor {}

/** Lists messages that have failed, the latest first. */
export async function listFailedMessages(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedUndeliveredMessage[]> {
  const { rows } = await db.query<ListedUndeliveredMessage>(sql('list_failed_messages')`
    SELECT id, kind, channel, subject, "htlCode", "dinCode", failure, attempts, "dueAt" AS "firstDueAt",
      "sendAt" AS "nextAttemptAt", "sentAt" AS "finishedAt",
      "sentAt"::text AS at, id::text AS key
    FROM placed_message
    WHERE failure IS NOT NULL AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR ("sentAt", id) < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::int))
    ORDER BY "sentAt" DESC, id DESC LIMIT ${limit}`);
  return rows;
}

/** Lists messages that are being retried, the next attempt first. */
export async function listRetriedMessages(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedUndeliveredMessage[]> {
  const { rows } = await db.query<ListedUndeliveredMessage>(sql('list_retried_messages')`
    SELECT id, kind, channel, subject, "htlCode", "dinCode", failure, attempts, "dueAt" AS "firstDueAt",
      "sendAt" AS "nextAttemptAt", "sentAt" AS "finishedAt",
      "sendAt"::text AS at, id::text AS key
    FROM placed_message
    WHERE "sentAt" IS NULL AND attempts > 0 AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR ("sendAt", id) > (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::int))
    ORDER BY "sendAt", id LIMIT ${limit}`);
  return rows;
}

/** Counts the messages that have failed in the last seven days. */
export async function countFailedMessages(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_failed_messages')`
    SELECT count(*)::int AS count FROM placed_message
    WHERE failure IS NOT NULL AND "sentAt" > now() - interval '7 days'
      AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))`);
  return rows[0]?.count ?? 0;
}

export async function findUndeliveredMessage(db: Queryable, id: number): Promise<UndeliveredMessage | undefined> {
  const { rows } = await db.query<UndeliveredMessage>(sql('find_undelivered_message')`
    SELECT id, kind, channel, subject, "htlCode", "dinCode", failure, attempts, "dueAt" AS "firstDueAt",
      "sendAt" AS "nextAttemptAt", "sentAt" AS "finishedAt"
    FROM placed_message
    WHERE id = ${id} AND (failure IS NOT NULL OR ("sentAt" IS NULL AND attempts > 0))`);
  return rows[0];
}

/**
 * Makes a failed or retried message due now. Keeps the number of attempts, because after the first one the provider of
 * SMS is asked whether it has accepted the message already. Returns false for a message that was sent or has bounced.
 */
export async function retryMessageNow(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('retry_message_now')`
    UPDATE outbox SET sent_at = NULL, failure = NULL, send_at = now(), due_at = now(), deferred = false
    WHERE id = ${id} AND (failure IN ('refused', 'given_up') OR (sent_at IS NULL AND attempts > 0))`);
  return rowCount === 1;
}

/** Gives up a message that is being retried. Returns false if it has been sent or has failed meanwhile. */
export async function giveUpMessage(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('give_up_message')`
    UPDATE outbox SET sent_at = now(), failure = 'given_up' WHERE id = ${id} AND sent_at IS NULL AND attempts > 0`);
  return rowCount === 1;
}
