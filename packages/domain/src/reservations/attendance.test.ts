import { describe, expect, it } from 'vitest';
import { seoul } from '../../test/fixtures';
import { reachable } from '../../test/moves';
import { attendanceMoves, attendances, canConfirm, canMarkAttendance, canVenueCancel } from './attendance';

const visit = { date: '2026-11-27', time: '18:00' };
const said = (check: { ok: true } | { ok: false; error: string }) => (check.ok ? 'ok' : check.error);

describe('recording whether the guest came', () => {
  it.each([
    ['that it is done, as it begins', 'reserved', 'expected', 'done', '2026-11-27 18:00', 'ok'],
    ['the same of a confirmed one', 'confirm', 'expected', 'done', '2026-11-27 20:00', 'ok'],
    ['that nobody came', 'reserved', 'expected', 'no_show', '2026-11-27 18:30', 'ok'],
    ['nothing a minute before', 'reserved', 'expected', 'no_show', '2026-11-27 17:59', 'not_begun'],
    ['nothing of a cancelled one', 'cancel', 'expected', 'no_show', '2026-11-27 19:00', 'is_cancelled'],
    ['nor of one cancelled before its time', 'cancel', 'expected', 'done', '2026-11-01 19:00', 'is_cancelled'],
    ['that a guest who was seated has gone', 'reserved', 'seated', 'done', '2026-11-27 21:00', 'ok'],
    ['that somebody came late after all', 'reserved', 'no_show', 'done', '2026-11-28 09:00', 'ok'],
    ['that a no-show was a mistake', 'reserved', 'no_show', 'expected', '2026-11-28 09:00', 'ok'],
    ['that a visit was none', 'reserved', 'done', 'no_show', '2026-11-28 09:00', 'ok'],
    ['not that who has gone is seated again', 'reserved', 'done', 'seated', '2026-11-27 21:00', 'no_such_move'],
    ['not the same twice', 'reserved', 'no_show', 'no_show', '2026-11-28 09:00', 'no_such_move'],
    ['anything on the last day of its books', 'reserved', 'done', 'no_show', '2026-12-27 23:59', 'ok'],
    ['nothing after that', 'reserved', 'done', 'no_show', '2026-12-28 00:00', 'books_closed'],
  ] as const)('decides whether staff can record it: %s', (_case, status, attendance, to, now, expected) =>
    expect(said(canMarkAttendance({ status, attendance, visit }, to, seoul(now)))).toBe(expected),
  );

  it('reaches every attendance', () => {
    expect([...reachable(attendanceMoves, 'expected')].sort()).toEqual([...attendances].sort());
  });
});

describe('confirming by the venue', () => {
  it.each([
    ['weeks before', 'reserved', '2026-11-01 10:00', 'ok'],
    ['late on its day', 'reserved', '2026-11-27 23:59', 'ok'],
    ['not the day after', 'reserved', '2026-11-28 00:00', 'visit_over'],
    ['not what is cancelled', 'cancel', '2026-11-01 10:00', 'is_cancelled'],
  ] as const)('decides whether the venue can confirm: %s', (_case, status, now, expected) =>
    expect(said(canConfirm({ status, visit }, seoul(now)))).toBe(expected),
  );
});

describe('cancelling by the venue', () => {
  it.each([
    ['weeks before', 'reserved', 'expected', '2026-11-01 10:00', 'ok'],
    ['what it has confirmed', 'confirm', 'expected', '2026-11-26 10:00', 'ok'],
    ['when the kitchen stands still on the evening itself', 'reserved', 'expected', '2026-11-27 18:30', 'ok'],
    ['and writes it down the day after', 'reserved', 'expected', '2026-11-28 10:00', 'ok'],
    ['not once its books are closed', 'reserved', 'expected', '2026-12-28 00:00', 'books_closed'],
    ['not while its guest sits there', 'reserved', 'seated', '2026-11-27 18:30', 'visited'],
    ['not what somebody came to', 'reserved', 'done', '2026-11-27 21:00', 'visited'],
    ['not what nobody came to', 'reserved', 'no_show', '2026-11-27 21:00', 'no_show'],
    ['not twice', 'cancel', 'expected', '2026-11-20 10:00', 'is_cancelled'],
  ] as const)('decides whether the venue can cancel: %s', (_case, status, attendance, now, expected) =>
    expect(said(canVenueCancel({ status, attendance, visit }, seoul(now)))).toBe(expected),
  );
});
