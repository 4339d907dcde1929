import { expect, it } from 'vitest';
import { getReasonOf401 } from './sign-in-reason';

it.each([
  ['not_signed_in', false, 'needed'],
  ['not_signed_in', true, 'ended'],
  ['session_ended', true, 'ended_by_us'],
  ['session_ended', false, 'ended_by_us'],
] as const)('reason %s, with a member known %s, shows %s', (code, wasMember, reason) => {
  expect(getReasonOf401(code, wasMember)).toBe(reason);
});
