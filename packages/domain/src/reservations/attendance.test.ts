import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { listReachableStates } from '../../test/reachable-states';
import {
  attendances,
  attendanceTransitions,
  checkAttendanceChange,
  checkAttendanceUndo,
  checkVenueCancellation,
  checkVenueConfirmation,
} from './attendance';

const visit = { date: '2026-11-27', time: '18:00' };
const formatCheck = (checkResult: { ok: true } | { ok: false; error: string }) =>
  checkResult.ok ? 'ok' : checkResult.error;

describe('the attendance of a guest', () => {
  it.each([
    ['done as the visit starts', 'reserved', 'expected', 'done', '2026-11-27 18:00', 'ok'],
    ['done for a confirmed reservation', 'confirm', 'expected', 'done', '2026-11-27 20:00', 'ok'],
    ['a no-show', 'reserved', 'expected', 'no_show', '2026-11-27 18:30', 'ok'],
    ['a no-show a minute before the visit', 'reserved', 'expected', 'no_show', '2026-11-27 17:59', 'not_begun'],
    ['a no-show for a cancelled reservation', 'cancel', 'expected', 'no_show', '2026-11-27 19:00', 'is_cancelled'],
    [
      'done for a reservation that was cancelled before its time',
      'cancel',
      'expected',
      'done',
      '2026-11-01 19:00',
      'is_cancelled',
    ],
    ['arrived before the visit', 'reserved', 'expected', 'arrived', '2026-11-27 17:40', 'ok'],
    ['seated before the visit', 'reserved', 'arrived', 'seated', '2026-11-27 17:50', 'ok'],
    ['a delay in the morning', 'reserved', 'expected', 'late', '2026-11-27 09:00', 'ok'],
    ['a longer delay', 'reserved', 'late', 'late', '2026-11-27 18:20', 'ok'],
    ['a late guest who arrives', 'reserved', 'late', 'arrived', '2026-11-27 18:40', 'ok'],
    ['arrived on the day before', 'reserved', 'expected', 'arrived', '2026-11-26 23:59', 'not_begun'],
    ['done before the visit', 'reserved', 'seated', 'done', '2026-11-27 17:50', 'not_begun'],
    ['a delay of guests at the table', 'reserved', 'seated', 'late', '2026-11-27 18:20', 'no_such_move'],
    ['a no-show who comes after all', 'reserved', 'no_show', 'arrived', '2026-11-27 18:50', 'ok'],
    ['a seated guest who has left', 'reserved', 'seated', 'done', '2026-11-27 21:00', 'ok'],
    ['done for a guest who was recorded as a no-show', 'reserved', 'no_show', 'done', '2026-11-28 09:00', 'ok'],
    ['a no-show by mistake', 'reserved', 'no_show', 'expected', '2026-11-28 09:00', 'ok'],
    ['done by mistake for a guest who did not come', 'reserved', 'done', 'no_show', '2026-11-28 09:00', 'ok'],
    ['a guest who has left as seated again', 'reserved', 'done', 'seated', '2026-11-27 21:00', 'no_such_move'],
    ['the same attendance twice', 'reserved', 'no_show', 'no_show', '2026-11-28 09:00', 'no_such_move'],
    [
      'a correction on the last day before the records are closed',
      'reserved',
      'done',
      'no_show',
      '2026-12-27 23:59',
      'ok',
    ],
    ['a correction after the records are closed', 'reserved', 'done', 'no_show', '2026-12-28 00:00', 'books_closed'],
  ] as const)('can be recorded by staff: %s: $5', (_case, status, attendance, to, now, expected) =>
    expect(formatCheck(checkAttendanceChange({ status, attendance, visit }, to, parseSeoulTime(now)))).toBe(expected),
  );

  it('can reach and leave every state', () => {
    expect([...listReachableStates(attendanceTransitions, 'expected')].sort()).toEqual([...attendances].sort());
    for (const attendance of attendances)
      expect([attendance, attendanceTransitions[attendance].length > 0]).toEqual([attendance, true]);
  });
});

describe('undoing the last change of attendance', () => {
  const step = { from: 'expected', to: 'no_show', at: parseSeoulTime('2026-11-27 18:30'), refund: 0 } as const;
  it.each([
    ['within ten minutes', 'reserved', 'no_show', step, '', '2026-11-27 18:40', 'ok'],
    ['after ten minutes', 'reserved', 'no_show', step, '', '2026-11-27 18:41', 'reason_needed'],
    ['after ten minutes with a reason', 'reserved', 'no_show', step, 'wrong table', '2026-11-27 21:00', 'ok'],
    ['of a reservation without changes', 'reserved', 'expected', undefined, '', '2026-11-27 18:31', 'nothing_to_undo'],
    ['that has been undone', 'reserved', 'expected', step, '', '2026-11-27 18:31', 'nothing_to_undo'],
    ['that has refunded', 'reserved', 'no_show', { ...step, refund: 1 }, '', '2026-11-27 18:31', 'refund_made'],
    ['of a cancelled reservation', 'cancel', 'no_show', step, '', '2026-11-27 18:31', 'is_cancelled'],
    ['after the records are closed', 'reserved', 'no_show', step, 'late', '2026-12-28 00:00', 'books_closed'],
  ] as const)('is checked for a change %s: $6', (_case, status, attendance, lastStep, reason, now, expected) =>
    expect(formatCheck(checkAttendanceUndo({ status, attendance, visit }, lastStep, reason, parseSeoulTime(now)))).toBe(
      expected,
    ),
  );
});

describe('a confirmation by the venue', () => {
  it.each([
    ['weeks before', 'reserved', '2026-11-01 10:00', 'ok'],
    ['late on the day of visit', 'reserved', '2026-11-27 23:59', 'ok'],
    ['the day after the visit', 'reserved', '2026-11-28 00:00', 'visit_over'],
    ['for a cancelled reservation', 'cancel', '2026-11-01 10:00', 'is_cancelled'],
  ] as const)('is checked %s: $3', (_case, status, now, expected) =>
    expect(formatCheck(checkVenueConfirmation({ status, visit }, parseSeoulTime(now)))).toBe(expected),
  );
});

describe('a cancellation by the venue', () => {
  it.each([
    ['weeks before', 'reserved', 'expected', '2026-11-01 10:00', 'ok'],
    ['for a reservation that the venue has confirmed', 'confirm', 'expected', '2026-11-26 10:00', 'ok'],
    ['after the visit should have started', 'reserved', 'expected', '2026-11-27 18:30', 'ok'],
    ['the day after the visit', 'reserved', 'expected', '2026-11-28 10:00', 'ok'],
    ['after the records are closed', 'reserved', 'expected', '2026-12-28 00:00', 'books_closed'],
    ['while the venue waits for a late guest', 'reserved', 'late', '2026-11-27 18:30', 'ok'],
    ['while the guest waits for the table', 'reserved', 'arrived', '2026-11-27 18:30', 'visited'],
    ['while the guest is seated', 'reserved', 'seated', '2026-11-27 18:30', 'visited'],
    ['after the guest came', 'reserved', 'done', '2026-11-27 21:00', 'visited'],
    ['after a no-show', 'reserved', 'no_show', '2026-11-27 21:00', 'no_show'],
    ['for a cancelled reservation', 'cancel', 'expected', '2026-11-20 10:00', 'is_cancelled'],
  ] as const)('is checked %s: $4', (_case, status, attendance, now, expected) =>
    expect(formatCheck(checkVenueCancellation({ status, attendance, visit }, parseSeoulTime(now)))).toBe(expected),
  );
});
