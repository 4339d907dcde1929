import { createQueries } from '../db/connect';
import type { Connection } from '../db/database-handle';
import type { DemoOptions } from './demo-options';
import { createDemoCalendar, demoReservations } from './group';
import { loadGroupData } from './group-data';
import { insertCoupons } from './insert-coupons';
import { insertInquiries } from './insert-inquiries';
import { insertMembers } from './insert-members';
import { insertPoints } from './insert-points';
import { insertReservations } from './insert-reservations';
import { insertReviews } from './insert-reviews';
import { planReservations } from './reservations-plan';

/**
 * Inserts members, their coupons and points, reservations, reviews and inquiries around the day of `now`. Call it after
 * hotels, products, terms and policies: every reservation is checked and priced by their rules.
 */
export async function insertGuests(
  client: Connection,
  { now, provider }: Pick<DemoOptions, 'now' | 'provider'>,
): Promise<void> {
  const db = createQueries(client);
  const groupData = await loadGroupData(client);
  await insertMembers(db, now);
  const plan = planReservations(demoReservations, groupData, now);
  await insertCoupons(db, createDemoCalendar(now), groupData.welcomeCoupon);
  await insertReservations(db, plan, groupData, { now, provider });
  await insertPoints(db, plan.reservations, groupData, now);
  await insertReviews(db, plan.reservations, groupData, now);
  await insertInquiries(db, now);
}
