import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCodeOutput } from '../wire';

const instantSchema = z.string().describe('An instant, ISO 8601');

export const failedMessageSchema = defineComponent('FailedMessage', 'A mail or SMS that has not arrived', {
  id: z.number().int(),
  kind: z.string(),
  channel: z.enum(['mail', 'sms']),
  subject: z
    .string()
    .describe("Reservation, inquiry, review or service sheet that the message is about; '' for others"),
  htlCode: defineCodeOutput<HtlCode>().nullable(),
  dinCode: defineCodeOutput<DinCode>().nullable(),
  failure: z.enum(['refused', 'given_up', 'bounced']).nullable().describe('Null while attempts continue'),
  attempts: z.number().int(),
  dueAt: instantSchema,
  endedAt: instantSchema.nullable(),
  nextAttemptAt: instantSchema.nullable(),
  canRetry: z.boolean().describe('False if it was sent and bounced'),
});

export const listFailedMessages = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/message/list',
  auth: { staff: 'inquiry' },
  summary: 'Lists messages that have not arrived: failed ones, newest first, or those with attempts to come',
  body: z.object({ state: z.enum(['failed', 'trying']), ...cursorFields }),
  result: z.object({ messages: z.array(failedMessageSchema), ...nextCursorFields }),
  errors: [],
});

export const retryMessage = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/message/retry',
  auth: { staff: 'inquiry' },
  summary: 'Sends a failed message again, or sends a message at once that waits for its next attempt',
  body: z.object({ id: z.int().min(1) }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

export const stopMessage = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/message/stop',
  auth: { staff: 'inquiry' },
  summary: 'Stops trying to send a message',
  body: z.object({ id: z.int().min(1) }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

export const messageEndpoints = [listFailedMessages, retryMessage, stopMessage] as const;
