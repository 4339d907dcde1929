import type { Queries } from '../db/connect';
import { createDemoCalendar } from './group';
import { insertPolicies } from './insert-policies';
import { insertPromotions } from './insert-promotions';
import { insertTerms } from './insert-terms';

/** Lays out terms, cancellation policies and promotions around the day of seeding. Hotels and venues must be there. */
export async function layOutTexts(db: Queries, { now }: { readonly now: Date }): Promise<void> {
  const calendar = createDemoCalendar(now);
  await insertTerms(db, calendar);
  await insertPolicies(db, calendar);
  await insertPromotions(db, calendar);
}
