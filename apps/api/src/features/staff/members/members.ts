import { fail } from '@dining/contract/failure';
import type {
  searchMembers as searchCall,
  signMemberOut as signOutCall,
  staffMemberSchema,
  viewMember as viewCall,
} from '@dining/contract/staff/members';
import { getMemberExportExpiry } from '@dining/domain/members/member-export';
import { memberSearchLimit, parseMemberSearch } from '@dining/domain/members/member-search';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import { createScopeFilter, type ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { z } from 'zod';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { createActor, createCallerFilter, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { toProposalWire } from '../../../http/staff-proposals';
import type { StaffCaller } from '../../../http/staff-session';
import { rateLimit } from '../../../lib/rate-limiter';
import { getAuditName } from '../../../members/account-audit';
import { insertAuditEntry, insertReadingEntry } from '../../../stores/app/audit';
import { countDeletionBlockers } from '../../../stores/members/deletion';
import {
  countErasure,
  countMemberSessions,
  type FoundMember,
  findMemberForStaff,
  listMembersForStaff,
  listNextVisits,
} from '../../../stores/members/members-for-staff';
import { endSessionsOfMember } from '../../../stores/session/member-sessions';
import { listProposals, type StoredProposal } from '../../../stores/staff/proposals';

export interface MemberReader {
  readonly staff: StaffCaller;
  readonly language: Language;
}

export const memberActions = ['member.export', 'member.erase'] as const;
export type MemberAction = (typeof memberActions)[number];

const group = { type: 'group' } as const;

const isFullyAllowed = (staff: StaffCaller, capability: MemberAction, now: Date): boolean => {
  const permission = getPermission(staff.grants, capability, group, now);
  return permission.allowed && permission.access === 'full';
};

/** Returns the scopes in which the caller may sign members out: those in which they may do more than read. */
function createSignOutFilter({ grants }: StaffCaller, now: Date): ScopeFilter {
  const fullGrants = grants.filter((grant) => {
    const permission = getPermission([grant], 'member.read', grant.scope, now);
    return permission.allowed && permission.access === 'full';
  });
  return createScopeFilter(fullGrants.map(({ scope }) => scope));
}

export const toFoundMemberWire = ({ cardNo, userId, name, phoneLastDigits, joinedAt }: FoundMember) => ({
  cardNo,
  userId,
  name,
  phoneLastDigits,
  joinedAt: joinedAt.toISOString(),
});

function formatDownloadEnd(proposal: StoredProposal, now: Date): string | null {
  const end = proposal.action === 'member.export' ? getMemberExportExpiry(proposal) : null;
  return end !== null && now < end ? end.toISOString() : null;
}

async function getErasureEffects({ database: { pool }, now }: Deps, { userId }: FoundMember, sessions: number) {
  const today = getTodayInSeoul(now());
  const [blockers, counts] = await Promise.all([
    countDeletionBlockers(pool, userId, today),
    countErasure(pool, userId, today),
  ]);
  return { blockers, sessions, ...counts };
}

/** Returns a member as staff see them. Proposals are included only for callers who may make and decide them. */
export async function viewFoundMember(
  deps: Deps,
  { staff, language }: MemberReader,
  member: FoundMember,
): Promise<z.input<typeof staffMemberSchema>> {
  const { pool } = deps.database;
  const now = deps.now();
  const filter = createCallerFilter(staff, 'member.read', now);
  const [canExport, canErase] = [
    isFullyAllowed(staff, 'member.export', now),
    isFullyAllowed(staff, 'member.erase', now),
  ];
  const [sessions, visits, exports, erasures, memberToSignOut] = await Promise.all([
    countMemberSessions(pool, member.userId),
    listNextVisits(pool, member.userId, getTodayInSeoul(now), filter),
    canExport ? listProposals(pool, 'member.export', member.cardNo) : [],
    canErase ? listProposals(pool, 'member.erase', member.cardNo) : [],
    findMemberForStaff(pool, member.cardNo, createSignOutFilter(staff, now)),
  ]);
  const proposals = [...exports, ...erasures].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return {
    ...toFoundMemberWire(member),
    sessions,
    nextVisits: visits.map(({ venueName, visitDay, visitTime, ...visit }) => ({
      ...visit,
      venueName: getLocalizedText(venueName, language),
      visit: { date: visitDay, time: visitTime },
    })),
    canSignOut: memberToSignOut !== undefined,
    canExport,
    canErase,
    erasure: canErase ? await getErasureEffects(deps, member, sessions) : null,
    proposals: proposals.map((proposal) => ({
      ...toProposalWire(proposal, staff),
      downloadUntil: formatDownloadEnd(proposal, now),
    })),
  };
}

const recordReading = (deps: Deps, staff: StaffCaller, { userId }: FoundMember): Promise<void> =>
  insertReadingEntry(deps.database.pool, staff, {
    action: 'member.read',
    subject: getAuditName(deps, userId),
    htlCode: null,
  });

/**
 * Finds members by e-mail address, membership number or the end of the phone number. If too many match, none is shown.
 */
export async function searchMembersInScope(deps: Deps, { body, staff }: StaffCall<typeof searchCall>) {
  const term = parseMemberSearch(body.text);
  if (term.type === 'none') return { members: [], isTooBroad: false };
  if (staff.staffId !== null) {
    const limit = getLimit('staffMemberSearches', { staffId: staff.staffId });
    const rateLimitResult = await rateLimit.consume(deps, [limit]);
    if (!rateLimitResult.ok) return rateLimitResult.failure;
  }
  const identifiers = {
    userId: term.type === 'email' ? term.userId : null,
    digits: term.type === 'digits' ? term.digits : null,
  };
  const filter = createCallerFilter(staff, 'member.read', deps.now());
  const members = await listMembersForStaff(deps.database.pool, identifiers, filter, memberSearchLimit + 1);
  if (members.length > memberSearchLimit) return { members: [], isTooBroad: true };
  for (const member of members) await recordReading(deps, staff, member);
  return { members: members.map(toFoundMemberWire), isTooBroad: false };
}

export async function viewMemberByCardNo(deps: Deps, call: StaffCall<typeof viewCall>) {
  const { body, staff } = call;
  const filter = createCallerFilter(staff, 'member.read', deps.now());
  const member = await findMemberForStaff(deps.database.pool, body.cardNo, filter);
  if (member === undefined) return fail('not_found');
  await recordReading(deps, staff, member);
  return { member: await viewFoundMember(deps, call, member) };
}

/** Ends every session of a member. */
export async function signMemberOutByStaff(deps: Deps, call: StaffCall<typeof signOutCall>) {
  const { body, staff } = call;
  const { pool } = deps.database;
  const now = deps.now();
  const visibleMember = await findMemberForStaff(pool, body.cardNo, createCallerFilter(staff, 'member.read', now));
  if (visibleMember === undefined) return fail('not_found');
  const member = await findMemberForStaff(pool, body.cardNo, createSignOutFilter(staff, now));
  if (member === undefined) return fail('forbidden');
  return runStaffWrite<{ endedSessionCount: number }>(deps, call, async (client) => {
    const ended = await endSessionsOfMember(client, member.userId, 'ended_elsewhere');
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'member.sign_out',
      subject: getAuditName(deps, member.userId),
      htlCode: null,
      detail: { reason: body.reason, ended },
    });
    return { endedSessionCount: ended };
  });
}
