import type { ActorKind } from '@dining/domain/shared/actor';
import { z } from 'zod';
import { defineLine } from '../wire';
import { defineStaffCommand } from './command';

/** An audit entry: an action, an access to data or a movement of money. */
export interface AuditRow {
  /** An instant, ISO. */
  readonly at: string;
  readonly kind: ActorKind;
  /** Name given by the staff member, or name of the job or service; empty for guests and members. */
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

export type AuditFault = 'entry_changed' | 'entry_missing' | 'entry_unsealed' | 'seal_changed' | 'seal_missing';

/** An open alarm. Contains no personal data. */
export interface OpenAlarm {
  readonly id: number;
  readonly kind: string;
  /** Its subject: an order, a reservation, a year, a job. */
  readonly subject: string;
  readonly detail: string;
  /** An instant, ISO. */
  readonly since: string;
  /** True if it belongs to a payment and closes when that is resolved. */
  readonly isOfPayment: boolean;
}

/** Compares the entries of the audit with their seals. `broken` is the first that does not fit. */
export const verifyAudit = defineStaffCommand<{
  readonly sealed: number;
  readonly unsealed: number;
  readonly hash: string;
  readonly broken: { readonly entryId: number; readonly fault: AuditFault } | null;
}>()('/staff/app/verify-audit', {});

const maxEntriesSchema = z.int().min(1).max(1_000);

/** Lists open alarms, oldest first; `open` counts all. */
export const listAlarms = defineStaffCommand<{ readonly open: number; readonly alarms: readonly OpenAlarm[] }>()(
  '/staff/app/alarms',
  {
    most: maxEntriesSchema,
  },
);

/**
 * Closes an alarm that an operator has handled, with its mails and metric. It is raised again if its cause persists.
 */
export const resolveAlarm = defineStaffCommand<Pick<OpenAlarm, 'kind' | 'subject'>>()('/staff/app/settle-alarm', {
  id: z.int().min(1),
  reason: defineLine(200).trim().min(1),
});

/** Lists the latest audit entries, newest first; of one subject if given. */
export const listAudit = defineStaffCommand<{ readonly entries: readonly AuditRow[] }>()('/staff/app/audit', {
  subject: defineLine(80).trim().min(1).optional(),
  most: maxEntriesSchema,
});
