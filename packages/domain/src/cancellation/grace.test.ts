import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { getGraceEnd, hasGrace, isInGrace } from './grace';

const friday = { policy: { graceMinutes: 30 }, visit: { date: '2026-11-27', time: '19:00' } };
const visitWithoutGrace = { ...friday, policy: { graceMinutes: 0 } };
const visitAfterMidnight = { ...friday, visit: { date: '2026-11-27', time: '00:10' } };
const addMs = (time: string, ms: number) => new Date(parseSeoulTime(time).getTime() + ms);

describe('the grace period of a booking', () => {
  it.each([
    ['as it is booked', friday, '2026-11-25 20:00', '2026-11-25 20:00', true],
    ['after exactly 30 minutes', friday, '2026-11-25 20:00', '2026-11-25 20:30', true],
    ['after 31 minutes', friday, '2026-11-25 20:00', '2026-11-25 20:31', false],
    ['a minute more than 24 hours before', friday, '2026-11-26 18:50', '2026-11-26 18:59', true],
    ['exactly 24 hours before', friday, '2026-11-26 18:50', '2026-11-26 19:00', false],
    ['less than 24 hours before', friday, '2026-11-26 18:50', '2026-11-26 19:01', false],
    ['booked on the day', friday, '2026-11-27 12:00', '2026-11-27 12:00', false],
    ['across midnight in Seoul', friday, '2026-11-25 23:50', '2026-11-26 00:20', true],
    ['across midnight in Seoul, a minute late', friday, '2026-11-25 23:50', '2026-11-26 00:21', false],
    ['after midnight, 24 hours and a minute before', visitAfterMidnight, '2026-11-26 00:00', '2026-11-26 00:09', true],
    ['after midnight, 24 hours before', visitAfterMidnight, '2026-11-26 00:00', '2026-11-26 00:10', false],
    ['a policy without a grace period', visitWithoutGrace, '2026-11-20 20:00', '2026-11-20 20:00', false],
  ])('makes a cancellation free, %s: $4', (_case, booking, bookedAt, now, expected) =>
    expect(isInGrace(booking, parseSeoulTime(bookedAt), parseSeoulTime(now))).toBe(expected),
  );

  it('is over a millisecond after its end, and is not over a millisecond more than 24 hours before the visit', () => {
    const bookedAt = parseSeoulTime('2026-11-25 20:00');
    expect(isInGrace(friday, bookedAt, addMs('2026-11-25 20:30', 1))).toBe(false);
    expect(isInGrace(friday, parseSeoulTime('2026-11-26 18:50'), addMs('2026-11-26 19:00', -1))).toBe(true);
  });

  it.each([
    ['after its minutes', '2026-11-25 20:00', '2026-11-25 20:30'],
    ['a day before the visit, if that is earlier', '2026-11-26 18:50', '2026-11-26 19:00'],
  ])('ends %s', (_case, bookedAt, end) =>
    expect(getGraceEnd(friday, parseSeoulTime(bookedAt))).toEqual(parseSeoulTime(end)),
  );

  it.each([
    ['days before', friday, '2026-11-20 20:00', true],
    ['exactly 24 hours before', friday, '2026-11-26 19:00', false],
    ['a policy without a grace period', visitWithoutGrace, '2026-11-20 20:00', false],
  ])('applies to a booking made now, %s: $3', (_case, booking, now, expected) =>
    expect(hasGrace(booking, parseSeoulTime(now))).toBe(expected),
  );
});
