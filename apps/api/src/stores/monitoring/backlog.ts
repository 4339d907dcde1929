import { type PaymentState, reconciledStates, replaceableStates } from '@dining/domain/payments/states';
import type { Pool } from 'pg';
import { inList } from '../app/in-list';
import type { Channel } from '../messages/outbox';

/** How many stand, and for how many seconds the oldest has. */
export interface Standing<Label extends string> {
  readonly label: Label;
  readonly count: number;
  readonly oldest: number;
}

/** What is under way or waits, for whoever measures the product. Kinds of which there is nothing are missing. */
export interface AllStanding {
  /** Messages past the time they were promised for. */
  readonly messages: readonly Standing<Channel>[];
  readonly holds: readonly Standing<'held'>[];
  /** Passing, or in `manual`. */
  readonly payments: readonly Standing<PaymentState>[];
  /** By their kind. */
  readonly alarms: readonly Standing<string>[];
  /** Seconds since each job's last sign of life, and since a run of it ended as it should. */
  readonly signs: readonly Standing<string>[];
  readonly successes: readonly Standing<string>[];
}

const age = (instant: string) => `extract(epoch FROM now() - ${instant})::float8`;
const counted = (instant: string) => `count(*)::int AS count, coalesce(${age(`min(${instant})`)}, 0) AS oldest`;

/**
 * Each part reads the entries of an index that holds only what is open: what a look costs does not grow with history. Between attempts a
 * message pauses for an hour at the most; one that its address has too many of is put off for longer, and not counted.
 * @internal for tests
 */
export const standing = `
  SELECT 'messages' AS what, channel AS label, ${counted('o.due_at')}
  FROM unnest('{mail,text}'::text[]) AS channel
  JOIN outbox o USING (channel) WHERE sent_at IS NULL AND send_at <= now() + interval '1 hour' AND due_at <= now() GROUP BY channel
  UNION ALL SELECT 'holds', 'held', ${counted('created_at')} FROM hold WHERE state = 'held' HAVING count(*) > 0
  UNION ALL SELECT 'payments', p.state, ${counted('p.moved_at')}
  FROM hold h JOIN payment p USING (shop_order_no) WHERE h.state = 'held' AND p.state IN ${inList(replaceableStates)} GROUP BY p.state
  UNION ALL SELECT 'payments', state, ${counted('moved_at')} FROM payment WHERE state IN ${inList(reconciledStates)} GROUP BY state
  UNION ALL SELECT 'payments', 'manual', ${counted('moved_at')} FROM payment WHERE state = 'manual' HAVING count(*) > 0
  UNION ALL SELECT 'alarms', kind, ${counted('raised_at')} FROM alarm WHERE settled_at IS NULL GROUP BY kind
  UNION ALL SELECT CASE sign WHEN 'heartbeat' THEN 'signs' ELSE 'successes' END, worker, 1, ${age(`(value #>> '{}')::timestamptz`)}
  FROM unnest('{heartbeat,success}'::text[]) AS sign CROSS JOIN unnest($1::text[]) AS worker
  JOIN setting ON name = sign || ' ' || worker`;

/** All of it in one statement. */
export async function readStanding(pool: Pool, jobs: readonly string[]): Promise<AllStanding> {
  const { rows } = await pool.query<{ what: keyof AllStanding } & Standing<never>>({
    name: 'standing',
    text: standing,
    values: [jobs],
  });
  const of = <Label extends string>(what: keyof AllStanding) =>
    rows.filter((row) => row.what === what) as readonly Standing<Label>[];
  return {
    messages: of('messages'),
    holds: of('holds'),
    payments: of('payments'),
    alarms: of('alarms'),
    signs: of('signs'),
    successes: of('successes'),
  };
}
