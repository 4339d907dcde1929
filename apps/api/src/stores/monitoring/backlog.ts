import type { PaymentState } from '@dining/domain/payments/states';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';
import type { Channel } from '../messages/outbox';

export interface Backlog<Label extends string> {
  readonly label: Label;
  readonly count: number;
  /** Age of the oldest. */
  readonly oldestSeconds: number;
}

export interface BacklogMetrics {
  readonly messages: readonly Backlog<Channel>[];
  readonly holds: readonly Backlog<'held'>[];
  readonly payments: readonly Backlog<PaymentState>[];
  readonly alarms: readonly Backlog<string>[];
  /** By job: the age of its last heartbeat, and of its last success. */
  readonly heartbeats: readonly Backlog<string>[];
  readonly successes: readonly Backlog<string>[];
}

/**
 * Returns the backlog of all unfinished work, and the ages of heartbeats. Unfinished work is found by indexes of open
 * rows only, so that the cost does not grow with history. Between attempts a message pauses for an hour at most; one
 * that was deferred for longer does not count.
 */
export async function getBacklog(pool: Pool, jobs: readonly string[]): Promise<BacklogMetrics> {
  const { rows } = await pool.query<{ what: keyof BacklogMetrics } & Backlog<never>>(createBacklogStatement(jobs));
  const listRows = <Label extends string>(what: keyof BacklogMetrics) =>
    rows.filter((row) => row.what === what) as readonly Backlog<Label>[];
  return {
    messages: listRows('messages'),
    holds: listRows('holds'),
    payments: listRows('payments'),
    alarms: listRows('alarms'),
    heartbeats: listRows('heartbeats'),
    successes: listRows('successes'),
  };
}

/** @internal for tests */
export const createBacklogStatement = (jobs: readonly string[]) => sql('get_backlog')`
  SELECT what, label, count(*)::int AS count, coalesce(extract(epoch FROM now() - min(since))::float8, 0) AS "oldestSeconds"
  FROM (
    SELECT 'messages' AS what, channel AS label, o.due_at AS since
    FROM unnest('{mail,sms}'::text[]) AS channel JOIN outbox o USING (channel)
    WHERE sent_at IS NULL AND send_at <= now() + interval '1 hour' AND due_at <= now()
    UNION ALL
    SELECT 'holds', 'held', created_at FROM hold WHERE state = 'held'
    UNION ALL
    SELECT 'payments', p.state, p.moved_at FROM hold h JOIN payment p USING (shop_order_no)
    WHERE h.state = 'held' AND p.state IN ('preparing', 'registered')
    UNION ALL
    SELECT 'payments', p.state, p.moved_at FROM pending_payment JOIN payment p USING (shop_order_no)
    UNION ALL
    SELECT 'payments', state, moved_at FROM payment WHERE state = 'manual'
    UNION ALL
    SELECT 'alarms', kind, raised_at FROM alarm WHERE settled_at IS NULL
    UNION ALL
    SELECT CASE sign WHEN 'heartbeat' THEN 'heartbeats' ELSE 'successes' END, job, (value #>> '{}')::timestamptz
    FROM unnest('{heartbeat,success}'::text[]) AS sign CROSS JOIN unnest(${jobs}::text[]) AS job
    JOIN setting ON name = sign || ' ' || job
  ) AS backlog
  GROUP BY what, label`;
