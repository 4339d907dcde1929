import { expect, it } from 'vitest';
import { type ApprovalResponse, verifyApproval } from './approval';

const expectedApproval = { shopOrderNo: 'H01-1', amount: 150_000, merchantId: 'T5102001' };
const createApproved = (changes: Partial<typeof expectedApproval> = {}): ApprovalResponse => ({
  outcome: 'approved',
  ...expectedApproval,
  ...changes,
});

it.each([
  ['approved as requested', createApproved(), { verdict: 'reserve' }],
  ['one won too little', createApproved({ amount: 149_999 }), { verdict: 'void', reason: 'amount_differs' }],
  ['one won too much', createApproved({ amount: 150_001 }), { verdict: 'void', reason: 'amount_differs' }],
  ['another order', createApproved({ shopOrderNo: 'H01-2' }), { verdict: 'void', reason: 'order_differs' }],
  ['another merchant', createApproved({ merchantId: 'T9999999' }), { verdict: 'void', reason: 'merchant_differs' }],
  ['declined', { outcome: 'declined', code: 'C001' }, { verdict: 'declined', code: 'C001' }],
  ['no reliable response', { outcome: 'unknown' }, { verdict: 'unknown' }],
] as const)('an approval is verified: %s', (_case, result, verdict) =>
  expect(verifyApproval(expectedApproval, result)).toEqual(verdict),
);
