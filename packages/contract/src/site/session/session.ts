import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, line, yn } from '../../wire';
import { socialLoginType } from './login-type';

export const userDetails = defineComponent('UserDetails', 'The signed-in member; absent where nobody is signed in (Spec §3)', {
  authenticated: z.literal(true),
  user_id: z.string().describe('An e-mail address: split at the at-sign it prefills the payment form'),
  name_kor: z.string(),
  cellphone1: z.string().describe("The parts of a Korean number; '' for one of another country"),
  cellphone2: z.string(),
  cellphone3: z.string(),
  cellphone: z.string().describe("The whole number: digits for Korea, `+…` for others (decision 36); '' where there is none"),
  birthday: z.string().describe("`YYYY-MM-DD`, or '' where unknown"),
  card_no: z.string(),
});
export type UserDetails = z.infer<typeof userDetails>;

/** Who is calling: a member, a guest who chose non-member reservation (decision 1), or neither. */
export const currentUserShape = { userDetails: userDetails.optional(), guestYn: yn };

const address = { zip: z.string(), addr1: z.string(), addr2: z.string() };

export const myInfo = defineComponent('MyInfo', 'What a member has given of himself, for prefilling forms', {
  ...userDetails.shape,
  home_zip: address.zip,
  home_addr1: address.addr1,
  home_addr2: address.addr2,
  comp_zip: address.zip,
  comp_addr1: address.addr1,
  comp_addr2: address.addr2,
  wedding_day: z.string(),
  marketingSmsAgreYn: yn,
  marketingMailAgreYn: yn,
  pointAmnt: z.number().int().describe('Points that have accrued and were not spent'),
});
export type MyInfo = z.infer<typeof myInfo>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'public',
  summary: 'Who is calling',
  result: z.object(currentUserShape),
  errors: [],
});

export const getMyInfo = defineEndpoint({
  method: 'GET',
  path: '/api/myInfo',
  auth: 'member',
  summary: 'The member’s own data',
  result: z.object({ result: myInfo }),
  errors: [],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/me/logout',
  auth: 'public',
  summary: 'Ends the session on the server; repeated calls are harmless',
  body: z.object({}),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const getHeaderData = defineEndpoint({
  method: 'POST',
  path: '/api/default-hearder/header',
  auth: 'public',
  summary: 'What the header shows: who is signed in and how many open order sheets there are',
  body: z.object({ htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ ...currentUserShape, memberCartCount: z.number().int() }),
  errors: [],
});

export const startGuest = defineEndpoint({
  method: 'POST',
  path: '/api/guest/start',
  auth: 'public',
  summary: 'Begins a non-member reservation: the payment page opens to this session (decision 1)',
  body: z.object({}),
  result: z.object({ result: z.literal('success'), guestYn: yn }),
  errors: ['too_many_requests'],
});

export const getLoginForm = defineEndpoint({
  method: 'POST',
  path: '/api/login/form',
  auth: 'public',
  summary: 'What the sign-in page needs before it can be shown',
  body: z.object({ returnUrl: orBlank(line(2000)) }),
  result: z.object({
    kakaoRedirectUri: z
      .string()
      .describe('The return page that is registered with KAKAO; where to go is told by `/login/get-kakao-oauth-url`'),
    loginTypeList: z.array(socialLoginType).describe('The providers that can be signed in with now'),
    springProfilesActive: z
      .enum(['prod', 'demo'])
      .describe("The server's kind: `prod`, or `demo` where stand-ins answer for outside services"),
    returnUrl: z.string().describe('The path to go to afterwards: always one of this site, `/` where the one asked for is not'),
    ...currentUserShape,
  }),
  errors: [],
});

export const authenticate = defineEndpoint({
  method: 'POST',
  path: '/api/authentications',
  auth: 'public',
  summary: 'Signs a member in by id and password',
  body: z.object({ username: line(254).min(1), password: z.string().min(1).max(200) }),
  result: z.object({ result: z.literal('success'), userDetails }),
  errors: ['wrong_credentials', 'too_many_wrong_passwords', 'too_many_requests'],
});

export const sessionCalls = [getMe, getMyInfo, logout, getHeaderData, startGuest, getLoginForm, authenticate] as const;
