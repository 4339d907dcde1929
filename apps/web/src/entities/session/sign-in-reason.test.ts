import { expect, it } from 'vitest';
import { getSignInReason } from './sign-in-reason';

it.each([
  ['not_signed_in', false, 'needed'],
  ['not_signed_in', true, 'ended'],
  ['session_ended', true, 'ended_by_us'],
  ['session_ended', false, 'ended_by_us'],
] as const)('after %s (was a member: %s) the reason to sign in is %s', (code, wasMember, reason) => {
  expect(getSignInReason(code, wasMember)).toBe(reason);
});
