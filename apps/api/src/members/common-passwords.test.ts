import { demoPassword } from '@dining/demo';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

it.each([
  ['password123', true],
  ['Password123', true],
  ['1q2w3e4r5t', true],
  ['QWERTYUIOP', true],
  ['manchester', true],
  // Too short in any case: another rule refuses it.
  ['123456', false],
  ['a walk along the sea', false],
  ['달빛 아래 산책길에서', false],
  [demoPassword, false],
])('“%s” is a common password: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});
