import { getPermission, type Scope } from '@dining/domain/staff/permissions';
import {
  checkProposalConfirmation,
  checkProposalEnd,
  type ProposalDecisionError,
} from '@dining/domain/staff/proposals';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import { listGrantsOfStaff } from '../../stores/staff/grants';
import { lockProposal, type StoredProposal, updateProposalState } from '../../stores/staff/proposals';

/** The person who confirms, withdraws or refuses a proposal in the console. */
export interface Decider {
  readonly staffId: string;
  readonly name: string;
  readonly origin: AuditOrigin;
}

type LockedProposal<ErrorCode> =
  | { readonly ok: true; readonly proposal: StoredProposal }
  | { readonly ok: false; readonly error: ErrorCode };

const reject = <ErrorCode>(error: ErrorCode) => ({ ok: false, error }) as const;

export const getProposalScope = ({ htlCode, dinCode }: Pick<StoredProposal, 'htlCode' | 'dinCode'>): Scope => {
  if (htlCode === null) return { type: 'group' };
  return dinCode === null ? { type: 'hotel', htlCode } : { type: 'venue', htlCode, dinCode };
};

/**
 * Returns true if the proposer still has the right to decide: a decision takes two people who have it. A proposer
 * without an account is an operator on the command line, who is allowed.
 */
export async function isProposerAllowed(
  client: PoolClient,
  { proposer, capability }: StoredProposal,
  scope: Scope,
  now: Date,
): Promise<boolean> {
  if (proposer.staffId === null) return true;
  const grants = await listGrantsOfStaff(client, proposer.staffId);
  const permission = getPermission(grants, capability, scope, now);
  return permission.allowed && permission.access === 'full';
}

/** Locks a proposal about a subject without a version. Returns an error if this person may not confirm it. */
export async function lockConfirmableProposal(
  client: PoolClient,
  proposalId: string,
  decider: Decider,
  now: Date,
): Promise<LockedProposal<ProposalDecisionError | 'unknown_proposal' | 'proposer_not_allowed'>> {
  const proposal = await lockProposal(client, proposalId);
  if (proposal === undefined) return reject('unknown_proposal');
  const decision = checkProposalConfirmation(proposal, decider, proposal.subjectVersion, now);
  if (!decision.ok) return decision;
  const isAllowed = await isProposerAllowed(client, proposal, getProposalScope(proposal), now);
  return isAllowed ? { ok: true, proposal } : reject('proposer_not_allowed');
}

interface ProposalEnd extends Decider {
  readonly note?: string;
  readonly now: Date;
  /** Returns the name of the subject in the audit. */
  readonly getAuditSubject: (proposal: StoredProposal) => string;
}

/** Withdraws the caller's own proposal, or refuses that of another person. */
export async function endProposal(
  client: PoolClient,
  proposalId: string,
  end: 'withdrawn' | 'refused',
  { staffId, name, origin, note = '', now, getAuditSubject }: ProposalEnd,
): Promise<LockedProposal<ProposalDecisionError | 'unknown_proposal'>> {
  const proposal = await lockProposal(client, proposalId);
  if (proposal === undefined) return reject('unknown_proposal');
  const decision = checkProposalEnd(proposal, { staffId, name }, end, now);
  if (!decision.ok) return decision;
  if (!(await updateProposalState(client, proposalId, end, { staffId, name, note }))) return reject('proposal_lapsed');
  await insertAuditEntry(client, {
    actorName: name,
    action: end === 'withdrawn' ? 'proposal.withdraw' : 'proposal.refuse',
    subject: getAuditSubject(proposal),
    htlCode: proposal.htlCode,
    origin,
    detail: { act: proposal.action, proposer: proposal.proposer.name, reason: note },
  });
  return { ok: true, proposal };
}
