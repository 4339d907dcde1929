import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { checkCancellation } from './eligibility';

const visit = { date: '2026-11-27', time: '18:00' };

it.each([
  ['the day before', 'reserved', '2026-11-26 12:00', 'ok'],
  ['a minute before', 'reserved', '2026-11-27 17:59', 'ok'],
  ['as the visit starts', 'reserved', '2026-11-27 18:00', 'DATE_EXPIRED'],
  ['the day after', 'reserved', '2026-11-28 09:00', 'DATE_EXPIRED'],
  ['after the venue has confirmed', 'confirm', '2026-11-26 12:00', 'ALREADY_CONFIRMED'],
  ['after it was cancelled', 'cancel', '2026-11-26 12:00', 'ALREADY_CANCELLED'],
  ['after it was cancelled, on a past day', 'cancel', '2026-11-28 09:00', 'ALREADY_CANCELLED'],
] as const)('a cancellation by the guest %s is answered with $3', (_case, status, now, expected) => {
  const checkResult = checkCancellation({ status, visit }, parseSeoulTime(now));
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
