import { expect, it } from 'vitest';
import { err, ok } from '../shared/result';
import { checkReconfirmation } from './reconfirm';

const visit = { date: '2026-03-13', time: '18:00' };

it.each([
  ['weeks before', 'reserved', '2026-02-01T10:00:00+09:00', ok],
  ['after the venue has confirmed', 'confirm', '2026-03-12T10:00:00+09:00', ok],
  ['after the start of the visit, for late guests', 'reserved', '2026-03-13T18:20:00+09:00', ok],
  ['in the last second of the day', 'reserved', '2026-03-13T23:59:59+09:00', ok],
  ['the day after', 'reserved', '2026-03-14T00:00:00+09:00', err('DATE_EXPIRED')],
  ['after it was cancelled', 'cancel', '2026-03-12T10:00:00+09:00', err('ALREADY_CANCELLED')],
  ['after it was cancelled, on a past day', 'cancel', '2026-03-20T10:00:00+09:00', err('ALREADY_CANCELLED')],
] as const)('a guest can confirm their visit only until its day is over: %s', (_name, status, now, expected) => {
  expect(checkReconfirmation({ status, visit }, new Date(now))).toEqual(expected);
});
