import { z } from 'zod';
import { line } from '../wire';
import { staffCommand } from './command';

/** What somebody of the staff has done or looked at. */
export interface AuditRow {
  /** An instant, ISO. */
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

/** The latest acts of staff, newest first; of one subject where it is named. */
export const listAudit = staffCommand<{ readonly entries: readonly AuditRow[] }>()('/staff/app/audit', {
  subject: line(80).trim().min(1).optional(),
  most: z.int().min(1).max(1_000),
});
