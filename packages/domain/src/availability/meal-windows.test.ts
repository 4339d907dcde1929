import { describe, expect, it } from 'vitest';
import { createMealRow } from '../../test/fixtures';
import { findMeal, getSaleZone, isMealServed, listServedMeals, mealByZone } from './meal-windows';

describe('the meal and the sale zone of a start time', () => {
  it.each([
    ['00:00', null, 'B'],
    ['05:59', null, 'B'],
    ['06:00', 'M', 'B'],
    ['10:30', 'M', 'B'],
    ['10:59', 'M', 'B'],
    ['11:00', 'L', 'L'],
    ['16:59', 'L', 'L'],
    ['17:00', 'D', 'D'],
    ['23:30', 'D', 'D'],
  ])('are found for %s: meal %s, zone %s', (time, meal, zone) => {
    expect(findMeal(time)).toBe(meal);
    expect(getSaleZone(time)).toBe(zone);
    if (meal !== null) expect(mealByZone[getSaleZone(time)]).toBe(meal);
  });
});

const monday = '2026-11-23';
const saturday = '2026-11-28';
const mondaysOff = { weekdayFlags: [false, true, true, true, true] } as const;

describe('the meals of a day', () => {
  it.each([
    ['a plain Monday', createMealRow('L'), monday, 'weekdays', true],
    ['a meal that is switched off', createMealRow('L', { open: false }), monday, 'weekdays', false],
    ['Mondays are off, on a Monday', createMealRow('L', mondaysOff), monday, 'weekdays', false],
    ['Mondays are off, on a Tuesday', createMealRow('L', mondaysOff), '2026-11-24', 'weekdays', true],
    ['all weekdays are off', createMealRow('L', { onWeekdays: false }), monday, 'weekdays', false],
    ['a Saturday', createMealRow('L'), saturday, 'weekend', true],
    ['weekends are off', createMealRow('L', { onHolidays: false }), saturday, 'weekend', false],
    ['a holiday on a Monday uses only the holiday flag', createMealRow('L', mondaysOff), '2026-10-05', 'weekend', true],
    [
      'a holiday on a Monday with holidays off',
      createMealRow('L', { onHolidays: false }),
      '2026-10-05',
      'weekend',
      false,
    ],
  ] as const)('depend on the flags of each meal: %s, served: $4', (_case, row, date, day, served) =>
    expect(isMealServed(row, date, day)).toBe(served),
  );

  it('are listed without a meal that is off on weekdays, and with it at weekends', () => {
    const rows = [createMealRow('M', { onWeekdays: false }), createMealRow('L'), createMealRow('D')];
    expect([...listServedMeals(rows, monday, 'weekdays')]).toEqual(['L', 'D']);
    expect([...listServedMeals(rows, saturday, 'weekend')]).toEqual(['M', 'L', 'D']);
  });
});
