import type { Queries } from '../db/connect';
import { createDemoCalendar } from './group';
import { insertPolicies } from './insert-policies';
import { insertPromotions } from './insert-promotions';
import { insertTerms } from './insert-terms';

/** Inserts terms, cancellation policies and promotions. */
export async function insertTexts(db: Queries, { now }: { readonly now: Date }): Promise<void> {
  const calendar = createDemoCalendar(now);
  await insertTerms(db, calendar);
  await insertPolicies(db, calendar);
  await insertPromotions(db, calendar);
}
