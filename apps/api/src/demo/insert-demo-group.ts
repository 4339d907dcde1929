import { createQueries } from '../db/connect';
import type { Connection } from '../db/database-handle';
import type { DemoOptions } from './demo-options';
import { createDemoCalendar } from './group';
import { insertCatalogue } from './insert-catalogue';
import { insertGuests } from './insert-guests';
import { insertHolidays } from './insert-holidays';
import { insertStaff } from './insert-staff';

/**
 * Fills an empty database with Dalbit Hotels & Resorts around the day of `now` (decision 34b). `provider` is the
 * payment provider of its payments. The same `now` gives the same data. Call it in a transaction.
 */
export async function insertDemoGroup(client: Connection, options: DemoOptions): Promise<void> {
  const { now } = options;
  const db = createQueries(client);
  await insertCatalogue(client, now);
  await insertHolidays(client, createDemoCalendar(now).today);
  await insertGuests(client, options);
  await insertStaff(db, options);
}
