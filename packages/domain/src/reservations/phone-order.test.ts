import { describe, expect, it } from 'vitest';
import { calculatePayLinkSeconds } from './phone-order';

const visit = { date: '2026-03-13', time: '18:00' };
const parseTime = (text: string) => new Date(`${text}:00+09:00`);

describe('a pay link', () => {
  it.each([
    ['an hour, the day before', '2026-03-12T18:00', 60, 3_600],
    ['a quarter of an hour at least', '2026-03-12T18:00', 1, 900],
    ['a day at most', '2026-03-10T18:00', 5_000, 86_400],
    ['until two hours before the visit', '2026-03-13T15:00', 120, 3_600],
    ['for the last quarter of an hour', '2026-03-13T15:45', 60, 900],
    ['not at all when less is left', '2026-03-13T15:46', 15, 0],
    ['not at all after the visit', '2026-03-14T12:00', 60, 0],
  ])('holds the order for %s', (_name, now, minutes, seconds) => {
    expect(calculatePayLinkSeconds(minutes, visit, parseTime(now))).toBe(seconds);
  });
});
