import type { ProposalState } from '../staff/proposals';

/** Hours after the second person's confirmation within which the data of a member can be downloaded. */
export const memberExportHours = 24;

interface ExportProposal {
  readonly state: ProposalState;
  readonly decidedAt: Date | null;
}

/** Returns the instant until which a confirmed export can be downloaded; null if it was not confirmed. */
export const getMemberExportExpiry = ({ state, decidedAt }: ExportProposal): Date | null =>
  state === 'confirmed' && decidedAt !== null ? new Date(decidedAt.getTime() + memberExportHours * 3_600_000) : null;
