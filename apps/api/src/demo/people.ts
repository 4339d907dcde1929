import { queriesOn } from '../db/connect';
import type { Connection } from '../db/opened';
import { createDemoCalendar, demoReservations } from './group';
import { insertCoupons } from './insert-coupons';
import { insertInquiries } from './insert-inquiries';
import { insertMembers } from './insert-members';
import { insertPoints } from './insert-points';
import { insertReservations } from './insert-reservations';
import { insertReviews } from './insert-reviews';
import { readHouse } from './reservations-house';
import type { DemoOptions } from './reservations-payments';
import { planReservations } from './reservations-plan';

/**
 * Lays out members with their coupons and points, reservations past and coming, reviews and inquiries around the day of
 * seeding. Hotels, products, terms and policies must be there: every reservation is checked and priced by their rules.
 */
export async function layOutGuests(client: Connection, { now, provider }: DemoOptions): Promise<void> {
  const db = queriesOn(client);
  const house = await readHouse(client);
  await insertMembers(db, now);
  const plan = planReservations(demoReservations, house, now);
  await insertCoupons(db, createDemoCalendar(now));
  await insertReservations(db, plan, house, { now, provider });
  await insertPoints(db, plan.reservations, house, now);
  await insertReviews(db, plan.reservations, house, now);
  await insertInquiries(db, now);
}
