import { describe, expect, it } from 'vitest';
import { formatKiccDay, isStatusAvailable, parseKiccTime } from './kicc-time';

describe('dates and times in the provider’s format', () => {
  it('formats a day without dashes', () => expect(formatKiccDay('2026-11-21')).toBe('20261121'));

  it.each([
    ['20261121090000', '2026-11-21T00:00:00.000Z'],
    ['20270101000000', '2026-12-31T15:00:00.000Z'],
  ])('parses %s as Seoul time', (wire, iso) => expect(parseKiccTime(wire)?.toISOString()).toBe(iso));

  it.each(['', '20261121', '20261341090000', '20270230090000', '2026-11-21 09:00', '202611210900000'])(
    'rejects %j as a time',
    (wire) => expect(parseKiccTime(wire)).toBeNull(),
  );

  it.each([
    ['today', '2026-11-21', '2026-11-21T03:00:00Z', true],
    ['yesterday', '2026-11-20', '2026-11-21T03:00:00Z', true],
    ['the day before yesterday', '2026-11-19', '2026-11-21T03:00:00Z', false],
    ['yesterday, a second before midnight in Seoul', '2026-11-20', '2026-11-21T14:59:59Z', true],
    ['the day before yesterday, at midnight in Seoul', '2026-11-20', '2026-11-21T15:00:00Z', false],
    ['yesterday, on New Year’s Day', '2026-12-31', '2026-12-31T15:00:00Z', true],
  ])('returns whether the status of %s (%s at %s) is available: %s', (_case, day, now, isAvailable) => {
    expect(isStatusAvailable(day, new Date(now))).toBe(isAvailable);
  });
});
