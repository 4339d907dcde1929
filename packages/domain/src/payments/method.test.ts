import { expect, it } from 'vitest';
import { isPaymentSuccess } from './method';

it.each([
  ['0000', '0000', true],
  ['the code of a cancelled payment', 'W002', false],
  ['an empty code', '', false],
  ['a single zero', '0', false],
  ['0000 after a blank', ' 0000', false],
])('a result code counts as success, %s: $2', (_case, resCd, isSuccess) =>
  expect(isPaymentSuccess(resCd)).toBe(isSuccess),
);
