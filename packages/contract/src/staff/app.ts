import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCodeOutput, defineLine, seoulDateSchema } from '../wire';
import { defineStaffCommand } from './command';

export type AuditFault = 'entry_changed' | 'entry_missing' | 'entry_unsealed' | 'seal_changed' | 'seal_missing';

/**
 * Compares the entries of the audit with their seals. `broken` is the first entry that was changed or deleted too
 * early, or whose seal was changed or is missing; without one, the first whose seal is overdue; null without a fault.
 */
export const verifyAudit = defineStaffCommand<{
  readonly sealed: number;
  readonly unsealed: number;
  readonly hash: string;
  readonly broken: { readonly entryId: number; readonly fault: AuditFault } | null;
}>()('/staff/app/verify-audit', {});

const instantSchema = z.string().describe('An instant, ISO 8601');
const reasonFields = { reason: defineLine(200).trim().min(1) };

export const alarmSchema = defineComponent('Alarm', 'A problem that staff must look at, until it is closed', {
  id: z.number().int(),
  kind: z.string(),
  subject: z.string().describe('An order, a reservation, an inquiry, a job'),
  detail: z.string(),
  since: instantSchema,
  htlCode: defineCodeOutput<HtlCode>().nullable(),
  dinCode: defineCodeOutput<DinCode>().nullable(),
  isOfPayment: z.boolean().describe('True if it closes when the payment of its subject is settled'),
  canSettle: z.boolean(),
});

/**
 * Alarms are `alert` in paths and fields. Those about payments, about messages and about the system need different
 * capabilities (`getAlarmCapability`).
 */
export const listAlarms = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/alert/list',
  auth: { staff: 'payment.see', isForOperators: true },
  summary: 'Lists open alarms that the caller may see, oldest first',
  body: z.object({ ...cursorFields }),
  result: z.object({ alerts: z.array(alarmSchema), ...nextCursorFields }),
  errors: [],
});

export const closeAlarmByStaff = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/alert/settle',
  auth: { staff: 'payment.see', isForOperators: true },
  summary: 'Closes an alarm that the caller has handled, with a note. It is raised again if its cause persists',
  body: z.object({ id: z.int().min(1), ...reasonFields }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'forbidden', 'alarm_of_payment', 'second_factor_needed'],
});

export const inboxCountsSchema = defineComponent('InboxCounts', 'Items waiting for the caller; null without rights', {
  inquiries: z.number().int().nullable(),
  reviewAppeals: z.number().int().nullable(),
  payments: z.number().int().nullable(),
  alarms: z.number().int().nullable(),
  messages: z.number().int().nullable(),
});

export const countInbox = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/inbox/counts',
  auth: { staff: 'self' },
  summary: 'Counts the items that wait for the caller',
  result: z.object({ counts: inboxCountsSchema }),
  errors: [],
});

export const auditRecordSchema = defineComponent('AuditRecord', 'An entry of the audit', {
  id: z.number().int(),
  at: instantSchema,
  kind: z.string().describe('Staff, guest, member, job or provider'),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  htlCode: defineCodeOutput<HtlCode>().nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  isSealed: z.boolean().describe('True once the hash chain contains it'),
});

export const listAuditRecords = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/audit/list',
  auth: { staff: 'audit', isForOperators: true },
  summary: 'Lists entries of the audit in the scope of the caller, newest first. Reading them is recorded too',
  body: z.object({
    ...cursorFields,
    subject: defineLine(80).trim().default(''),
    actor: defineLine(60).trim().default(''),
    action: defineLine(40)
      .regex(/^[a-z_.]*$/)
      .default('')
      .describe('Only actions that begin with it, such as `payment.`'),
    from: seoulDateSchema.nullable().default(null),
    to: seoulDateSchema.nullable().default(null),
  }),
  result: z.object({ entries: z.array(auditRecordSchema), ...nextCursorFields }),
  errors: [],
});

export const inboxEndpoints = [countInbox, listAlarms, closeAlarmByStaff, listAuditRecords] as const;
