import { expect, it } from 'vitest';
import { getSignInReason } from './sign-in-reason';

it.each([
  ['not_signed_in', false, 'needed'],
  ['not_signed_in', true, 'signed_out'],
  ['session_ended', true, 'session_ended'],
  ['session_ended', false, 'session_ended'],
] as const)('after %s (was a member: %s) the reason to sign in is %s', (code, wasMember, reason) => {
  expect(getSignInReason(code, wasMember)).toBe(reason);
});
