import { expect, it } from 'vitest';
import { createSentCode, parseSentCode } from './sent-code';

const answer = { result: 'success', sentBy: 'sms', liveSeconds: 300, againSeconds: 30 } as const;
const sentCode = { to: '010-1234-5678', by: 'sms', liveUntil: 301_000, againFrom: 31_000 };

it('the end of a code and the time for another one are calculated from when it was sent', () =>
  expect(createSentCode('010-1234-5678', answer, 1000)).toEqual(sentCode));

it.each([
  ['before its expiry', sentCode, 300_999, sentCode],
  ['at its expiry', sentCode, 301_000, null],
  ['without a recipient', { ...sentCode, to: '' }, 1000, null],
  ['whose times are not numbers', { ...sentCode, liveUntil: '301000' }, 1000, null],
  ['that is missing', null, 1000, null],
])('a stored code %s is restored or ignored', (_case, stored, now, expected) =>
  expect(parseSentCode(stored, now)).toEqual(expected),
);
