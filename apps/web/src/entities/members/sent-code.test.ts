import { expect, it } from 'vitest';
import { createSentCode, parseSentCode } from './sent-code';

const response = { result: 'success', sentBy: 'sms', liveSeconds: 300, againSeconds: 30 } as const;
const sentCode = { recipient: '010-1234-5678', channel: 'sms', expiresAtMs: 301_000, resendFromMs: 31_000 };

it('the expiry of a code and the time for another one are calculated from when the code was sent', () =>
  expect(createSentCode('010-1234-5678', response, 1000)).toEqual(sentCode));

it.each([
  ['before its expiry is restored', sentCode, 300_999, sentCode],
  ['at its expiry is ignored', sentCode, 301_000, null],
  ['without a recipient is ignored', { ...sentCode, recipient: '' }, 1000, null],
  ['whose times are not numbers is ignored', { ...sentCode, expiresAtMs: '301000' }, 1000, null],
  ['that is null is ignored', null, 1000, null],
])('a stored code %s', (_case, storedValue, now, expected) =>
  expect(parseSentCode(storedValue, now)).toEqual(expected),
);
