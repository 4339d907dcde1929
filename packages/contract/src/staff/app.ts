import type { ActorKind } from '@dining/domain/shared/actor';
import { z } from 'zod';
import { line } from '../wire';
import { defineStaffCommand } from './command';

/** What somebody has done or looked at, or a move of money. */
export interface AuditRow {
  /** An instant, ISO. */
  readonly at: string;
  readonly kind: ActorKind;
  /** As one of the staff names himself, or which job or service it was; empty for guests and members. */
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

/** What waits for a person; nothing of a guest's person is in it. */
export interface OpenAlarm {
  readonly id: number;
  readonly kind: string;
  /** What it is about: an order, a reservation, a year, a job. */
  readonly subject: string;
  readonly detail: string;
  /** An instant, ISO. */
  readonly since: string;
  /** It goes with its payment, which is settled by its order. */
  readonly isOfPayment: boolean;
}

const maxEntries = z.int().min(1).max(1_000);

/** The alarms that are open, the longest first; `open` counts all of them. */
export const listAlarms = defineStaffCommand<{ readonly open: number; readonly alarms: readonly OpenAlarm[] }>()(
  '/staff/app/alarms',
  {
    most: maxEntries,
  },
);

/** Settles an alarm that a person has seen to: its mail and its count go. One whose cause still stands is raised anew. */
export const resolveAlarm = defineStaffCommand<Pick<OpenAlarm, 'kind' | 'subject'>>()('/staff/app/settle-alarm', {
  id: z.int().min(1),
  reason: line(200).trim().min(1),
});

/** The latest entries of the audit, newest first; of one subject where it is named. */
export const listAudit = defineStaffCommand<{ readonly entries: readonly AuditRow[] }>()('/staff/app/audit', {
  subject: line(80).trim().min(1).optional(),
  most: maxEntries,
});
