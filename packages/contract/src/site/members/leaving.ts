import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineLine, languageFields } from '../../wire';
import { codeSentSchema } from './one-time-codes';

const leaveFormSchema = defineComponent(
  'LeaveForm',
  'Consequences of deleting the account, what prevents it, and how the member proves their identity',
  {
    resvCnt: z.number().int().describe('Reservations that are not over; they must be cancelled first'),
    paymentCnt: z.number().int().describe('Payments and refunds without a final result'),
    couponCnt: z.number().int().describe('Coupons that are still usable'),
    pointAmnt: z.number().int(),
    reviewCnt: z.number().int().describe('Reviews that stay without a name'),
    proofType: z.enum(['password', 'code']).describe('code: the member has no password and receives a code by mail'),
  },
);

export const getLeaveForm = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/leaveForm',
  auth: 'member',
  summary: 'Returns the consequences of deleting the account and what prevents it',
  body: z.object({}),
  result: z.object({ result: leaveFormSchema }),
  errors: [],
});

export const sendLeaveCode = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/askLeaveCode',
  auth: 'member',
  summary: 'Mails a code for deleting the account to a member without a password',
  body: z.object(languageFields),
  result: codeSentSchema,
  errors: ['code_not_sent', 'too_many_requests'],
});

export const leaveMembership = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/leave',
  auth: 'member',
  summary: 'Deletes the member’s account with its profile and sessions',
  body: z.object({
    password: allowBlank(z.string().max(200)).describe('For members with a password'),
    code: allowBlank(defineLine(20)).describe('For members without a password: the code from the mail'),
    ...languageFields,
  }),
  result: z.object({ result: z.literal('success') }),
  errors: [
    'reservations_stand',
    'payments_unfinished',
    'password_wrong',
    'code_wrong',
    'code_expired',
    'too_many_wrong_passwords',
    'too_many_requests',
  ],
});

export const leavingEndpoints = [getLeaveForm, sendLeaveCode, leaveMembership] as const;
