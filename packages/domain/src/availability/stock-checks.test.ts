import { describe, expect, it } from 'vitest';
import { createRoomUnit, createStockRow, createTableUnit, toRoomCode } from '../../test/fixtures';
import type { StockUnit } from '../inventory/stock';
import type { NamedSeason, StockChange } from './stock-change';
import { listStockErrors, maxPlanDates, maxSeasons } from './stock-checks';

const context = { rooms: new Set([toRoomCode('R1')]), today: '2026-11-20' };
const listErrors = (change: StockChange) =>
  listStockErrors(change, context).map(({ code, season, row }) =>
    [code, season, row].filter((part) => part !== null).join(' '),
  );

const row = createStockRow('weekdays', '18:00', createTableUnit(20), createRoomUnit('R1', 4, 8));
const createWeekly = (...units: StockUnit[]): StockChange => ({
  type: 'weekly',
  rows: [createStockRow('weekdays', '18:00', ...units)],
  meals: [],
});
const createPlan = (times: readonly string[], dates: readonly string[] = ['2026-12-24']): StockChange => ({
  type: 'plan',
  dates,
  rows: times.map((startTime) => ({ startTime, units: [createTableUnit(20)] })),
});
const createSeason = (from: string, to: string, name = 'Winter'): NamedSeason => ({ name, from, to, rows: [row] });
const createSeasons = (...seasons: NamedSeason[]): StockChange => ({ type: 'seasons', seasons });

describe('a start time', () => {
  it.each([
    ['with seats and a room', createWeekly(createTableUnit(20), createRoomUnit('R1', 4, 8)), []],
    ['with 0 seats, which is allowed,', createWeekly(createTableUnit(0)), []],
    ['with as many seats as possible', createWeekly(createTableUnit(2000)), []],
    ['with more seats than possible', createWeekly(createTableUnit(2001)), ['seats_out_of_range 0']],
    ['with negative seats', createWeekly(createTableUnit(-1)), ['seats_out_of_range 0']],
    ['with half a seat', createWeekly(createTableUnit(1.5)), ['seats_out_of_range 0']],
    ['with a minimum of 0 guests', createWeekly(createRoomUnit('R1', 0, 8)), ['min_out_of_range 0']],
    ['whose minimum is above its seats', createWeekly(createRoomUnit('R1', 9, 8)), ['min_above_seats 0']],
    ['with a room of another venue', createWeekly(createRoomUnit('R9', 4, 8)), ['unknown_room 0']],
    [
      'with the same room twice',
      createWeekly(createRoomUnit('R1', 4, 8), createRoomUnit('R1', 2, 4)),
      ['duplicate_unit 0'],
    ],
    ['with neither seats nor rooms', createWeekly(), ['no_unit 0']],
    ['at midnight', createPlan(['00:00']), ['bad_start_time 0']],
    ['that is no time', createPlan(['18:00', '25:10']), ['bad_start_time 1']],
    ['that is named twice', createPlan(['18:00', '18:00']), ['duplicate_start_time 1']],
  ])('%s has the errors $2', (_name, change, errors) => {
    expect(listErrors(change)).toEqual(errors);
  });

  it('may be the same on weekdays and at weekends', () => {
    const rows = [row, createStockRow('weekend', '18:00', createTableUnit(20))];
    expect(listErrors({ type: 'weekly', rows, meals: [] })).toEqual([]);
  });
});

describe('a weekly rule', () => {
  it('needs a start time', () => {
    expect(listErrors({ type: 'weekly', rows: [], meals: [] })).toEqual(['no_start_time']);
  });
});

describe('seasons', () => {
  it.each([
    [
      'that follow each other',
      [createSeason('2026-12-01', '2026-12-31'), createSeason('2027-01-01', '2027-02-28')],
      [],
    ],
    [
      'that share a day',
      [createSeason('2026-12-01', '2026-12-31'), createSeason('2026-12-31', '2027-02-28')],
      ['seasons_overlap 1'],
    ],
    ['that end before they begin', [createSeason('2026-12-31', '2026-12-01')], ['bad_season_dates 0']],
    ['without a first day', [createSeason('', '2026-12-01')], ['bad_season_dates 0']],
    ['without a name', [createSeason('2026-12-01', '2026-12-31', ' ')], ['no_season_name 0']],
    ['without start times', [{ ...createSeason('2026-12-01', '2026-12-31'), rows: [] }], ['no_start_time 0']],
    [
      'that are too many',
      Array.from({ length: maxSeasons + 1 }, (_, index) =>
        createSeason(`${2030 + index}-01-01`, `${2030 + index}-01-02`),
      ),
      ['too_many_seasons'],
    ],
  ])('%s have the errors $2', (_name, seasons, errors) => {
    expect(listErrors(createSeasons(...seasons))).toEqual(errors);
  });
});

describe('a plan of days', () => {
  it.each([
    ['for today', ['2026-11-20'], []],
    ['for yesterday', ['2026-11-19'], ['past_date']],
    ['for no day', [], ['no_date']],
    ['for a day that does not exist', ['2026-11-31'], ['bad_date']],
    ['for too many days', Array.from({ length: maxPlanDates + 1 }, () => '2026-12-24'), ['too_many_dates']],
  ])('%s has the errors $2', (_name, dates, errors) => {
    expect(listErrors(createPlan(['18:00'], dates))).toEqual(errors);
    expect(listErrors({ type: 'reset', dates })).toEqual(errors);
  });

  it('needs a start time, because closing a day has its own change', () => {
    expect(listErrors(createPlan([]))).toEqual(['no_start_time']);
  });
});

describe('turn times', () => {
  it.each([
    [90, 120, []],
    [null, null, []],
    [0, 120, ['turn_out_of_range']],
    [90, 1441, ['turn_out_of_range']],
    [90.5, null, ['turn_out_of_range']],
    [Number.NaN, null, ['turn_out_of_range']],
  ])('of %o minutes at tables and %o in rooms have the errors %o', (tableTurnMinutes, roomTurnMinutes, errors) => {
    expect(listErrors({ type: 'turnTimes', tableTurnMinutes, roomTurnMinutes })).toEqual(errors);
  });
});

describe('a closing', () => {
  it('does not begin in the past', () => {
    const closing = { type: 'closing', to: '2026-12-01', time: null, reason: '' } as const;
    expect(listErrors({ ...closing, from: '2026-11-19' })).toEqual(['past_date']);
    expect(listErrors({ ...closing, from: '2026-11-20' })).toEqual([]);
  });
});
