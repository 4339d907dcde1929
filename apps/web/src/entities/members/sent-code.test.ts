import { expect, it } from 'vitest';
import { createSentCode, parseSentCode } from './sent-code';

const answer = { result: 'success', sentBy: 'sms', liveSeconds: 300, againSeconds: 30 } as const;
const sent = { to: '010-1234-5678', by: 'sms', liveUntil: 301_000, againFrom: 31_000 };

it('counts from when it was sent', () => expect(createSentCode('010-1234-5678', answer, 1000)).toEqual(sent));

it.each([
  ['before its time is over', sent, 300_999, sent],
  ['once it is', sent, 301_000, null],
  ['without an address', { ...sent, to: '' }, 1000, null],
  ['with other times than numbers', { ...sent, liveUntil: '301000' }, 1000, null],
  ['that was not stored', null, 1000, null],
])('reads one %s', (_case, stored, now, read) => expect(parseSentCode(stored, now)).toEqual(read));
