import { expect, it } from 'vitest';
import { type ApprovalAnswer, verifyApproval } from './approval';

const ours = { shopOrderNo: 'H01-1', amount: 150_000, merchantId: 'T5102001' };
const createApproved = (changes: Partial<typeof ours> = {}): ApprovalAnswer => ({
  outcome: 'approved',
  ...ours,
  ...changes,
});

it.each([
  ['approved as asked', createApproved(), { verdict: 'reserve' }],
  ['one won too little', createApproved({ amount: 149_999 }), { verdict: 'void', reason: 'amount_differs' }],
  ['one won too much', createApproved({ amount: 150_001 }), { verdict: 'void', reason: 'amount_differs' }],
  ["somebody else's order", createApproved({ shopOrderNo: 'H01-2' }), { verdict: 'void', reason: 'order_differs' }],
  ["somebody else's shop", createApproved({ merchantId: 'T9999999' }), { verdict: 'void', reason: 'merchant_differs' }],
  ['declined', { outcome: 'declined', code: 'C001' }, { verdict: 'declined', code: 'C001' }],
  ['no reliable answer', { outcome: 'unknown' }, { verdict: 'unknown' }],
] as const)('judges an approval: %s', (_case, answer, judgement) =>
  expect(verifyApproval(ours, answer)).toEqual(judgement),
);
