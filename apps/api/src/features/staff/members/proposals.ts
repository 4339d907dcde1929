import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  confirmMemberAction,
  downloadMemberExport,
  listMemberProposals,
  proposeMemberErasure,
  proposeMemberExport,
  refuseMemberAction,
  withdrawMemberAction,
} from '@dining/contract/staff/members';
import { getMemberExportExpiry } from '@dining/domain/members/member-export';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { releaseUnpaidHoldsOfMember } from '../../../booking/payments/release-unpaid-holds';
import { endProposal, getProposalScope, lockConfirmableProposal } from '../../../booking/proposals/proposals';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorizeProposal,
  createActor,
  createCallerFilter,
  runStaffWrite,
  type StaffCall,
} from '../../../http/staff-mount';
import { decisionFailures, getDecider, toProposalWire } from '../../../http/staff-proposals';
import type { SignedInStaff, StaffCaller } from '../../../http/staff-session';
import { getAuditName } from '../../../members/account-audit';
import { endMembershipInTransaction } from '../../../members/end-membership';
import type { Log } from '../../../ports/log';
import { insertAuditEntry } from '../../../stores/app/audit';
import { countDeletionBlockers, type DeletionBlockers } from '../../../stores/members/deletion';
import { listMemberRows } from '../../../stores/members/member-rows';
import { lockMember } from '../../../stores/members/members';
import { type FoundMember, findMemberForStaff, listMembersByCardNo } from '../../../stores/members/members-for-staff';
import {
  findProposal,
  insertProposal,
  listOpenProposals,
  type StoredProposal,
  updateProposalState,
  updateProposalsToLapsed,
} from '../../../stores/staff/proposals';
import { type MemberAction, type MemberReader, memberActions, toFoundMemberWire, viewFoundMember } from './members';

const group = { type: 'group' } as const;
/** Exports and erasures need a grant for the whole group. */
const groupFilter = { isGroup: true, htlCodes: [], dinCodes: [] };

const findMember = (db: Parameters<typeof findMemberForStaff>[0], cardNo: string) =>
  findMemberForStaff(db, cardNo, groupFilter);

const createBlockerFailure = ({ reservations, payments }: DeletionBlockers): Failure | undefined => {
  if (reservations > 0) return fail('member_reserves', { count: reservations });
  return payments > 0 ? fail('member_pays', { count: payments }) : undefined;
};

async function getMemberResponse(deps: Deps, reader: MemberReader, cardNo: string) {
  const member = await findMember(deps.database.pool, cardNo);
  return member === undefined ? fail('not_found') : { member: await viewFoundMember(deps, reader, member) };
}

type ProposeCall = StaffCall<typeof proposeMemberExport | typeof proposeMemberErasure>;

/** Proposes an export or an erasure, as the first person. */
export async function proposeMemberAction(deps: Deps, call: ProposeCall, action: MemberAction) {
  const { body, staff } = call;
  const { pool } = deps.database;
  const refusal = authorizeProposal(staff, action, group, deps.now());
  if (refusal !== undefined) return refusal;
  const member = await findMember(pool, body.cardNo);
  if (member === undefined) return fail('not_found');
  const blockerFailure =
    action === 'member.erase'
      ? createBlockerFailure(await countDeletionBlockers(pool, member.userId, getTodayInSeoul(deps.now())))
      : undefined;
  if (blockerFailure !== undefined) return blockerFailure;
  const writeResult = await runStaffWrite<{ proposalId: string }>(deps, call, async (client) => {
    if (!(await lockMember(client, member.userId))) return fail('not_found');
    await updateProposalsToLapsed(client, action, member.cardNo);
    const proposal = await insertProposal(client, {
      capability: action,
      action,
      subject: member.cardNo,
      // Not needed: what prevents the action is checked again when it is confirmed.
      subjectVersion: 0,
      body: {},
      reason: body.reason,
      proposer: { staffId: staff.staffId, name: staff.name },
      htlCode: null,
      dinCode: null,
    });
    if (proposal === undefined) return fail('already_proposed');
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'proposal.add',
      subject: getAuditName(deps, member.userId),
      htlCode: null,
      detail: { act: action, reason: body.reason },
    });
    return { proposalId: proposal.proposalId };
  });
  return isFailure(writeResult) ? writeResult : getMemberResponse(deps, call, member.cardNo);
}

/** Finds a proposal about a member that the caller may decide or carry out. */
async function findActionProposal(
  deps: Deps,
  staff: StaffCaller,
  proposalId: string,
): Promise<(StoredProposal & { readonly action: MemberAction }) | Failure> {
  const proposal = await findProposal(deps.database.pool, proposalId);
  const action = memberActions.find((memberAction) => memberAction === proposal?.action);
  if (proposal === undefined || action === undefined) return fail('not_found');
  return (
    authorizeProposal(staff, proposal.capability, getProposalScope(proposal), deps.now()) ?? { ...proposal, action }
  );
}

async function confirmExport(
  client: PoolClient,
  deps: Deps,
  staff: SignedInStaff,
  { proposalId, action, reason, proposer }: StoredProposal,
  { userId }: FoundMember,
): Promise<Failure | undefined> {
  if (!(await updateProposalState(client, proposalId, 'confirmed', staff))) return fail('proposal_lapsed');
  await insertAuditEntry(client, {
    ...createActor(staff),
    action: 'proposal.confirm',
    subject: getAuditName(deps, userId),
    htlCode: null,
    detail: { act: action, reason, proposer: proposer.name },
  });
  return undefined;
}

/**
 * Erases a member in the transaction that closes the proposal, so that neither happens without the other. Returns the
 * id that replaces the member's, or a failure, after which the transaction must be rolled back.
 */
async function confirmErasure(
  client: PoolClient,
  deps: Deps,
  staff: SignedInStaff,
  { proposalId, reason, proposer }: StoredProposal,
  { userId }: FoundMember,
): Promise<string | Failure> {
  const ending = await endMembershipInTransaction(client, deps, userId, 'ko', async (erasureClient, anonymousId) => {
    await releaseUnpaidHoldsOfMember(erasureClient, userId);
    await insertAuditEntry(erasureClient, {
      ...createActor(staff),
      action: 'member.erase',
      subject: getAuditName(deps, userId),
      htlCode: null,
      detail: { reason, proposer: proposer.name, kept: anonymousId },
    });
  });
  if (ending.outcome === 'not_found') return fail('not_found');
  if (ending.outcome === 'refused') return createBlockerFailure(ending.blockers) ?? fail('member_pays');
  if (!(await updateProposalState(client, proposalId, 'confirmed', staff))) return fail('proposal_lapsed');
  return ending.anonymousId;
}

/** Confirms an export or an erasure as the second person. */
export async function confirmMemberProposal(deps: Deps, call: StaffCall<typeof confirmMemberAction>) {
  const { staff, body, request } = call;
  const foundProposal = await findActionProposal(deps, staff, body.proposalId);
  if (isFailure(foundProposal)) return foundProposal;
  const log: Log = request.log;
  const writeResult = await runStaffWrite<{ pseudonymId: string | null }>(deps, call, async (client) => {
    const lockResult = await lockConfirmableProposal(client, body.proposalId, getDecider(staff), deps.now());
    if (!lockResult.ok) return fail(decisionFailures[lockResult.error]);
    const member = await findMember(client, lockResult.proposal.subject);
    if (member === undefined) return fail('not_found');
    if (foundProposal.action === 'member.export')
      return (await confirmExport(client, deps, staff, lockResult.proposal, member)) ?? { pseudonymId: null };
    const pseudonymId = await confirmErasure(client, deps, staff, lockResult.proposal, member);
    return isFailure(pseudonymId) ? pseudonymId : { pseudonymId };
  });
  if (isFailure(writeResult)) return writeResult;
  if (writeResult.pseudonymId === null) {
    const response = await getMemberResponse(deps, call, foundProposal.subject);
    return isFailure(response) ? response : { ...response, pseudonymId: null };
  }
  log.info({ event: 'member.erased', pseudonymId: writeResult.pseudonymId }, 'member erased');
  return { member: null, pseudonymId: writeResult.pseudonymId };
}

/** Withdraws the caller's own proposal, or refuses that of another person. */
export async function endMemberProposal(
  deps: Deps,
  call: StaffCall<typeof withdrawMemberAction | typeof refuseMemberAction>,
  decision: 'withdrawn' | 'refused',
  note = '',
) {
  const { staff, body } = call;
  const foundProposal = await findActionProposal(deps, staff, body.proposalId);
  if (isFailure(foundProposal)) return foundProposal;
  const member = await findMember(deps.database.pool, foundProposal.subject);
  if (member === undefined) return fail('not_found');
  const getAuditSubject = () => getAuditName(deps, member.userId);
  const writeResult = await runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const decider = { ...getDecider(staff), note, now: deps.now(), getAuditSubject };
    const endResult = await endProposal(client, body.proposalId, decision, decider);
    return endResult.ok ? { result: 'success' } : fail(decisionFailures[endResult.error]);
  });
  return isFailure(writeResult) ? writeResult : getMemberResponse(deps, call, member.cardNo);
}

/** Returns the stored data of a member, without secrets, once two people have agreed on it. Audits each download. */
export async function downloadExport(deps: Deps, { body, staff }: StaffCall<typeof downloadMemberExport>) {
  const { pool } = deps.database;
  const proposal = await findActionProposal(deps, staff, body.proposalId);
  if (isFailure(proposal)) return proposal;
  if (proposal.action !== 'member.export') return fail('not_found');
  if (proposal.state === 'open') return fail('second_person_needed');
  const downloadEnd = getMemberExportExpiry(proposal);
  if (downloadEnd === null) return fail('proposal_closed');
  if (downloadEnd <= deps.now()) return fail('proposal_lapsed');
  const member = await findMember(pool, proposal.subject);
  if (member === undefined) return fail('not_found');
  const subject = getAuditName(deps, member.userId);
  await insertAuditEntry(pool, {
    ...createActor(staff),
    action: 'member.export',
    subject,
    htlCode: null,
    detail: { reason: body.reason, proposer: proposal.proposer.name, decider: proposal.decider },
  });
  const memberTables = await listMemberRows(pool, member.userId, subject);
  return {
    fileName: `member-${member.cardNo}-${getTodayInSeoul(deps.now())}.json`,
    tables: Object.fromEntries(memberTables.flatMap(({ table, rows }) => (rows === null ? [] : [[table, [...rows]]]))),
  };
}

/** Lists the proposals that wait for a second person, without those about members who have left since. */
export async function listMemberProposalsInScope(deps: Deps, { body, staff }: StaffCall<typeof listMemberProposals>) {
  const { pool } = deps.database;
  const filter = createCallerFilter(staff, 'member.export', deps.now());
  const { rows, next } = createPage(await listOpenProposals(pool, memberActions, filter, body.after, pageSize + 1));
  const members = await listMembersByCardNo(
    pool,
    rows.map(({ subject }) => subject),
  );
  const proposals = rows.flatMap((proposal) => {
    const member = members.find(({ cardNo }) => cardNo === proposal.subject);
    return member === undefined ? [] : [{ ...toProposalWire(proposal, staff), member: toFoundMemberWire(member) }];
  });
  return { proposals, next };
}
