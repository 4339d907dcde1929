/**
 * Transitions of a proposal for an action that needs two people. Every update requires the state from which it changes.
 * - open: proposed by one person; a second one may confirm it.
 * - confirmed: confirmed by a second person; the action was executed.
 * - withdrawn: withdrawn by the person who proposed it.
 * - lapsed: not confirmed in time.
 * - refused: refused by a second person.
 */
export const proposalTransitions = {
  open: ['confirmed', 'withdrawn', 'lapsed', 'refused'],
  confirmed: [],
  withdrawn: [],
  lapsed: [],
  refused: [],
} as const;

export type ProposalState = keyof typeof proposalTransitions;

export const proposalLifetimeHours = 24;

export interface Proposer {
  /** Null for the operator of a command, who has no account. */
  readonly staffId: string | null;
  readonly name: string;
}

export interface Proposal {
  readonly state: ProposalState;
  readonly proposer: Proposer;
  /** Version of the subject, such as a payment, when the proposal was made. */
  readonly subjectVersion: number;
  readonly lapsesAt: Date;
}

export type ProposalDecisionError =
  | 'proposal_closed'
  | 'proposal_lapsed'
  | 'own_proposal'
  | 'not_own_proposal'
  | 'subject_changed';

type Decision = { readonly ok: true } | { readonly ok: false; readonly error: ProposalDecisionError };

const reject = (error: ProposalDecisionError): Decision => ({ ok: false, error });

/**
 * Returns true if a person made the proposal. Operators of commands have no account, so a person with the name of the
 * operator who proposed counts as this operator.
 */
export function isProposer({ proposer }: Pick<Proposal, 'proposer'>, person: Proposer): boolean {
  if (proposer.staffId !== null) return proposer.staffId === person.staffId;
  return proposer.name.trim().toLowerCase() === person.name.trim().toLowerCase();
}

function checkOpen({ state, lapsesAt }: Proposal, now: Date): Decision {
  if (state === 'lapsed' || (state === 'open' && lapsesAt <= now)) return reject('proposal_lapsed');
  return state === 'open' ? { ok: true } : reject('proposal_closed');
}

/** Decides whether a person may confirm a proposal about a subject that now has the given version. */
export function checkProposalConfirmation(
  proposal: Proposal,
  person: Proposer,
  subjectVersion: number,
  now: Date,
): Decision {
  const openCheck = checkOpen(proposal, now);
  if (!openCheck.ok) return openCheck;
  if (isProposer(proposal, person)) return reject('own_proposal');
  return proposal.subjectVersion === subjectVersion ? { ok: true } : reject('subject_changed');
}

/**
 * Decides whether a person may end a proposal without confirming it: the proposer withdraws it, others refuse it.
 */
export function checkProposalEnd(
  proposal: Proposal,
  person: Proposer,
  end: 'withdrawn' | 'refused',
  now: Date,
): Decision {
  const openCheck = checkOpen(proposal, now);
  if (!openCheck.ok) return openCheck;
  if (end === 'withdrawn') return isProposer(proposal, person) ? { ok: true } : reject('not_own_proposal');
  return isProposer(proposal, person) ? reject('own_proposal') : { ok: true };
}
