import { joinLimits, signUpPaths } from '@dining/domain/join/join-form';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { problemCodeSchema } from '../problem';
import { defineCode, defineLine, languageFields, ynSchema } from '../wire';
import { codeSentSchema } from './members/one-time-codes';
import { loginTypeSchema } from './session/login-type';
import { userDetailsSchema } from './session/session';
import { agreedTermsFields } from './terms';

const checkboxSchema = ynSchema.default('N');

/** Consents of a new member (Spec §3 Join form). */
export const consentFields = {
  policyTermAgreYn: checkboxSchema,
  policyPrivacyAgreYn: checkboxSchema,
  policyThirdPartiesAgreYn: checkboxSchema,
  policyMarketingAgreYn: checkboxSchema,
  marketingSmsAgreYn: checkboxSchema,
  marketingMailAgreYn: checkboxSchema,
};

/** Provider whose profile prefills the form; blank joins with id and password. */
const joinMethodFields = { login_type: allowBlank(loginTypeSchema) };

const invitationErrors = ['invitation_unknown', 'invitation_expired', 'invitation_used', 'too_many_requests'] as const;
const invitationKeySchema = defineLine(200).describe(
  'Key of the link in the invitation of a member of a former system',
);

export const viewJoinInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/join/invitation',
  auth: 'public',
  summary: 'Returns the address that an invitation to join is for',
  body: z.object({ invitation: invitationKeySchema.min(1) }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: invitationErrors,
});

export const agreeToJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/agreement',
  auth: 'public',
  summary: 'Records consents to the current terms of a hotel, by default the first; valid for an hour in this browser',
  body: z.object({
    htlCode: allowBlank(defineCode<HtlCode>()),
    ...joinMethodFields,
    invitation: allowBlank(invitationKeySchema.describe('Key of an invitation, which proves its e-mail address')),
    ...consentFields,
    ...agreedTermsFields,
    ...languageFields,
  }),
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
    ...invitationErrors,
  ],
});

const carriedProfileSchema = defineComponent(
  'CarriedProfile',
  'Profile from a provider of a person who is not a member',
  {
    email: z.string().describe("'' if the provider sent none"),
    emailProvenYn: ynSchema.describe('Y: verified by the provider, so no code is needed'),
    name_kor: z.string(),
    cellphone: z.string().describe('Digits for Korea, `+…` for others (decision 36); always verified by a code'),
  },
);
export type CarriedProfile = z.infer<typeof carriedProfileSchema>;

export const getJoinForm = defineEndpoint({
  method: 'POST',
  path: '/api/join/form',
  auth: 'public',
  summary: 'Returns the provider’s profile and what is verified so far, to prefill the form',
  body: z.object(joinMethodFields),
  result: z.object({
    result: z
      .enum(['success', 'not_agreed', 'invalid_auth_result'])
      .describe('not_agreed: go back to the consents; invalid_auth_result: go to /login (Spec §4 Join flow)'),
    kakaoProfile: carriedProfileSchema.nullable(),
    naverProfile: carriedProfileSchema.nullable(),
    googleProfile: carriedProfileSchema.nullable(),
    homepageProfile: carriedProfileSchema.nullable(),
    user_id: z.string().describe("Verified e-mail address, '' until verified"),
    name_kor: z.string().describe("Verified name and phone, '' until verified"),
    cellphone: z.string(),
  }),
  errors: [],
});

const sendCodeErrors = ['agreement_needed', 'cookies_required', 'code_not_sent', 'too_many_requests'] as const;
const verifyCodeErrors = [
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
    'Mails a code to the address for the new id; the response does not reveal whether it has an account (decision 46)',
  body: z.object({ user_id: defineLine(254).min(1), ...languageFields }),
  result: codeSentSchema,
  errors: ['email_invalid', ...sendCodeErrors],
});

export const verifyJoinEmail = defineEndpoint({
  method: 'POST',
  path: '/api/join/proveEmail',
  auth: 'public',
  summary: 'Verifies the address by the code, and only then reveals whether it has an account (decision 46)',
  body: z.object({ code: defineLine(20).min(1) }),
  result: z.object({ result: z.literal('success'), user_id: z.string() }),
  errors: ['id_taken', ...verifyCodeErrors],
});

export const sendJoinPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/join/askPhoneCode',
  auth: 'public',
  summary: 'Sends a code for a name and a phone: by SMS in Korea, by mail for other countries (decision 36)',
  body: z.object({
    name_kor: defineLine(100).min(1),
    cellphone: defineLine(40).min(1),
    user_id: allowBlank(defineLine(254)).describe(
      'Address that receives the code for a number of another country; not needed once an address is verified. The code then verifies both',
    ),
    ...languageFields,
  }),
  result: codeSentSchema,
  errors: ['name_invalid', 'phone_invalid', 'email_invalid', 'email_not_proven', ...sendCodeErrors],
});

export const verifyJoinPhone = defineEndpoint({
  method: 'POST',
  path: '/api/join/provePhone',
  auth: 'public',
  summary: 'Verifies name and phone by the code, and only then reveals whether the phone has an account (decision 46)',
  body: z.object({ code: defineLine(20).min(1) }),
  result: z.object({
    result: z.literal('success'),
    name_kor: z.string(),
    cellphone: z.string(),
    user_id: z.string().describe("Verified address, '' until verified"),
  }),
  errors: ['cellphone_duplicated', 'id_taken', ...verifyCodeErrors],
});

const addressPartSchema = defineLine(joinLimits.address).default('');

export const submitJoin = defineEndpoint({
  method: 'POST',
  path: '/api/join/submit',
  auth: 'public',
  summary: 'Creates the member from consents, verified details and the form; idempotent',
  body: z.object({
    ...joinMethodFields,
    password: allowBlank(z.string().max(400)).describe(
      'Required without a provider’s profile; members with one have no password',
    ),
    birthday: defineLine(10).describe('`YYYY-MM-DD`; the minimum age is 14'),
    home_zip: addressPartSchema,
    home_addr1: addressPartSchema,
    home_addr2: addressPartSchema,
    comp_zip: addressPartSchema,
    comp_addr1: addressPartSchema,
    comp_addr2: addressPartSchema,
    wedding_day: defineLine(joinLimits.weddingDay).default('').describe('YYMMDD'),
    recommender: defineLine(joinLimits.recommender).default('').describe('Membership number of another member'),
    reg_path: allowBlank(z.enum(signUpPaths)),
    reg_path_txt: defineLine(joinLimits.otherPathText).default('').describe('Stored for path 99'),
    recomm_dept: defineLine(40).default('').describe('Stored for path 12'),
    hotel_used_yn: ynSchema.default('N'),
    recomm_hotel: allowBlank(defineCode<HtlCode>()).describe('Stored if hotel_used_yn is Y'),
    ...languageFields,
  }),
  result: z.object({
    result: z.enum(['success', 'fail']),
    errCd: problemCodeSchema.optional().describe('With fail: the problem; nothing was stored'),
    message: z.string().describe("With fail: message in the guest's language; otherwise ''"),
    user_id: z.string().describe("With success: the id to sign in with; otherwise ''"),
    userDetails: userDetailsSchema
      .optional()
      .describe(
        'With success: the new member, who is signed in (decision 57); missing if another request signed them in',
      ),
  }),
  errors: ['too_many_requests'],
});
export type JoinSubmission = z.output<(typeof submitJoin)['body']>;

export const findRecommender = defineEndpoint({
  method: 'POST',
  path: '/api/join/findRecomMember',
  auth: 'public',
  summary: 'Checks a membership number',
  body: z.object({ card_no: defineLine(joinLimits.recommender).min(1) }),
  result: z.object({
    result: z.object({
      err_code: z.enum(['0', '1']).describe('0: number of a member (Spec §5 Join form)'),
      err_msg: z.string().describe("With 1: the reason, in the guest's language"),
    }),
  }),
  errors: ['too_many_requests'],
});

export const joinEndpoints = [
  viewJoinInvitation,
  agreeToJoin,
  getJoinForm,
  sendJoinEmailCode,
  verifyJoinEmail,
  sendJoinPhoneCode,
  verifyJoinPhone,
  submitJoin,
  findRecommender,
] as const;
