import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCodeOutput, defineLine } from '../wire';
import { proposalSchema } from './proposals';

const instantSchema = z.string().describe('An instant, ISO 8601');
const countSchema = z.number().int();
const reasonFields = { reason: defineLine(300).trim().min(1) };
/** The membership number identifies a member in requests and URLs, because their id is their e-mail address. */
const cardNoFields = { cardNo: z.string().regex(/^[\w-]{1,60}$/) };

const foundMemberFields = {
  cardNo: z.string().describe('Membership number'),
  userId: z.string().describe('Id of the account: an e-mail address'),
  name: z.string(),
  phoneLastDigits: z.string().nullable().describe('The last four digits; null without a phone number'),
  joinedAt: instantSchema,
};

const foundMemberSchema = defineComponent('FoundMember', 'A member whom a search has found', foundMemberFields);

const erasureSchema = z.object({
  blockers: z
    .object({ reservations: countSchema, payments: countSchema })
    .describe('Reservations whose day is not over, and payments of unknown outcome: the account cannot be erased'),
  sessions: countSchema.describe('Sessions that end'),
  coupons: countSchema.describe('Coupons that can no longer be used'),
  points: countSchema.describe('Points that can no longer be used'),
  reservations: countSchema.describe('Kept for five years from the visit, with the booker'),
  payments: countSchema.describe('Kept for five years'),
  inquiries: countSchema.describe('Kept for three years from the last message'),
  reviews: countSchema.describe('Kept without a name'),
});

export const staffMemberSchema = defineComponent('StaffMember', 'A member as staff see them', {
  ...foundMemberFields,
  sessions: countSchema.describe('Browsers in which they are signed in'),
  nextVisits: z
    .array(
      z.object({
        resvCode: defineCodeOutput<ResvCode>(),
        htlCode: defineCodeOutput<HtlCode>(),
        dinCode: defineCodeOutput<DinCode>(),
        venueName: z.string(),
        visit: z.object({ date: z.string(), time: z.string() }),
        type: z.enum(['table', 'room', 'pickup']),
      }),
    )
    .describe('The next reservation of each hotel in the scope of the caller'),
  canSignOut: z.boolean(),
  canExport: z.boolean().describe('True if the caller may propose, confirm and download an export'),
  canErase: z.boolean().describe('True if the caller may propose and confirm the erasure'),
  erasure: erasureSchema.nullable().describe('What an erasure would do; null without the right'),
  proposals: z
    .array(
      z.object({
        ...proposalSchema.shape,
        downloadUntil: instantSchema.nullable().describe('Deadline to download a confirmed export; null afterwards'),
      }),
    )
    .describe('Exports and erasures, newest first; empty without the right'),
});

const memberResult = z.object({ member: staffMemberSchema });

export const searchMembers = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/search',
  auth: { staff: 'member.read', access: 'read', isForOperators: true },
  summary:
    'Finds members by e-mail address, membership number or end of the phone number. Staff of a hotel or venue only find those who have reserved there. The reading is recorded',
  body: z.object({ text: defineLine(254) }),
  result: z.object({
    members: z.array(foundMemberSchema),
    isTooBroad: z.boolean().describe('True if too many members match: none is returned, and more digits are needed'),
  }),
  errors: ['too_many_requests'],
});

export const viewMember = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/view',
  auth: { staff: 'member.read', access: 'read', isForOperators: true },
  summary: 'Returns a member with what staff need to recognise them. The reading is recorded once per session',
  body: z.object(cardNoFields),
  result: memberResult,
  errors: ['not_found'],
});

export const signMemberOut = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/sign-out',
  auth: { staff: 'member.read', isForOperators: true },
  summary: 'Ends every session of a member, for example after a lost phone. They can sign in again',
  body: z.object({ ...cardNoFields, ...reasonFields }),
  idempotent: true,
  result: z.object({ endedSessionCount: countSchema }),
  errors: ['not_found', 'forbidden'],
});

export const proposeMemberExport = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/export',
  auth: { staff: 'member.export', isForOperators: true },
  summary: 'Proposes an export of everything stored of a member. A second person confirms it within 24 hours',
  body: z.object({ ...cardNoFields, ...reasonFields }),
  idempotent: true,
  result: memberResult,
  errors: ['not_found', 'second_factor_needed', 'already_proposed'],
});

export const downloadMemberExport = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/download',
  auth: { staff: 'member.export', isForOperators: true },
  summary:
    'Returns everything stored of a member, by table, within 24 hours of the confirmation. Each download is recorded with its reason',
  body: z.object({ proposalId: z.uuid(), ...reasonFields }),
  result: z.object({
    fileName: z.string(),
    tables: z.record(z.string(), z.array(z.unknown())).describe('Rows as they are stored; times are ISO 8601'),
  }),
  errors: ['not_found', 'second_factor_needed', 'second_person_needed', 'proposal_closed', 'proposal_lapsed'],
});

export const proposeMemberErasure = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/erase',
  auth: { staff: 'member.erase', isForOperators: true },
  summary: 'Proposes to delete an account and its personal data. A second person confirms it within 24 hours',
  body: z.object({ ...cardNoFields, ...reasonFields }),
  idempotent: true,
  result: memberResult,
  errors: ['not_found', 'second_factor_needed', 'already_proposed', 'member_reserves', 'member_pays'],
});

export const listMemberProposals = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/proposals',
  auth: { staff: 'member.export' },
  summary: 'Lists exports and erasures that wait for a second person, newest first',
  body: z.object({ ...cursorFields }),
  result: z.object({
    proposals: z.array(
      z.object({
        ...proposalSchema.shape,
        member: foundMemberSchema,
      }),
    ),
    ...nextCursorFields,
  }),
  errors: [],
});

const proposalIdFields = { proposalId: z.uuid() };
const decisionErrors = ['not_found', 'second_factor_needed', 'proposal_closed', 'proposal_lapsed'] as const;

export const confirmMemberAction = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/confirm',
  auth: { staff: 'member.erase' },
  summary: 'Confirms, as the second person, an export or an erasure. An erasure is done at once and cannot be undone',
  body: z.object(proposalIdFields),
  idempotent: true,
  result: z.object({
    member: staffMemberSchema.nullable().describe('Null once it is erased'),
    pseudonymId: z
      .string()
      .nullable()
      .describe('Id under which records that must be kept are stored; null for an export'),
  }),
  errors: [...decisionErrors, 'own_proposal', 'second_person_needed', 'member_reserves', 'member_pays'],
});

export const withdrawMemberAction = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/withdraw',
  auth: { staff: 'member.erase' },
  summary: 'Withdraws an export or erasure that the caller has proposed',
  body: z.object(proposalIdFields),
  idempotent: true,
  result: memberResult,
  errors: [...decisionErrors, 'not_own_proposal'],
});

export const refuseMemberAction = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/member/refuse',
  auth: { staff: 'member.erase' },
  summary: 'Refuses an export or erasure that another person has proposed; the proposer sees the reason',
  body: z.object({ ...proposalIdFields, ...reasonFields }),
  idempotent: true,
  result: memberResult,
  errors: [...decisionErrors, 'own_proposal'],
});

export const memberEndpointsForStaff = [
  searchMembers,
  viewMember,
  signMemberOut,
  proposeMemberExport,
  downloadMemberExport,
  proposeMemberErasure,
  listMemberProposals,
  confirmMemberAction,
  withdrawMemberAction,
  refuseMemberAction,
] as const;
