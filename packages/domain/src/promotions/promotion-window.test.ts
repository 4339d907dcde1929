import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { getPromotionWindow, isRunningInList, isRunningOnDetail } from './promotion-window';

const createWindow = (endsOn: string | null) => ({ startsOn: '2026-11-01', endsOn });

it.each([
  ['a week before its end', createWindow('2026-11-28'), '2026-11-21 10:00', true, true],
  ['on its last day, in the morning', createWindow('2026-11-21'), '2026-11-21 00:01', true, true],
  ['on its last day, a minute before midnight', createWindow('2026-11-21'), '2026-11-21 23:59', true, true],
  ['on the day after, a minute past midnight', createWindow('2026-11-21'), '2026-11-22 00:01', false, false],
  ['without end', createWindow(null), '2031-01-01 00:00', true, true],
])('a promotion is running in the list: $3, and on its page: $4 (%s)', (_case, period, now, isInList, isOnDetail) => {
  expect([isRunningInList(period, parseSeoulTime(now)), isRunningOnDetail(period, parseSeoulTime(now))]).toEqual([
    isInList,
    isOnDetail,
  ]);
});

it.each([
  ['its own days', { startsOn: '2026-11-01', endsOn: '2026-11-30' }, { startsOn: '2026-11-01', endsOn: '2026-11-30' }],
  ['no end, from 2024 to two days ahead', createWindow(null), { startsOn: '2024-01-01', endsOn: '2026-11-23' }],
  ['no start', { startsOn: null, endsOn: '2026-11-30' }, { startsOn: '2024-01-01', endsOn: '2026-11-30' }],
])('the days of a promotion are determined with %s', (_case, period, expected) =>
  expect(getPromotionWindow(period, parseSeoulTime('2026-11-21 10:00'))).toEqual(expected),
);
