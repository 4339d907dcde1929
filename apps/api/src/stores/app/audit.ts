import type { ActorKind } from '@dining/domain/shared/actor';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/**
 * What staff do that must be told later: what moves money, shows a guest's data or changes a rule. Every move of money is told of beside
 * it, as `payment.` and where the payment has moved: a trigger of the database writes that (ADR 26).
 */
export type AuditAction =
  | 'arrivals.read'
  | 'audit.read'
  | 'holiday.add'
  | 'holiday.remove'
  | 'inquiries.read'
  | 'inquiry.answer'
  | 'inquiry.edit'
  | 'member.erase'
  | 'member.export'
  | 'menu.marks'
  | 'payment.desk_cancel'
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

/** Writes down what somebody of the staff does, in the commit that does it, or before he is shown what he reads. */
export async function writeAudit(run: Pick<Pool | PoolClient, 'query'>, entry: NewAuditEntry): Promise<void> {
  await run.query({
    name: 'write_audit',
    text: 'INSERT INTO audit_entry (htl_code, actor, action, subject, detail, actor_kind) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [
      entry.htlCode,
      entry.operator,
      entry.action,
      entry.subject,
      JSON.stringify(entry.detail ?? {}),
      entry.kind ?? 'staff',
    ],
  });
}

/** An entry as it stands: what somebody has done, or a move of money. */
export interface AuditEntry extends Required<Omit<NewAuditEntry, 'action'>> {
  readonly at: Date;
  readonly action: AuditAction | `payment.${string}`;
}

/** The latest entries, newest first; of one subject where it is named. */
export async function latestAudit(pool: Pool, subject: string | null, most: number): Promise<AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>({
    name: 'latest_audit',
    text: `SELECT at, actor_kind AS kind, actor AS operator, action, subject, htl_code AS "htlCode", detail FROM audit_entry
           WHERE $1::text IS NULL OR subject = $1 ORDER BY id DESC LIMIT $2`,
    values: [subject, most],
  });
  return rows;
}
