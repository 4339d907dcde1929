import { createQueries } from '../db/connect';
import type { Connection } from '../db/handle';
import type { DemoOptions } from './demo-options';
import { createDemoCalendar, venues } from './group';
import { insertAllergies } from './insert-allergies';
import { insertAppProps } from './insert-app-props';
import { insertGuests } from './insert-guests';
import { insertHolidays } from './insert-holidays';
import { insertHotels } from './insert-hotels';
import { insertProducts } from './insert-products';
import { insertStaff } from './insert-staff';
import { insertTexts } from './insert-texts';
import { insertVenue } from './insert-venues';

/**
 * Fills an empty database with Dalbit Hotels & Resorts around the day of `now` (decision 34b). `provider` is the
 * payment provider of its payments. The same `now` gives the same data. Call it in a transaction.
 */
export async function insertDemoGroup(client: Connection, options: DemoOptions): Promise<void> {
  const { now } = options;
  const db = createQueries(client);
  const calendar = createDemoCalendar(now);
  await insertHotels(db);
  await insertHolidays(client, calendar.today);
  await insertAllergies(db);
  await insertAppProps(db);
  for (const [index, venue] of venues.entries()) {
    await insertVenue(db, venue, index + 1);
    await insertProducts(db, venue, index + 1, calendar);
  }
  await insertTexts(db, { now });
  await insertGuests(client, options);
  await insertStaff(db, options);
}
