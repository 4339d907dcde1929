import type { ActorKind } from '@dining/domain/shared/actor';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/** What members and guests do themselves: coming into an account, failing to, changing what guards it, opening a reservation. */
export type OwnAction =
  | 'member.id_told'
  | 'member.leave'
  | 'member.marketing'
  | 'member.password'
  | 'member.password_wrong'
  | 'member.reset'
  | 'member.reset_asked'
  | 'member.sign_in'
  | 'member.sign_in_wrong'
  | 'reservation.lookup'
  | 'reservation.lookup_wrong'
  | 'reservation.open';

/**
 * What must be told later: beside what members and guests do themselves what staff do that moves money, shows a guest's data or changes
 * a rule. Every move of money is told of as `payment.` and where the payment has moved: a trigger of the database writes that (ADR 26).
 */
export type AuditAction =
  | OwnAction
  | 'alarm.settle'
  | 'arrivals.read'
  | 'audit.read'
  | 'holiday.add'
  | 'holiday.remove'
  | 'holiday.year'
  | 'hotel.point_rate'
  | 'inquiries.read'
  | 'inquiry.answer'
  | 'inquiry.edit'
  | 'member.erase'
  | 'member.export'
  | 'member.sign_out'
  | 'menu.marks'
  | 'payment.desk_cancel'
  | 'payment.found'
  | 'payment.settle'
  | 'reservation.attendance'
  | 'reservation.cancel'
  | 'reservation.confirm'
  | 'venue.close'
  | 'venue.reopen';

/** Who has done what, on what. */
export interface NewAuditEntry {
  /** Staff, where nothing else is said. */
  readonly kind?: ActorKind;
  /** As he names himself, or his account on the machine; which job or service it is. */
  readonly operator: string;
  readonly action: AuditAction;
  /** A code of ours, or what names it: never a guest. */
  readonly subject: string;
  /** Null where it is about no hotel, as a holiday. */
  readonly htlCode: HtlCode | null;
  /** What it was and is now, sums, reasons; nothing of a guest's person. */
  readonly detail?: Readonly<Record<string, string | number | null>>;
}

type Runner = Pick<Pool | PoolClient, 'query'>;

/** What members and guests do at their own is kept a year, what staff do two (docs/operations.md). */
const insert = `INSERT INTO audit_entry (htl_code, actor, action, subject, detail, actor_kind, kept_until)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::jsonb, $6::text,
    now() + CASE WHEN $6 IN ('guest', 'member') THEN interval '1 year' ELSE interval '2 years' END`;

const valuesOf = ({ htlCode, operator, action, subject, detail = {}, kind = 'staff' }: NewAuditEntry) => [
  htlCode,
  operator,
  action,
  subject,
  JSON.stringify(detail),
  kind,
];

/** Writes down what somebody does, in the commit that does it, or before he is shown what he reads. */
export async function insertAuditEntry(run: Runner, entry: NewAuditEntry): Promise<void> {
  await run.query({ name: 'write_audit', text: insert, values: valuesOf(entry) });
}

/** The same, unless the very same was written within a day: for what a page asks for again and again. */
export async function insertDailyAuditEntry(run: Runner, entry: NewAuditEntry): Promise<void> {
  await run.query({
    name: 'write_audit_once',
    text: `${insert} WHERE NOT EXISTS (
      SELECT FROM audit_entry WHERE subject = $4 AND at > now() - interval '1 day' AND action = $3 AND actor_kind = $6 AND detail = $5)`,
    values: valuesOf(entry),
  });
}

/** An entry as it stands: what somebody has done, or a move of money. */
export interface AuditEntry extends Required<Omit<NewAuditEntry, 'action'>> {
  readonly at: Date;
  readonly action: AuditAction | `payment.${string}`;
}

const entry = `at, actor_kind AS kind, actor AS operator, action, subject, htl_code AS "htlCode", detail`;

/** The latest entries of a subject, newest first. */
export async function listSubjectAuditEntries(pool: Pool, subject: string, most: number): Promise<AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>(
    `SELECT ${entry} FROM audit_entry WHERE subject = $1 ORDER BY at DESC, id DESC LIMIT $2`,
    [subject, most],
  );
  return rows;
}

/** The latest moves of money and acts of staff, newest first: what members and guests do at their own would bury them. */
export async function listAuditEntries(pool: Pool, most: number): Promise<AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>(
    `SELECT ${entry} FROM audit_entry WHERE actor_kind NOT IN ('guest', 'member') OR action LIKE 'payment.%' ORDER BY id DESC LIMIT $1`,
    [most],
  );
  return rows;
}
