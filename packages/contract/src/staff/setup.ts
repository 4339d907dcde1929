import { testFailures, testPaymentStates, testSteps } from '@dining/domain/payments/test-payment';
import { settingSectionNames, setupTopics } from '@dining/domain/setup/checklist';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCodeOutput, defineLine } from '../wire';

const topicSchema = z.enum(setupTopics);

export const setupItemSchema = defineComponent(
  'SetupItem',
  'A step of the set-up that the group must complete before guests can reserve',
  {
    topic: topicSchema,
    subject: z.discriminatedUnion('type', [
      z.object({ type: z.literal('group') }),
      z.object({ type: z.literal('hotel'), htlCode: defineCodeOutput<HtlCode>() }),
      z.object({
        type: z.literal('venue'),
        htlCode: defineCodeOutput<HtlCode>(),
        dinCode: defineCodeOutput<DinCode>(),
      }),
    ]),
    subjectName: z.string().describe('Name of the hotel or venue; empty for the group'),
    state: z.discriminatedUnion('type', [
      z.object({ type: z.literal('done') }),
      z.object({
        type: z.literal('missing'),
        what: z
          .array(z.string())
          .describe(
            'Names of settings, fields of the registration, kinds of terms or years; empty if the topic says it',
          ),
      }),
      z.object({ type: z.literal('waiting'), topic: topicSchema.describe('What must be done before it') }),
    ]),
  },
);

export const settingStateSchema = defineComponent('SettingState', 'A setting of the server, without its value', {
  name: z.string(),
  section: z.enum(settingSectionNames),
  isSet: z.boolean(),
  hasDefault: z.boolean().describe('True if the server uses a default value without it'),
  isNeeded: z.boolean().describe('True if it must be set before real guests book'),
});

export const viewSetup = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/setup/view',
  auth: { staff: 'system' },
  summary: 'Lists what the group needs before guests can reserve, how much of that is done, and which settings are set',
  result: z.object({
    items: z.array(setupItemSchema),
    settings: z.array(settingStateSchema),
    usesStandIns: z.boolean().describe('True if stand-ins replace the external services'),
    nextPosition: z.int().describe('Position of the next hotel in the order of the hotels'),
    canSendMail: z.boolean(),
    canSendSms: z.boolean(),
    paymentTestedOn: z
      .string()
      .nullable()
      .describe('Day in Seoul of the latest test payment that passed with the configured merchant'),
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

const instantOutput = z.iso.datetime();

export const testPaymentSchema = defineComponent('TestPayment', 'A payment of 100 won that is voided at once', {
  testNo: z.string().describe('Its order number at the payment provider'),
  state: z.enum(testPaymentStates),
  failure: z.enum(testFailures).nullable().describe('Why the test does not pass; null if nothing has failed'),
  steps: z
    .array(
      z.object({
        step: z.enum(testSteps),
        state: z.enum(['waiting', 'running', 'done', 'failed', 'skipped']),
        at: instantOutput.nullable().describe('When the step was done'),
      }),
    )
    .describe('Window opened, approved, voided'),
  providerCode: z.string().describe('Code of the provider’s refusal; may be empty'),
  providerMessage: z.string().describe('Message of the provider; may be empty'),
  chargedAmount: z.int().nullable().describe('The charged amount in won; null if nothing is charged'),
  windowUrl: z.string().nullable().describe('Address of the payment window while it is open'),
  startedBy: z.string().describe('Name of the staff member; empty if the account was deleted'),
  startedAt: instantOutput,
});

const testPaymentResult = z.object({ test: testPaymentSchema.nullable().describe('Null if none was ever made') });

export const viewTestPayment = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/setup/test-payment/view',
  auth: { staff: 'system' },
  summary: 'Returns the latest test payment',
  result: testPaymentResult,
  errors: [],
});

export const startTestPayment = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/setup/test-payment',
  auth: { staff: 'system' },
  summary: 'Registers a test payment of 100 won with the payment provider; once it is paid, it is voided',
  idempotent: true,
  result: testPaymentResult,
  errors: ['payment_confirming', 'second_factor_needed', 'too_many_requests'],
});

export const stopTestPayment = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/setup/test-payment/stop',
  auth: { staff: 'system' },
  summary: 'Ends a test payment whose window is open, so that it is no longer approved',
  body: z.object({ testNo: defineLine(40) }),
  idempotent: true,
  result: testPaymentResult,
  errors: ['no_such_move', 'second_factor_needed'],
});

export const setupEndpoints = [
  viewSetup,
  sendTestMail,
  sendTestSms,
  viewTestPayment,
  startTestPayment,
  stopTestPayment,
] as const;
