import type { ActorKind } from '@dining/domain/shared/actor';
import { z } from 'zod';
import { line } from '../wire';
import { staffCommand } from './command';

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

/** The latest entries of the audit, newest first; of one subject where it is named. */
export const listAudit = staffCommand<{ readonly entries: readonly AuditRow[] }>()('/staff/app/audit', {
  subject: line(80).trim().min(1).optional(),
  most: z.int().min(1).max(1_000),
});
