import type { ProblemCode } from '@dining/contract/problem';
import type { proposalSchema } from '@dining/contract/staff/proposals';
import { isProposer, type ProposalDecisionError } from '@dining/domain/staff/proposals';
import type { z } from 'zod';
import type { StoredProposal } from '../stores/staff/proposals';
import type { SignedInStaff, StaffCaller } from './staff-session';

export const decisionFailures = {
  unknown_proposal: 'not_found',
  subject_changed: 'changed_meanwhile',
  proposal_closed: 'proposal_closed',
  proposal_lapsed: 'proposal_lapsed',
  own_proposal: 'own_proposal',
  not_own_proposal: 'not_own_proposal',
  proposer_not_allowed: 'second_person_needed',
} as const satisfies Record<ProposalDecisionError | 'unknown_proposal' | 'proposer_not_allowed', ProblemCode>;

/** Returns the caller as the person who decides a proposal, in the stored form. */
export const getDecider = ({ staffId, name, clientInfo }: SignedInStaff) => ({
  staffId,
  name,
  origin: { staffId, ...clientInfo },
});

export const toProposalWire = (proposal: StoredProposal, staff: StaffCaller): z.input<typeof proposalSchema> => ({
  proposalId: proposal.proposalId,
  act: proposal.action,
  subject: proposal.subject,
  body: { ...proposal.body },
  reason: proposal.reason,
  state: proposal.state,
  proposer: proposal.proposer.name,
  isByCommand: proposal.proposer.staffId === null,
  isOwn: isProposer(proposal, staff),
  decider: proposal.decider,
  note: proposal.note,
  createdAt: proposal.createdAt.toISOString(),
  lapsesAt: proposal.lapsesAt.toISOString(),
  decidedAt: proposal.decidedAt?.toISOString() ?? null,
});
