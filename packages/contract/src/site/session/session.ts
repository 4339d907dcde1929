import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineCode, defineLine, ynSchema } from '../../wire';
import { socialLoginTypeSchema } from './login-type';

export const userDetailsSchema = defineComponent(
  'UserDetails',
  'The signed-in member; absent if no member is signed in (Spec §3)',
  {
    authenticated: z.literal(true),
    user_id: z.string().describe('E-mail address; split at the @, it prefills the payment form'),
    name_kor: z.string(),
    cellphone1: z.string().describe("Parts of a Korean number; '' for one of another country"),
    cellphone2: z.string(),
    cellphone3: z.string(),
    cellphone: z
      .string()
      .describe("Complete number: digits for Korea, `+…` for others (decision 36); '' if there is none"),
    birthday: z.string().describe("`YYYY-MM-DD`, or '' if unknown"),
    card_no: z.string(),
  },
);
export type UserDetails = z.infer<typeof userDetailsSchema>;

/** The current user: a member, a guest who chose non-member reservation (decision 1), or neither. */
export const currentUserFields = { userDetails: userDetailsSchema.optional(), guestYn: ynSchema };

const addressFields = { zip: z.string(), addr1: z.string(), addr2: z.string() };

export const myInfoSchema = defineComponent('MyInfo', "A member's details, to prefill forms", {
  ...userDetailsSchema.shape,
  home_zip: addressFields.zip,
  home_addr1: addressFields.addr1,
  home_addr2: addressFields.addr2,
  comp_zip: addressFields.zip,
  comp_addr1: addressFields.addr1,
  comp_addr2: addressFields.addr2,
  wedding_day: z.string(),
  marketingSmsAgreYn: ynSchema,
  marketingMailAgreYn: ynSchema,
  pointAmnt: z.number().int().describe('Available points'),
});
export type MyInfo = z.infer<typeof myInfoSchema>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'public',
  summary: 'Returns the current user',
  result: z.object(currentUserFields),
  errors: [],
});

export const getMyInfo = defineEndpoint({
  method: 'GET',
  path: '/api/myInfo',
  auth: 'member',
  summary: 'Returns the member’s details',
  result: z.object({ result: myInfoSchema }),
  errors: [],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/me/logout',
  auth: 'public',
  summary: 'Ends the session on the server; idempotent',
  body: z.object({}),
  result: z.object({ result: z.literal('success') }),
  errors: [],
});

export const getHeaderData = defineEndpoint({
  method: 'POST',
  path: '/api/default-hearder/header',
  auth: 'public',
  summary: 'Returns data for the header: current user and number of open order sheets',
  body: z.object({ htlCode: allowBlank(defineCode<HtlCode>()) }),
  result: z.object({ ...currentUserFields, memberCartCount: z.number().int() }),
  errors: [],
});

export const startGuest = defineEndpoint({
  method: 'POST',
  path: '/api/guest/start',
  auth: 'public',
  summary: 'Starts a non-member reservation, so that this session can open the payment page (decision 1)',
  body: z.object({}),
  result: z.object({ result: z.literal('success'), guestYn: ynSchema }),
  errors: ['too_many_requests'],
});

export const getLoginForm = defineEndpoint({
  method: 'POST',
  path: '/api/login/form',
  auth: 'public',
  summary: 'Returns the data of the sign-in page',
  body: z.object({ returnUrl: allowBlank(defineLine(2000)) }),
  result: z.object({
    kakaoRedirectUri: z
      .string()
      .describe('Redirect URI registered with KAKAO; `/login/get-kakao-oauth-url` returns the URL to open'),
    loginTypeList: z.array(socialLoginTypeSchema).describe('Available sign-in providers'),
    springProfilesActive: z.enum(['prod', 'demo']).describe('`prod`, or `demo` if outside services are simulated'),
    returnUrl: z.string().describe('Path to go to after sign-in, always on this site; `/` if the requested one is not'),
    ...currentUserFields,
  }),
  errors: [],
});

export const authenticate = defineEndpoint({
  method: 'POST',
  path: '/api/authentications',
  auth: 'public',
  summary: 'Signs a member in with id and password',
  body: z.object({ username: defineLine(254).min(1), password: z.string().min(1).max(200) }),
  result: z.object({ result: z.literal('success'), userDetails: userDetailsSchema }),
  errors: ['wrong_credentials', 'too_many_wrong_passwords', 'too_many_requests'],
});

export const sessionEndpoints = [
  getMe,
  getMyInfo,
  logout,
  getHeaderData,
  startGuest,
  getLoginForm,
  authenticate,
] as const;
