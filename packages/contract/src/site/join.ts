import { joinLimits, signUpPaths } from '@dining/domain/join/join-form';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { problemCode } from '../problem';
import { code, languageRead, line, yn } from '../wire';
import { codeSent } from './members/one-time-codes';
import { loginType } from './session/login-type';
import { agreedTerms } from './terms';

const box = yn.default('N');

/** Spec §3 Join form: what a new member agrees to. */
export const consentFields = {
  policyTermAgreYn: box,
  policyPrivacyAgreYn: box,
  policyThirdPartiesAgreYn: box,
  policyMarketingAgreYn: box,
  marketingSmsAgreYn: box,
  marketingMailAgreYn: box,
};

/** Whether one joins with a profile that was carried over, and whose; '' joins by id and password. */
const joinedBy = { login_type: orBlank(loginType) };

export const agreeToJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/agreement',
  auth: 'public',
  summary:
    'Agrees to the terms of a hotel, else of the first, that are in effect; kept by the server for an hour, for this browser',
  body: z.object({ htlCode: orBlank(code<HtlCode>()), ...joinedBy, ...consentFields, ...agreedTerms, ...languageRead }),
  result: z.object({
    result: z
      .enum(['success', 'invalid_auth_result'])
      .describe('invalid_auth_result: nothing is known of such a profile; the page goes to /login'),
  }),
  errors: ['terms_required', 'privacy_required', 'third_party_required', 'terms_changed', 'not_found', 'too_many_requests'],
});

const carriedProfile = defineComponent('CarriedProfile', 'What a provider told of a person who is no member yet', {
  email: z.string().describe("'' where the provider gave none"),
  emailProvenYn: yn.describe('Y: the provider vouches for it, and no code is asked for'),
  name_kor: z.string(),
  cellphone: z.string().describe('Digits for Korea, `+…` for others (decision 36); proven by a code in any case'),
});
export type CarriedProfile = z.infer<typeof carriedProfile>;

export const getJoinForm = defineEndpoint({
  method: 'POST',
  path: '/api/join/form',
  auth: 'public',
  summary: 'What the form begins with: the profile carried over, and what has been proven so far',
  body: z.object(joinedBy),
  result: z.object({
    result: z
      .enum(['success', 'not_agreed', 'invalid_auth_result'])
      .describe('not_agreed: back to the agreement; invalid_auth_result: to /login (Spec §4 Join flow)'),
    kakaoProfile: carriedProfile.nullable(),
    naverProfile: carriedProfile.nullable(),
    googleProfile: carriedProfile.nullable(),
    homepageProfile: carriedProfile.nullable(),
    user_id: z.string().describe("The e-mail address that is proven, '' until one is"),
    name_kor: z.string().describe("The name and the phone that are proven, '' until they are"),
    cellphone: z.string(),
  }),
  errors: [],
});

const codeErrors = ['agreement_needed', 'cookies_required', 'code_not_sent', 'too_many_requests'] as const;
const proofErrors = ['agreement_needed', 'cookies_required', 'code_wrong', 'code_expired', 'too_many_requests'] as const;

export const sendJoinEmailCode = defineEndpoint({
  method: 'POST',
  path: '/api/join/askEmailCode',
  auth: 'public',
  summary: 'Mails a code to the address that is to be the id; the same answer whether it has an account or not (decision 46)',
  body: z.object({ user_id: line(254).min(1), ...languageRead }),
  result: codeSent,
  errors: ['email_invalid', ...codeErrors],
});

export const verifyJoinEmail = defineEndpoint({
  method: 'POST',
  path: '/api/join/proveEmail',
  auth: 'public',
  summary: 'Proves the address by the code; only then is it told whether it has an account (decision 46)',
  body: z.object({ code: line(20).min(1) }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['id_taken', ...proofErrors],
});

export const sendJoinPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/join/askPhoneCode',
  auth: 'public',
  summary: 'Sends a code for a name and a phone: by text in Korea, for other countries by mail (decision 36)',
  body: z.object({
    name_kor: line(100).min(1),
    cellphone: line(40).min(1),
    user_id: orBlank(line(254)).describe(
      'Where a number of another country gets its code by mail; not needed once an address is proven. The code then proves both',
    ),
    ...languageRead,
  }),
  result: codeSent,
  errors: ['name_invalid', 'phone_invalid', 'email_invalid', 'email_not_proven', ...codeErrors],
});

export const verifyJoinPhone = defineEndpoint({
  method: 'POST',
  path: '/api/join/provePhone',
  auth: 'public',
  summary: 'Proves name and phone by the code; only then is it told whether the phone has an account (decision 46)',
  body: z.object({ code: line(20).min(1) }),
  result: z.object({
    result: z.literal('success'),
    name_kor: z.string(),
    cellphone: z.string(),
    user_id: z.string().describe("The address that is proven, '' until one is"),
  }),
  errors: ['cellphone_duplicated', 'id_taken', ...proofErrors],
});

const addressPart = line(joinLimits.address).default('');

export const submitJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/submit',
  auth: 'public',
  summary: 'Makes the member of what has been agreed to, proven and told; sent twice it makes one',
  body: z.object({
    ...joinedBy,
    password: orBlank(z.string().max(400)).describe('Needed without a profile; with one a member has none'),
    birthday: line(10).describe('`YYYY-MM-DD`; under 14 nobody joins by himself'),
    home_zip: addressPart,
    home_addr1: addressPart,
    home_addr2: addressPart,
    comp_zip: addressPart,
    comp_addr1: addressPart,
    comp_addr2: addressPart,
    wedding_day: line(joinLimits.weddingDay).default('').describe('Written YYMMDD'),
    recommender: line(joinLimits.recommender).default('').describe("A member's number"),
    reg_path: orBlank(z.enum(signUpPaths)),
    reg_path_txt: line(joinLimits.otherPathText).default('').describe('Kept for path 99'),
    recomm_dept: line(40).default('').describe('Kept for path 12'),
    hotel_used_yn: yn.default('N'),
    recomm_hotel: orBlank(code<HtlCode>()).describe('Kept with hotel_used_yn Y'),
    ...languageRead,
  }),
  result: z.object({
    result: z.enum(['success', 'fail']),
    errCd: problemCode.optional().describe('With fail: which; nothing has been written'),
    message: z.string().describe("With fail: what the page tells, in the guest's language; else ''"),
    user_id: z.string().describe("With success: the id to sign in with; else ''"),
  }),
  errors: ['too_many_requests'],
});
export type JoinSubmission = z.output<(typeof submitJoin)['body']>;

export const findRecommender = defineEndpoint({
  method: 'POST',
  path: '/api/join/findRecomMember',
  auth: 'public',
  summary: 'Whether a number is a member’s',
  body: z.object({ card_no: line(joinLimits.recommender).min(1) }),
  result: z.object({
    result: z.object({
      err_code: z.enum(['0', '1']).describe('0: it is a member’s (Spec §5 Join form)'),
      err_msg: z.string().describe("Else why not, in the guest's language"),
    }),
  }),
  errors: ['too_many_requests'],
});

export const joinCalls = [
  agreeToJoin,
  getJoinForm,
  sendJoinEmailCode,
  verifyJoinEmail,
  sendJoinPhoneCode,
  verifyJoinPhone,
  submitJoin,
  findRecommender,
] as const;
