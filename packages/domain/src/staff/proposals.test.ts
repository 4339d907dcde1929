import { describe, expect, it } from 'vitest';
import {
  checkProposalConfirmation,
  checkProposalEnd,
  type Proposal,
  type ProposalState,
  proposalTransitions,
} from './proposals';

const proposalStates = Object.keys(proposalTransitions) as readonly ProposalState[];

const now = new Date('2026-11-29T12:00:00Z');
const jiho = { staffId: 'jiho', name: 'Jiho Lee' };
const sora = { staffId: 'sora', name: 'Sora Kim' };
const proposal: Proposal = {
  state: 'open',
  proposer: jiho,
  subjectVersion: 7,
  lapsesAt: new Date('2026-11-30T12:00:00Z'),
};
const commandProposal: Proposal = { ...proposal, proposer: { staffId: null, name: 'sora kim' } };

describe('the states of a proposal', () => {
  it('other than open follow from open and are final', () => {
    expect(proposalTransitions.open.toSorted()).toEqual(proposalStates.filter((state) => state !== 'open').toSorted());
    for (const state of proposalTransitions.open) expect(proposalTransitions[state]).toEqual([]);
  });
});

describe('the confirmation of a proposal', () => {
  it.each([
    ['by a second person', proposal, sora, 7, now, 'ok'],
    ['not by the person who made it', proposal, jiho, 7, now, 'own_proposal'],
    ['not once the payment has changed', proposal, sora, 8, now, 'subject_changed'],
    ['until 24 hours are over', proposal, sora, 7, new Date('2026-11-30T11:59:59Z'), 'ok'],
    ['not after 24 hours', proposal, sora, 7, new Date('2026-11-30T12:00:00Z'), 'proposal_lapsed'],
    ['not twice', { ...proposal, state: 'confirmed' as const }, sora, 7, now, 'proposal_closed'],
    ['not after it was withdrawn', { ...proposal, state: 'withdrawn' as const }, sora, 7, now, 'proposal_closed'],
    ['not after it has lapsed', { ...proposal, state: 'lapsed' as const }, sora, 7, now, 'proposal_lapsed'],
    ['in the console if it came from a command', commandProposal, jiho, 7, now, 'ok'],
    ['not by the operator of that command', commandProposal, sora, 7, now, 'own_proposal'],
  ])('is allowed or rejected: %s: $5', (_case, checkedProposal, person, version, time, expected) => {
    const decision = checkProposalConfirmation(checkedProposal, person, version, time);
    expect(decision.ok ? 'ok' : decision.error).toBe(expected);
  });
});

describe('the end of a proposal without its execution', () => {
  it.each([
    ['withdrawn by the person who made it', proposal, jiho, 'withdrawn', 'ok'],
    ['not withdrawn by another person', proposal, sora, 'withdrawn', 'not_own_proposal'],
    ['refused by a second person', proposal, sora, 'refused', 'ok'],
    ['not refused by the person who made it', proposal, jiho, 'refused', 'own_proposal'],
    ['not once it is decided', { ...proposal, state: 'refused' as const }, sora, 'refused', 'proposal_closed'],
  ] as const)('is allowed or rejected: %s: $4', (_case, checkedProposal, person, end, expected) => {
    const decision = checkProposalEnd(checkedProposal, person, end, now);
    expect(decision.ok ? 'ok' : decision.error).toBe(expected);
  });
});
