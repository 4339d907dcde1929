import type { Messages } from '../messages';

export const proposals: Messages['proposals'] = {
  proposedBy: 'Proposed by {{name}}',
  proposedByCommand: 'Proposed by {{name}} on the command line',
  expiresAt: 'until {{time}}',
  states: {
    open: 'Open',
    confirmed: 'Confirmed',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
    refused: 'Refused',
  },
  decidedBy: '{{name}} · {{time}}',
  withdraw: 'Withdraw',
  withdrawn: 'The proposal was withdrawn.',
  refuse: 'Refuse',
  refused: 'The proposal was refused.',
  refuseText: '{{name}} sees the reason.',
  reason: 'Reason',
  reasonHint: 'It is kept in the audit. Please write no name or contact data.',
  reasonMissing: 'Please enter a reason.',
};
