import type { Queries } from '../db/connect';
import { demoCalendar } from './calendar';
import { insertPolicies } from './policies/insert';
import { insertPromotions } from './promotions/insert';
import { insertTerms } from './terms/insert';

/** Lays out terms, cancellation policies and promotions around the day of seeding. Hotels and venues must be there. */
export async function layOutTexts(db: Queries, { now }: { readonly now: Date }): Promise<void> {
  const calendar = demoCalendar(now);
  await insertTerms(db, calendar);
  await insertPolicies(db, calendar);
  await insertPromotions(db, calendar);
}
