import type { Pool, PoolClient } from 'pg';

export type AlarmKind =
  | 'payment_needs_a_person'
  | 'fee_forgone'
  | 'holidays_unknown'
  | 'reconciler_stood_still'
  | 'mail_refused'
  | 'mail_given_up';

/** Raises an alarm for the operators, once a kind and subject until it is settled. No personal data in it. */
export async function raiseAlarm(
  run: Pick<Pool | PoolClient, 'query'>,
  kind: AlarmKind,
  subject: string,
  detail: string,
): Promise<void> {
  await run.query(
    `INSERT INTO alarm (kind, subject, detail) VALUES ($1, $2, $3)
     ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, settled_at = NULL`,
    [kind, subject, detail],
  );
}
