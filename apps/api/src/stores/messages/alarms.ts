import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/** Those about a payment, which go when it is settled. */
export const paymentAlarms = [
  'payment_needs_a_person',
  'cancelled_at_provider',
  'cancelled_again_at_provider',
  'charge_unexplained',
] as const;

/** Of what, and about what; no personal data in either. */
export interface NamedAlarm {
  readonly kind: string;
  readonly subject: string;
}

export interface NewAlarm extends NamedAlarm {
  readonly detail: string;
}

type Runner = Pick<Pool | PoolClient, 'query'>;

/**
 * Writes alarms down, each once a kind and subject until it is settled, with the promise of a mail about it. Answers those that are new;
 * one that is open stands as it was raised. An order, a reservation or an inquiry tells of which hotel an alarm is.
 */
export async function insertAlarms(run: Runner, alarms: readonly NewAlarm[]): Promise<readonly NamedAlarm[]> {
  const { rows } = await run.query<NamedAlarm>({
    name: 'insert_alarms',
    text: `WITH raised AS (
             INSERT INTO alarm AS a (kind, subject, detail, htl_code)
             SELECT DISTINCT ON (kind, subject) kind, subject, detail, coalesce(
               (SELECT htl_code FROM payment WHERE shop_order_no = subject), (SELECT htl_code FROM reservation WHERE resv_code = subject),
               (SELECT htl_code FROM inquiry WHERE qna_seq = substring(subject FROM '^inquiry (\\d+)$')::bigint))
             FROM unnest($1::text[], $2::text[], $3::text[]) AS given (kind, subject, detail) ORDER BY kind, subject
             ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, settled_at = NULL,
               raised_at = CASE WHEN a.settled_at IS NULL THEN a.raised_at ELSE excluded.raised_at END
             RETURNING id, kind, subject, raised_at, htl_code
           ), promised AS (
             INSERT INTO outbox (key, htl_code, kind, payload)
             SELECT 'alarm_raised ' || id || ' ' || extract(epoch FROM raised_at), htl_code, 'alarm_raised', jsonb_build_object('alarmId', id)
             FROM raised WHERE raised_at = now()
             ON CONFLICT (key) DO NOTHING RETURNING (payload ->> 'alarmId')::bigint AS id
           )
           SELECT kind, subject FROM raised JOIN promised USING (id) ORDER BY kind, subject`,
    values: [alarms.map(({ kind }) => kind), alarms.map(({ subject }) => subject), alarms.map(({ detail }) => detail)],
  });
  return rows;
}

/** Settles the open alarms of these kinds, but for those about what still is so; answers which. */
export async function settleAllBut(
  run: Runner,
  kinds: readonly string[],
  stillSo: readonly string[],
): Promise<readonly NamedAlarm[]> {
  const { rows } = await run.query<NamedAlarm>({
    name: 'settle_alarms',
    text: `WITH over AS (
             SELECT id FROM alarm WHERE kind = ANY($1) AND settled_at IS NULL AND NOT subject = ANY($2) ORDER BY id FOR UPDATE)
           UPDATE alarm SET settled_at = now() FROM over WHERE alarm.id = over.id RETURNING kind, subject`,
    values: [kinds, stillSo],
  });
  return rows;
}

/** Settles the open alarm of a kind about a subject; answers whether there was one. */
export async function settleOne(run: Runner, { kind, subject }: NamedAlarm): Promise<boolean> {
  const { rowCount } = await run.query({
    name: 'settle_alarm',
    text: 'UPDATE alarm SET settled_at = now() WHERE kind = $1 AND subject = $2 AND settled_at IS NULL',
    values: [kind, subject],
  });
  return rowCount === 1;
}

/** How many alarms of each kind wait for a person. */
export async function openAlarms(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ kind: string; open: number }>({
    name: 'open_alarms',
    text: 'SELECT kind, count(*)::int AS open FROM alarm WHERE settled_at IS NULL GROUP BY kind ORDER BY kind',
  });
  return Object.fromEntries(rows.map(({ kind, open }) => [kind, open]));
}

/** An alarm as it is told. */
export interface Alarm {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly raisedAt: Date;
  /** Null where it is about no hotel, or none that is known. */
  readonly htlCode: HtlCode | null;
}

const columns = `id::int, kind, subject, detail, raised_at AS "raisedAt", htl_code AS "htlCode"`;

/** The alarm, while it waits for a person; undefined once it is settled. */
export async function openAlarm(run: Runner, id: number): Promise<Alarm | undefined> {
  const { rows } = await run.query<Alarm>({
    name: 'open_alarm',
    text: `SELECT ${columns} FROM alarm WHERE id = $1 AND settled_at IS NULL`,
    values: [id],
  });
  return rows[0];
}

/** The alarms that wait for a person, the longest first. */
export async function longestOpenAlarms(run: Runner, most: number): Promise<readonly Alarm[]> {
  const { rows } = await run.query<Alarm>(
    `SELECT ${columns} FROM alarm WHERE settled_at IS NULL ORDER BY raised_at, id LIMIT $1`,
    [most],
  );
  return rows;
}
