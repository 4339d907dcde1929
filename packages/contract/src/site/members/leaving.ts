import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { languageRead, line } from '../../wire';
import { codeSent } from './one-time-codes';

const leaveForm = defineComponent(
  'LeaveForm',
  'What leaving would end, what stands in its way, and how the member proves that it is he',
  {
    resvCnt: z.number().int().describe('Reservations whose day is not over: they are cancelled first'),
    paymentCnt: z.number().int().describe('Payments, and refunds, of which nobody knows yet how they end'),
    couponCnt: z.number().int().describe('Coupons that could still be used'),
    pointAmnt: z.number().int(),
    reviewCnt: z.number().int().describe('Reviews that stay, without a name'),
    proofType: z.enum(['password', 'code']).describe('code: the member has no password and gets a code by mail'),
  },
);

export const getLeaveForm = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/leaveForm',
  auth: 'member',
  summary: 'What leaving would end, and what stands in its way',
  body: z.object({}),
  result: z.object({ result: leaveForm }),
  errors: [],
});

export const sendLeaveCode = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/askLeaveCode',
  auth: 'member',
  summary: 'Mails a code to a member who has no password, to leave with',
  body: z.object(languageRead),
  result: codeSent,
  errors: ['code_not_sent', 'too_many_requests'],
});

export const leaveMembership = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/leave',
  auth: 'member',
  summary: 'Ends the membership: all sessions end, and the member’s data goes with them',
  body: z.object({
    password: orBlank(z.string().max(200)).describe('Of a member who has one'),
    code: orBlank(line(20)).describe('Of a member who has no password: the code from the mail'),
    ...languageRead,
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

export const leavingCalls = [getLeaveForm, sendLeaveCode, leaveMembership] as const;
