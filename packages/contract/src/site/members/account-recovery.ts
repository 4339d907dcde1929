import { z } from 'zod';
import { defineEndpoint } from '../../endpoint';
import { defineLine, languageFields } from '../../wire';
import { loginTypeSchema } from '../session/login-type';
import { codeSentSchema } from './one-time-codes';
import { passwordErrors } from './password-errors';

// Without the right code or link, finding an id and resetting a password do not reveal accounts (decision 4).

export const sendFindIdCode = defineEndpoint({
  method: 'POST',
  path: '/api/find-id/askCode',
  auth: 'public',
  summary:
    'Sends a code for a name and a phone; for a number of another country, by mail to its account if there is one',
  body: z.object({ name_kor: defineLine(100).min(1), cellphone: defineLine(40).min(1), ...languageFields }),
  result: codeSentSchema,
  errors: ['name_invalid', 'phone_invalid', 'code_not_sent', 'too_many_requests'],
});

export const findId = defineEndpoint({
  method: 'POST',
  path: '/api/find-id/prove',
  auth: 'public',
  summary: 'Returns the id of the member whose name and phone the code verifies',
  body: z.object({ code: defineLine(20).min(1) }),
  result: z.object({
    result: z.enum(['found', 'none']),
    user_id: z.string().describe("'' if there is none"),
    loginTypeList: z
      .array(z.union([loginTypeSchema, z.literal('PASSWORD')]))
      .describe('Sign-in methods of this member'),
  }),
  errors: ['code_wrong', 'code_expired', 'too_many_requests'],
});

export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password/askReset',
  auth: 'public',
  summary: 'Mails a password reset link to this id if it belongs to a member; the response is the same in any case',
  body: z.object({ user_id: defineLine(254).min(1), ...languageFields }),
  result: z.object({ result: z.literal('success'), liveSeconds: z.number().int() }),
  errors: ['email_invalid', 'too_many_requests'],
});

const linkKeySchema = defineLine(100).min(1).describe('`key` of the link');

export const getPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password/viewReset',
  auth: 'public',
  summary: 'Checks a password reset link and returns the id of its member',
  body: z.object({ key: linkKeySchema }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['link_expired', 'too_many_requests'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/password/reset',
  auth: 'public',
  summary: 'Sets a new password; the link works once, and all sessions of the member end',
  body: z.object({ key: linkKeySchema, password: z.string().min(1).max(400), ...languageFields }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['link_expired', ...passwordErrors, 'too_many_requests'],
});

export const accountRecoveryEndpoints = [
  sendFindIdCode,
  findId,
  sendPasswordReset,
  getPasswordReset,
  resetPassword,
] as const;
