import { type ProposalState, proposalTransitions } from '@dining/domain/staff/proposals';
import { z } from 'zod';
import { defineComponent } from '../component';

const instantSchema = z.string().describe('An instant, ISO 8601');

export const proposalSchema = defineComponent('Proposal', 'A change that a second person must confirm', {
  proposalId: z.string(),
  act: z.string(),
  subject: z.string(),
  body: z.record(z.string(), z.string().nullable()).describe('What is proposed'),
  reason: z.string(),
  state: z.enum(Object.keys(proposalTransitions) as ProposalState[]),
  proposer: z.string(),
  isByCommand: z.boolean().describe('True if it was proposed on the command line'),
  isOwn: z.boolean().describe('True if the caller counts as the proposer, and so cannot confirm it'),
  decider: z.string().nullable(),
  note: z.string(),
  createdAt: instantSchema,
  lapsesAt: instantSchema,
  decidedAt: instantSchema.nullable(),
});
