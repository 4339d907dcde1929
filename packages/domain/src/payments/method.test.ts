import { expect, it } from 'vitest';
import { isPaymentSuccess } from './method';

it.each([
  ['0000 is success', '0000', true],
  ['the guest cancelled', 'W002', false],
  ['an empty code', '', false],
  ['a zero', '0', false],
  ['with blanks', ' 0000', false],
])('a result code counts as success, %s: $2', (_case, resCd, success) => expect(isPaymentSuccess(resCd)).toBe(success));
