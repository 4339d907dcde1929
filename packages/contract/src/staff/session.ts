import { emailLimit } from '@dining/domain/shared/email';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineLine } from '../wire';
import { grantSchema, languageSchema, staffSessionSchema } from './staff';

/** A WebAuthn value in base64url. */
const encodedSchema = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);
const optionsSchema = z
  .record(z.string(), z.unknown())
  .describe('WebAuthn options as JSON, for `navigator.credentials`');

const credentialFields = {
  id: encodedSchema,
  rawId: encodedSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** Result of `navigator.credentials.get`, as JSON. */
const assertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: encodedSchema,
    authenticatorData: encodedSchema,
    signature: encodedSchema,
    userHandle: encodedSchema.optional(),
  }),
});

/** Result of `navigator.credentials.create`, as JSON. */
const registrationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: encodedSchema,
    attestationObject: encodedSchema,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .optional(),
  }),
});

export const staffMeSchema = defineComponent('StaffMe', 'The signed-in staff member', {
  staffId: z.string(),
  email: z.string(),
  name: z.string(),
  language: languageSchema,
  grants: z.array(grantSchema),
  secondFactorAgeSeconds: z.number().int().describe('Seconds since the second factor was verified'),
  hasPassword: z.boolean(),
  recoveryCodeCount: z.number().int().describe('Unused recovery codes'),
  passkeys: z.array(
    z.object({ credentialId: z.string(), device: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
  ),
  sessions: z.array(staffSessionSchema),
});
export type StaffMe = z.infer<typeof staffMeSchema>;

const meResult = z.object({ me: staffMeSchema });
const successResult = z.object({ result: z.literal('success') });
const recoveryCodesSchema = z
  .array(z.string())
  .describe('Shown once; each replaces one code of the authenticator app. Empty without a password');

export const signInByPassword = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/password',
  auth: 'public',
  summary: 'Checks the password. The sign-in is complete after `session/totp`',
  body: z.object({ email: defineLine(emailLimit).min(1), password: z.string().min(1).max(200) }),
  result: z.object({ next: z.literal('totp') }),
  errors: ['wrong_credentials', 'too_many_requests'],
});

export const submitSecondFactor = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/totp',
  auth: 'public',
  summary:
    'Completes the sign-in with a code of the authenticator app or a recovery code; in a complete session it renews the second factor',
  body: z.union([
    z.object({ code: defineLine(20).min(1).describe('Six digits; each code is accepted once') }),
    z.object({ recoveryCode: defineLine(60).min(1) }),
  ]),
  result: meResult,
  errors: ['not_signed_in', 'session_ended', 'forbidden', 'code_wrong', 'too_many_requests'],
});

export const getPasskeyOptions = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/passkey/options',
  auth: 'public',
  summary: 'Returns the options to sign in with a passkey, valid for five minutes',
  body: z.object({}),
  result: z.object({ options: optionsSchema }),
  errors: ['too_many_requests'],
});

export const verifyPasskey = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/passkey/verify',
  auth: 'public',
  summary: 'Signs in with a passkey; in a complete session of the same person it renews the second factor',
  body: z.object({ response: assertionSchema }),
  result: meResult,
  errors: ['wrong_credentials', 'forbidden', 'too_many_requests'],
});

export const logoutStaff = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/logout',
  auth: 'public',
  summary: 'Ends the session; idempotent',
  body: z.object({}),
  result: successResult,
  errors: [],
});

export const getStaffMe = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/session/me',
  auth: { staff: 'self' },
  summary: 'Returns the signed-in staff member with their grants',
  result: meResult,
  errors: [],
});

export const endOtherSessions = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/end-others',
  auth: { staff: 'self' },
  summary: 'Ends all other sessions of the caller',
  body: z.object({}),
  result: z.object({ endedSessionCount: z.number().int() }),
  errors: [],
});

export const getPasskeyRegistration = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/passkey/register-options',
  auth: { staff: 'self' },
  summary: 'Returns the options to add a passkey, valid for five minutes',
  body: z.object({}),
  result: z.object({ options: optionsSchema }),
  errors: ['second_factor_needed'],
});

export const registerPasskey = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/passkey/register',
  auth: { staff: 'self' },
  summary: 'Adds a passkey to the account of the caller',
  body: z.object({ response: registrationSchema }),
  result: meResult,
  errors: ['second_factor_needed', 'passkey_refused'],
});

export const removePasskey = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/passkey/remove',
  auth: { staff: 'self' },
  summary: 'Removes a passkey of the caller, unless it is their only way to sign in',
  body: z.object({ credentialId: encodedSchema }),
  result: meResult,
  errors: ['second_factor_needed', 'not_found', 'only_sign_in_method'],
});

export const renewRecoveryCodes = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/session/recovery-codes',
  auth: { staff: 'self' },
  summary: 'Replaces the recovery codes of a caller who has a password',
  body: z.object({}),
  result: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['second_factor_needed', 'not_found'],
});

const invitationKeySchema = defineLine(200).min(1).describe('The key of the link in the mail');

export const viewInvitation = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/invitation/view',
  auth: 'public',
  summary: 'Returns an invitation, with what is needed to set up an authenticator app or a passkey',
  body: z.object({ key: invitationKeySchema }),
  result: z.object({
    email: z.string(),
    name: z.string(),
    language: languageSchema,
    purpose: z.enum(['join', 'renew']),
    invitedBy: z.string(),
    expiresAt: z.string().describe('An instant, ISO 8601'),
    grants: z.array(grantSchema),
    totp: z.object({
      secret: z.string().describe('In base32, to type into the app'),
      uri: z.string().describe('`otpauth://…`, for a QR code'),
    }),
    passkeyOptions: optionsSchema,
  }),
  errors: ['invitation_unknown', 'invitation_expired', 'invitation_used', 'too_many_requests'],
});

export const acceptInvitation = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/invitation/accept',
  auth: 'public',
  summary: 'Accepts an invitation with a password and a code of the authenticator app, or with a passkey, and signs in',
  body: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('password'),
      key: invitationKeySchema,
      password: z.string().min(1).max(200),
      code: defineLine(20).min(1),
    }),
    z.object({ method: z.literal('passkey'), key: invitationKeySchema, response: registrationSchema }),
  ]),
  result: z.object({ me: staffMeSchema, recoveryCodes: recoveryCodesSchema }),
  errors: [
    'invitation_unknown',
    'invitation_expired',
    'invitation_used',
    'too_many_requests',
    'code_wrong',
    'passkey_refused',
    'password_short',
    'password_long',
    'password_simple',
    'password_known',
    'password_common',
  ],
});

export const staffSessionEndpoints = [
  signInByPassword,
  submitSecondFactor,
  getPasskeyOptions,
  verifyPasskey,
  logoutStaff,
  getStaffMe,
  endOtherSessions,
  getPasskeyRegistration,
  registerPasskey,
  removePasskey,
  renewRecoveryCodes,
  viewInvitation,
  acceptInvitation,
] as const;
