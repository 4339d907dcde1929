import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { emailLimit } from '@dining/domain/shared/email';
import { languages } from '@dining/domain/shared/language';
import { roles } from '@dining/domain/staff/permissions';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, seoulDateSchema } from '../wire';
import { defineStaffCommand } from './command';

export const roleSchema = z.enum(roles).meta({ id: 'Role', description: 'Role of a staff member' });
export const languageSchema = z.enum(languages);

const scopeInputSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('venue'), htlCode: defineCode<HtlCode>(), dinCode: defineCode<DinCode>() }),
    z.object({ type: z.literal('hotel'), htlCode: defineCode<HtlCode>() }),
    z.object({ type: z.literal('group') }),
  ])
  .describe('Where a grant is valid: one venue, all venues of a hotel, or the group');
const scopeSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('venue'), htlCode: defineCodeOutput<HtlCode>(), dinCode: defineCodeOutput<DinCode>() }),
    z.object({ type: z.literal('hotel'), htlCode: defineCodeOutput<HtlCode>() }),
    z.object({ type: z.literal('group') }),
  ])
  .meta({ id: 'Scope', description: 'Where a grant is valid: one venue, all venues of a hotel, or the group' });

const endsOnSchema = seoulDateSchema.nullable().describe('Last day of the grant in Seoul; null without an end');

const staffIdSchema = z.uuid();
const instantSchema = z.string().describe('An instant, ISO 8601');

export const grantSchema = defineComponent('Grant', 'A role of a staff member at a scope, until a day', {
  grantId: z.string(),
  staffId: z.string(),
  role: roleSchema,
  scope: scopeSchema,
  endsOn: z.string().nullable().describe('Last day in Seoul, `YYYY-MM-DD`; null without an end'),
  version: z.number().int().describe('Send it with a change'),
});

export const staffSessionSchema = defineComponent('StaffSession', 'A session of a staff member', {
  handle: z.string().describe('Identifies the session, but gives no access to it'),
  device: z.string(),
  address: z.string(),
  startedAt: instantSchema,
  seenAt: instantSchema,
  isCurrent: z.boolean(),
});

export const staffPersonSchema = defineComponent('StaffPerson', 'A staff member as others see them', {
  staffId: z.string(),
  email: z.string(),
  name: z.string(),
  language: languageSchema,
  hasPassword: z.boolean(),
  passkeys: z.number().int(),
  invitation: z
    .object({ invitedBy: z.string(), expiresAt: instantSchema })
    .nullable()
    .describe('The invitation that has not been accepted yet; it may have expired'),
  grants: z.array(grantSchema).describe('Those in the scope of the caller'),
  sessions: z.array(staffSessionSchema),
  canRenewSignIn: z.boolean().describe('True if the caller may grant each of their roles'),
});

export const listGrants = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/grant/list',
  auth: { staff: 'staff', access: 'read' },
  summary: 'Lists the grants in the scope of the caller',
  body: z.object({}),
  result: z.object({ grants: z.array(grantSchema.extend({ name: z.string().describe('Of the staff member') })) }),
  errors: [],
});

export const saveGrant = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/grant/save',
  auth: { staff: 'staff' },
  summary: 'Gives a role to a staff member, or changes the last day of a grant. Ends the sessions of that person',
  body: z.union([
    z.object({ staffId: staffIdSchema, role: roleSchema, scope: scopeInputSchema, endsOn: endsOnSchema }),
    z.object({ grantId: z.uuid(), version: z.int().min(1), endsOn: endsOnSchema }),
  ]),
  idempotent: true,
  result: z.object({ grant: grantSchema }),
  errors: [
    'not_found',
    'grant_not_allowed',
    'own_grant',
    'second_factor_needed',
    'changed_meanwhile',
    'last_owner',
    'past',
  ],
});

export const endGrant = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/grant/end',
  auth: { staff: 'staff' },
  summary: 'Ends a grant at once, and with it the sessions of that person',
  body: z.object({ grantId: z.uuid(), version: z.int().min(1) }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'grant_not_allowed', 'own_grant', 'second_factor_needed', 'changed_meanwhile', 'last_owner'],
});

export const listStaff = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/staff/list',
  auth: { staff: 'staff', access: 'read' },
  summary: 'Lists the staff members who have a grant in the scope of the caller, or all if that scope is the group',
  body: z.object({}),
  result: z.object({ staff: z.array(staffPersonSchema) }),
  errors: [],
});

export const inviteStaff = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/staff/invite',
  auth: { staff: 'staff' },
  summary:
    'Gives roles to a person by their e-mail address. A person who has no sign-in gets a mail with a link, valid for 72 hours and for one use',
  body: z.object({
    email: defineLine(emailLimit).min(1),
    name: defineLine(60).trim().min(1),
    language: languageSchema,
    grants: z
      .array(z.object({ role: roleSchema, scope: scopeInputSchema, endsOn: endsOnSchema }))
      .min(1)
      .max(20),
  }),
  idempotent: true,
  result: z.object({ staffId: z.string(), invited: z.boolean().describe('False if they can sign in already') }),
  errors: [
    'not_found',
    'email_invalid',
    'grant_not_allowed',
    'own_grant',
    'second_factor_needed',
    'changed_meanwhile',
    'past',
  ],
});

export const resetCredentials = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/staff/renew-sign-in',
  auth: { staff: 'staff' },
  summary:
    'Removes the sign-in of a person who has lost their second factor, ends their sessions and invites them again. Needs the right to grant each of their roles',
  body: z.object({ staffId: staffIdSchema, reason: defineLine(200).trim().min(1) }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'grant_not_allowed', 'own_grant', 'second_factor_needed'],
});

export const endStaffSession = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/staff/end-session',
  auth: { staff: 'staff' },
  summary: 'Ends a session of a staff member in the scope of the caller',
  body: z.object({ staffId: staffIdSchema, handle: z.uuid() }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'second_factor_needed'],
});

export const staffPeopleEndpoints = [
  listGrants,
  saveGrant,
  endGrant,
  listStaff,
  inviteStaff,
  resetCredentials,
  endStaffSession,
] as const;

/**
 * Makes a person an owner of the group and invites them: a new owner, or one who can no longer sign in. Removes their
 * credentials and ends their sessions. Returns the link that is mailed.
 */
export const inviteOwner = defineStaffCommand<{ readonly link: string; readonly isNew: boolean }>()(
  '/staff/staff/invite-owner',
  {
    email: defineLine(emailLimit).min(1),
    name: defineLine(60).trim().min(1),
    language: languageSchema,
  },
);
