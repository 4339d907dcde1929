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

/** Consents of a new member (Spec §3 Join form). */
export const consentFields = {
  policyTermAgreYn: box,
  policyPrivacyAgreYn: box,
  policyThirdPartiesAgreYn: box,
  policyMarketingAgreYn: box,
  marketingSmsAgreYn: box,
  marketingMailAgreYn: box,
};

/** Provider whose profile was carried over; '' joins with id and password. */
const joinedBy = { login_type: orBlank(loginType) };

export const agreeToJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/agreement',
  auth: 'public',
  summary: 'Records consents to the current terms of a hotel, by default the first; valid for an hour in this browser',
  body: z.object({ htlCode: orBlank(code<HtlCode>()), ...joinedBy, ...consentFields, ...agreedTerms, ...languageRead }),
  result: z.object({
    result: z
      .enum(['success', 'invalid_auth_result'])
      .describe('invalid_auth_result: no such profile; the page goes to /login'),
  }),
  errors: [
    'terms_required',
    'privacy_required',
    'third_party_required',
    'terms_changed',
    'not_found',
    'too_many_requests',
  ],
});

const carriedProfile = defineComponent(
  'CarriedProfile',
  'Profile that a provider sent of a person who is not a member',
  {
    email: z.string().describe("'' if the provider sent none"),
    emailProvenYn: yn.describe('Y: verified by the provider, so no code is needed'),
    name_kor: z.string(),
    cellphone: z.string().describe('Digits for Korea, `+…` for others (decision 36); always verified by a code'),
  },
);
export type CarriedProfile = z.infer<typeof carriedProfile>;

export const getJoinForm = defineEndpoint({
  method: 'POST',
  path: '/api/join/form',
  auth: 'public',
  summary: 'Returns the provider’s profile and what is verified so far, to prefill the form',
  body: z.object(joinedBy),
  result: z.object({
    result: z
      .enum(['success', 'not_agreed', 'invalid_auth_result'])
      .describe('not_agreed: go back to the consents; invalid_auth_result: go to /login (Spec §4 Join flow)'),
    kakaoProfile: carriedProfile.nullable(),
    naverProfile: carriedProfile.nullable(),
    googleProfile: carriedProfile.nullable(),
    homepageProfile: carriedProfile.nullable(),
    user_id: z.string().describe("Verified e-mail address, '' until verified"),
    name_kor: z.string().describe("Verified name and phone, '' until verified"),
    cellphone: z.string(),
  }),
  errors: [],
});

const codeErrors = ['agreement_needed', 'cookies_required', 'code_not_sent', 'too_many_requests'] as const;
const proofErrors = [
  'agreement_needed',
  'cookies_required',
  'code_wrong',
  'code_expired',
  'too_many_requests',
] as const;

export const sendJoinEmailCode = defineEndpoint({
  method: 'POST',
  path: '/api/join/askEmailCode',
  auth: 'public',
  summary:
    'Mails a code to the address that will be the id; the answer does not reveal whether it has an account (decision 46)',
  body: z.object({ user_id: line(254).min(1), ...languageRead }),
  result: codeSent,
  errors: ['email_invalid', ...codeErrors],
});

export const verifyJoinEmail = defineEndpoint({
  method: 'POST',
  path: '/api/join/proveEmail',
  auth: 'public',
  summary: 'Verifies the address by the code; only then the answer reveals whether it has an account (decision 46)',
  body: z.object({ code: line(20).min(1) }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['id_taken', ...proofErrors],
});

export const sendJoinPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/join/askPhoneCode',
  auth: 'public',
  summary: 'Sends a code for a name and a phone: by SMS in Korea, by mail for other countries (decision 36)',
  body: z.object({
    name_kor: line(100).min(1),
    cellphone: line(40).min(1),
    user_id: orBlank(line(254)).describe(
      'Address that receives the code for a number of another country; not needed once an address is verified. The code then verifies both',
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
  summary:
    'Verifies name and phone by the code; only then the answer reveals whether the phone has an account (decision 46)',
  body: z.object({ code: line(20).min(1) }),
  result: z.object({
    result: z.literal('success'),
    name_kor: z.string(),
    cellphone: z.string(),
    user_id: z.string().describe("Verified address, '' until verified"),
  }),
  errors: ['cellphone_duplicated', 'id_taken', ...proofErrors],
});

const addressPart = line(joinLimits.address).default('');

export const submitJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/submit',
  auth: 'public',
  summary: 'Creates the member from consents, verified details and the form; idempotent',
  body: z.object({
    ...joinedBy,
    password: orBlank(z.string().max(400)).describe(
      'Required without a provider’s profile; members with one have no password',
    ),
    birthday: line(10).describe('`YYYY-MM-DD`; the minimum age is 14'),
    home_zip: addressPart,
    home_addr1: addressPart,
    home_addr2: addressPart,
    comp_zip: addressPart,
    comp_addr1: addressPart,
    comp_addr2: addressPart,
    wedding_day: line(joinLimits.weddingDay).default('').describe('YYMMDD'),
    recommender: line(joinLimits.recommender).default('').describe('Membership number of another member'),
    reg_path: orBlank(z.enum(signUpPaths)),
    reg_path_txt: line(joinLimits.otherPathText).default('').describe('Stored for path 99'),
    recomm_dept: line(40).default('').describe('Stored for path 12'),
    hotel_used_yn: yn.default('N'),
    recomm_hotel: orBlank(code<HtlCode>()).describe('Stored if hotel_used_yn is Y'),
    ...languageRead,
  }),
  result: z.object({
    result: z.enum(['success', 'fail']),
    errCd: problemCode.optional().describe('With fail: the problem; nothing was stored'),
    message: z.string().describe("With fail: message in the guest's language; otherwise ''"),
    user_id: z.string().describe("With success: the id to sign in with; otherwise ''"),
  }),
  errors: ['too_many_requests'],
});
export type JoinSubmission = z.output<(typeof submitJoin)['body']>;

export const findRecommender = defineEndpoint({
  method: 'POST',
  path: '/api/join/findRecomMember',
  auth: 'public',
  summary: 'Checks a membership number',
  body: z.object({ card_no: line(joinLimits.recommender).min(1) }),
  result: z.object({
    result: z.object({
      err_code: z.enum(['0', '1']).describe('0: number of a member (Spec §5 Join form)'),
      err_msg: z.string().describe("With 1: the reason, in the guest's language"),
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
