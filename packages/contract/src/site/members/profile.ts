import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineCode, languageFields, ynSchema } from '../../wire';
import { loginTypeSchema } from '../session/login-type';
import { agreedTermsFields } from '../terms';
import { passwordErrors } from './password-errors';

// The specification has no endpoints for a member's own account.

const marketingSchema = defineComponent('MarketingConsent', "A member's marketing consents and their date", {
  policyMarketingAgreYn: ynSchema,
  marketingSmsAgreYn: ynSchema,
  marketingMailAgreYn: ynSchema,
  marketingStatus: z
    .enum(['agreed', 'withdrawn', 'none'])
    .describe('withdrawn: agreed to before; none: never agreed to'),
  marketingDate: z.string().describe("Time of the last change, `YYYY-MM-DD HH:mm` in Seoul; '' if unknown"),
});
export type MarketingWire = z.infer<typeof marketingSchema>;

const memberProfileSchema = defineComponent('MemberProfile', 'Profile of a member', {
  user_id: z.string(),
  name_kor: z.string(),
  cellphone: z.string().describe("Digits for Korea, `+…` for others (decision 36); '' if there is none"),
  card_no: z.string(),
  joinDate: z.string().describe('Day of joining in Seoul, `YYYY-MM-DD`'),
  passwordYn: ynSchema.describe('N: signs in with a provider only and has no password'),
  loginTypeList: z.array(loginTypeSchema).describe('Providers that the member signs in with'),
  ...marketingSchema.shape,
});

export const getProfile = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/profile',
  auth: 'member',
  summary: 'Returns the member’s profile, sign-in methods and consents',
  body: z.object({}),
  result: z.object({ result: memberProfileSchema }),
  errors: [],
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/changePassword',
  auth: 'member',
  summary: 'Sets a new password; all other sessions of the member end, and this one gets a new cookie',
  body: z.object({ password: z.string().min(1).max(200), newPassword: z.string().min(1).max(400), ...languageFields }),
  result: z.object({ result: z.literal('success') }),
  errors: ['password_wrong', 'password_none', ...passwordErrors, 'too_many_wrong_passwords', 'too_many_requests'],
});

export const changeMarketing = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/changeMarketing',
  auth: 'member',
  summary: 'Changes the member’s marketing consents; earlier ones stay on record',
  body: z.object({
    htlCode: allowBlank(defineCode<HtlCode>()).describe('Hotel whose text was shown; by default the first'),
    policyMarketingAgreYn: ynSchema,
    marketingSmsAgreYn: ynSchema,
    marketingMailAgreYn: ynSchema,
    ...agreedTermsFields,
    ...languageFields,
  }),
  result: z.object({ result: marketingSchema }),
  errors: ['terms_changed', 'too_many_requests'],
});

const memberSessionSchema = defineComponent('MemberSession', 'A session of the member', {
  sessionCode: z.uuid().describe('Id for ending it; grants no access'),
  currentYn: ynSchema.describe('Y: the calling session'),
  device: z.string().describe("Browser and system, `Chrome · Android`; '' if unknown"),
  beginDate: z.string().describe('Start of the session, `YYYY-MM-DD HH:mm` in Seoul'),
  seenDate: z.string().describe('Last use, accurate to five minutes'),
});

export const listSessions = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/sessionList',
  auth: 'member',
  summary: 'Lists the member’s sessions: the calling one first, then by last use',
  body: z.object({}),
  result: z.object({ sessionList: z.array(memberSessionSchema) }),
  errors: [],
});

export const endSession = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/endSession',
  auth: 'member',
  summary: 'Ends another session of the member; no effect on unknown or ended ones',
  body: z.object({ sessionCode: z.uuid() }),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/endOtherSessions',
  auth: 'member',
  summary: 'Ends all other sessions of the member',
  body: z.object({}),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const profileEndpoints = [
  getProfile,
  changePassword,
  changeMarketing,
  listSessions,
  endSession,
  endOtherSessions,
] as const;
