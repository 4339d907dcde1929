import { expect, it } from 'vitest';
import { createSentCode, parseSentCode } from './sent-code';

const answer = { result: 'success', sentBy: 'sms', liveSeconds: 300, againSeconds: 30 } as const;
const sent = { to: '010-1234-5678', by: 'sms', liveUntil: 301_000, againFrom: 31_000 };

it('calculates the expiry from when the code was sent', () =>
  expect(createSentCode('010-1234-5678', answer, 1000)).toEqual(sent));

it.each([
  ['before its expiry', sent, 300_999, sent],
  ['at its expiry', sent, 301_000, null],
  ['without an e-mail address', { ...sent, to: '' }, 1000, null],
  ['whose times are not numbers', { ...sent, liveUntil: '301000' }, 1000, null],
  ['that is missing', null, 1000, null],
])('parses a stored code %s', (_case, stored, now, expected) => expect(parseSentCode(stored, now)).toEqual(expected));
