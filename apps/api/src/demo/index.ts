import { queriesOn } from '../db/connect';
import type { Connection } from '../db/opened';
import { createDemoCalendar, venues } from './group';
import { insertAllergies } from './insert-allergies';
import { insertAppProps } from './insert-app-props';
import { insertHolidays } from './insert-holidays';
import { insertHotels } from './insert-hotels';
import { insertProducts } from './insert-products';
import { insertVenue } from './insert-venues';
import { layOutGuests } from './people';
import type { DemoOptions } from './reservations-payments';
import { layOutTexts } from './texts';

/**
 * Fills an empty database with Dalbit Hotels & Resorts around the day of `now` (decision 34b); `provider` is the payment provider of its payments.
 * The same `now` gives the same data. Call it in a transaction.
 */
export async function layOutDemoGroup(client: Connection, { now, provider }: DemoOptions): Promise<void> {
  const db = queriesOn(client);
  const calendar = createDemoCalendar(now);
  await insertHotels(db);
  await insertHolidays(client, calendar.today);
  await insertAllergies(db);
  await insertAppProps(db);
  for (const [index, venue] of venues.entries()) {
    await insertVenue(db, venue, index + 1);
    await insertProducts(db, venue, index + 1, calendar);
  }
  await layOutTexts(db, { now });
  await layOutGuests(client, { now, provider });
}
