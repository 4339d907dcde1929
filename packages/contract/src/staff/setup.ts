import { setupTopics } from '@dining/domain/setup/checklist';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCodeOutput, defineLine } from '../wire';

const topicSchema = z.enum(setupTopics);

export const setupItemSchema = defineComponent('SetupItem', 'What a group needs before guests can reserve', {
  topic: topicSchema,
  subject: z.discriminatedUnion('type', [
    z.object({ type: z.literal('group') }),
    z.object({ type: z.literal('hotel'), htlCode: defineCodeOutput<HtlCode>() }),
    z.object({ type: z.literal('venue'), htlCode: defineCodeOutput<HtlCode>(), dinCode: defineCodeOutput<DinCode>() }),
  ]),
  subjectName: z.string().describe('Name of the hotel or venue; empty for the group'),
  state: z.discriminatedUnion('type', [
    z.object({ type: z.literal('done') }),
    z.object({
      type: z.literal('missing'),
      what: z
        .array(z.string())
        .describe('Names of settings, fields of the registration, kinds of terms or years; empty if the topic says it'),
    }),
    z.object({ type: z.literal('waiting'), topic: topicSchema.describe('What comes first') }),
  ]),
});

export const settingStateSchema = defineComponent('SettingState', 'A setting of the server, never its value', {
  name: z.string(),
  section: z.string(),
  isSet: z.boolean(),
  isNeeded: z.boolean().describe('True if it must be set before real guests book'),
});

export const viewSetup = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/setup/view',
  auth: { staff: 'system' },
  summary: 'Lists what the group needs before guests can reserve, what of it is done, and which settings are set',
  result: z.object({
    items: z.array(setupItemSchema),
    settings: z.array(settingStateSchema),
    usesStandIns: z.boolean().describe('True if stand-ins replace the services outside'),
    nextPosition: z.int().describe('Place of the next hotel among the hotels'),
    canSendMail: z.boolean(),
    canSendSms: z.boolean(),
  }),
  errors: [],
});

const testResult = z.object({
  outcome: z.enum(['sent', 'refused', 'failed', 'unknown']).describe('What the mail server or SMS service answered'),
});

export const sendTestMail = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/setup/test-mail',
  auth: { staff: 'system' },
  summary: 'Sends a test mail',
  body: z.object({ email: defineLine(254).trim() }),
  idempotent: true,
  result: testResult,
  errors: ['email_invalid', 'setting_missing', 'second_factor_needed', 'too_many_requests'],
});

export const sendTestSms = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/setup/test-sms',
  auth: { staff: 'system' },
  summary: 'Sends a test SMS to a Korean mobile number',
  body: z.object({ phone: defineLine(40).trim() }),
  idempotent: true,
  result: testResult,
  errors: ['phone_invalid', 'setting_missing', 'second_factor_needed', 'too_many_requests'],
});

export const setupEndpoints = [viewSetup, sendTestMail, sendTestSms] as const;
