import { z } from 'zod';
import { defineEndpoint } from '../../endpoint';
import { languageRead, line } from '../../wire';
import { loginType } from '../session/login-type';
import { codeSent } from './one-time-codes';
import { passwordErrors } from './password-errors';

/** Decision 4: neither finding an id nor a new password tells a stranger whether there is an account. */
export const sendFindIdCode = defineEndpoint({
  method: 'POST',
  path: '/api/find-id/askCode',
  auth: 'public',
  summary: 'Sends a code for a name and a phone; a number of another country gets it by the mail of its account, if there is one',
  body: z.object({ name_kor: line(100).min(1), cellphone: line(40).min(1), ...languageRead }),
  result: codeSent,
  errors: ['name_invalid', 'phone_invalid', 'code_not_sent', 'too_many_requests'],
});

export const findId = defineEndpoint({
  method: 'POST',
  path: '/api/find-id/prove',
  auth: 'public',
  summary: 'The id of whoever has proven name and phone by the code',
  body: z.object({ code: line(20).min(1) }),
  result: z.object({
    result: z.enum(['found', 'none']),
    user_id: z.string().describe("'' where there is none"),
    loginTypeList: z.array(z.union([loginType, z.literal('PASSWORD')])).describe('The ways this member can sign in'),
  }),
  errors: ['code_wrong', 'code_expired', 'too_many_requests'],
});

export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password/askReset',
  auth: 'public',
  summary: 'Mails a link for a new password to this id, if it is a member’s; the same answer in any case',
  body: z.object({ user_id: line(254).min(1), ...languageRead }),
  result: z.object({ result: z.literal('success'), liveSeconds: z.number().int() }),
  errors: ['email_invalid', 'too_many_requests'],
});

const linkKey = line(100).min(1).describe('The `key` of the link');

export const getPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password/viewReset',
  auth: 'public',
  summary: 'Whether a link is still good, and whose password it sets',
  body: z.object({ key: linkKey }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['link_expired', 'too_many_requests'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/password/reset',
  auth: 'public',
  summary: 'Sets a new password by the link, once; all sessions of the member end',
  body: z.object({ key: linkKey, password: z.string().min(1).max(400), ...languageRead }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['link_expired', ...passwordErrors, 'too_many_requests'],
});

export const findIdCalls = [sendFindIdCode, findId, sendPasswordReset, getPasswordReset, resetPassword] as const;
