import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../ports/log';
import type { Worker } from '../app/heartbeats';

export type AlarmKind =
  | 'payment_needs_a_person'
  | 'fee_forgone'
  | 'holidays_unknown'
  | `${Worker}_stood_still`
  | 'mail_refused'
  | 'mail_given_up'
  | 'session_withheld'
  | 'retention_failed';

/**
 * Raises an alarm for the operators, once a kind and subject until it is settled: it is written with the promise of a mail to them,
 * in the commit that causes it, and logged. No personal data in it. The one door to the table.
 */
export async function raiseAlarm(
  run: Pick<Pool | PoolClient, 'query'>,
  log: Log,
  kind: AlarmKind,
  subject: string,
  detail: string,
): Promise<void> {
  const { rowCount } = await run.query({
    name: 'raise_alarm',
    // One that was settled is a new one; one that is open stands as it was raised.
    text: `WITH raised AS (
             INSERT INTO alarm AS a (kind, subject, detail, htl_code) VALUES ($1, $2, $3, coalesce(
               (SELECT htl_code FROM payment WHERE shop_order_no = $2), (SELECT htl_code FROM reservation WHERE resv_code = $2)))
             ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, settled_at = NULL,
               raised_at = CASE WHEN a.settled_at IS NULL THEN a.raised_at ELSE excluded.raised_at END
             RETURNING id, raised_at, htl_code)
           INSERT INTO outbox (key, htl_code, kind, payload)
           SELECT 'alarm_raised ' || id || ' ' || extract(epoch FROM raised_at), htl_code, 'alarm_raised', jsonb_build_object('alarmId', id)
           FROM raised WHERE raised_at = now()
           ON CONFLICT (key) DO NOTHING`,
    values: [kind, subject, detail],
  });
  if (rowCount === 1) log.error({ kind, subject }, 'an alarm is raised');
}

/** Settles the open alarms of a kind whose cause is over: all but those about what still is so. */
export async function settleAlarms(pool: Pool, log: Log, kind: AlarmKind, stillSo: readonly string[] = []): Promise<void> {
  const { rows } = await pool.query<{ subject: string }>({
    name: 'settle_alarms',
    text: `WITH over AS (
             SELECT id FROM alarm WHERE kind = $1 AND settled_at IS NULL AND NOT subject = ANY($2) ORDER BY id FOR UPDATE)
           UPDATE alarm SET settled_at = now() FROM over WHERE alarm.id = over.id RETURNING subject`,
    values: [kind, stillSo],
  });
  for (const { subject } of rows) log.info({ kind, subject }, 'an alarm is settled');
}

/** How many alarms of each kind wait for a person. */
export async function openAlarms(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ kind: string; open: number }>({
    name: 'open_alarms',
    text: 'SELECT kind, count(*)::int AS open FROM alarm WHERE settled_at IS NULL GROUP BY kind ORDER BY kind',
  });
  return Object.fromEntries(rows.map(({ kind, open }) => [kind, open]));
}

/** An alarm as its mail tells it. */
export interface Alarm {
  readonly id: number;
  readonly kind: AlarmKind;
  readonly subject: string;
  readonly detail: string;
  readonly raisedAt: Date;
}

/** The alarm, while it waits for a person; undefined once it is settled. */
export async function openAlarm(pool: Pool, id: number): Promise<Alarm | undefined> {
  const { rows } = await pool.query<Alarm>({
    name: 'open_alarm',
    text: `SELECT id, kind, subject, detail, raised_at AS "raisedAt" FROM alarm WHERE id = $1 AND settled_at IS NULL`,
    values: [id],
  });
  return rows[0];
}
