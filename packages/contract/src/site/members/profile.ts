import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, languageRead, yn } from '../../wire';
import { loginType } from '../session/login-type';
import { agreedTerms } from '../terms';
import { passwordErrors } from './password-errors';

// The calls are ours: the specification has none for a member's own account.

const marketing = defineComponent('MarketingConsent', 'What a member has said to news and offers, and since when', {
  policyMarketingAgreYn: yn,
  marketingSmsAgreYn: yn,
  marketingMailAgreYn: yn,
  marketingStatus: z.enum(['agreed', 'withdrawn', 'none']).describe('withdrawn: agreed to before; none: never agreed to'),
  marketingDate: z.string().describe("When the member last said so, `YYYY-MM-DD HH:mm` in Seoul; '' where nothing tells"),
});
export type MarketingWire = z.infer<typeof marketing>;

const memberProfile = defineComponent('MemberProfile', 'Who a member is to the house', {
  user_id: z.string(),
  name_kor: z.string(),
  cellphone: z.string().describe("Digits for Korea, `+…` for others (decision 36); '' where there is none"),
  card_no: z.string(),
  joinDate: z.string().describe('The day in Seoul the member joined, `YYYY-MM-DD`'),
  passwordYn: yn.describe('N: signs in with a provider alone and has none to change'),
  loginTypeList: z.array(loginType).describe('The providers the member signs in with'),
  ...marketing.shape,
});

export const getProfile = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/profile',
  auth: 'member',
  summary: 'Who the member is to the house, how he signs in, and what he has agreed to',
  body: z.object({}),
  result: z.object({ result: memberProfile }),
  errors: [],
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/changePassword',
  auth: 'member',
  summary: 'Sets a new password; every other session of the member ends, and this one gets a new cookie',
  body: z.object({ password: z.string().min(1).max(200), newPassword: z.string().min(1).max(400), ...languageRead }),
  result: z.object({ result: z.literal('success') }),
  errors: ['password_wrong', 'password_none', ...passwordErrors, 'too_many_wrong_passwords', 'too_many_requests'],
});

export const changeMarketing = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/changeMarketing',
  auth: 'member',
  summary: 'What the member says to news and offers from now on; what he said before stays on record',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()).describe('Whose text was shown; else the first'),
    policyMarketingAgreYn: yn,
    marketingSmsAgreYn: yn,
    marketingMailAgreYn: yn,
    ...agreedTerms,
    ...languageRead,
  }),
  result: z.object({ result: marketing }),
  errors: ['terms_changed', 'too_many_requests'],
});

const memberSession = defineComponent('MemberSession', 'A browser that the member is signed in with', {
  sessionCode: z.uuid().describe('Names it for ending it; it opens nothing'),
  currentYn: yn.describe('Y: the one that asks'),
  device: z.string().describe("Browser and system, `Chrome · Android`; '' where they are not known"),
  beginDate: z.string().describe('When it began, `YYYY-MM-DD HH:mm` in Seoul'),
  seenDate: z.string().describe('When it was last used, to within five minutes'),
});

export const listSessions = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/sessionList',
  auth: 'member',
  summary: 'Where the member is signed in: this browser first, then the one used last',
  body: z.object({}),
  result: z.object({ sessionList: z.array(memberSession) }),
  errors: [],
});

export const endSession = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/endSession',
  auth: 'member',
  summary: 'Signs another browser of the member out; one that is no session of his, or not any more, changes nothing',
  body: z.object({ sessionCode: z.uuid() }),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/endOtherSessions',
  auth: 'member',
  summary: 'Signs the member out everywhere but here',
  body: z.object({}),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const profileCalls = [getProfile, changePassword, changeMarketing, listSessions, endSession, endOtherSessions] as const;
