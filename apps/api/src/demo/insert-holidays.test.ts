import { getDayType } from '@dining/domain/shared/holidays';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { inTransaction } from '../db/transaction';
import { getHolidays } from '../stores/availability/holidays';
import { insertHolidays } from './insert-holidays';

it('a year that the gazette does not cover gets holidays with a fixed date, and its weekdays are sold', async () => {
  const database = await openTestDatabase();
  await inTransaction(database.pool, (client) => insertHolidays(client, '2090-06-15'));
  const { days, calendar } = await getHolidays(database.pool);
  await database.close();
  expect([...calendar.years]).toEqual([2089, 2090, 2091]);
  expect(getDayType('2090-12-26', calendar)).toBe('weekdays');
  // 25 December 2090 is a Monday, so only the holiday gives it weekend rules.
  expect(getDayType('2090-12-25', calendar)).toBe('weekend');
  expect(days.find(({ day }) => day === '2090-12-25')?.name.en).toBe('Christmas Day');
});
