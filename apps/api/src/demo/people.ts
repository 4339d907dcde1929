import type { Queries } from '../db/connect';
import { demoCalendar } from './calendar';
import { insertInquiries } from './inquiries';
import { insertCoupons } from './members-coupons';
import { insertMembers } from './members-insert';
import { insertPoints } from './members-points';
import { comingWishes } from './reservations-coming';
import { readHouse } from './reservations-house';
import { insertReservations } from './reservations-insert';
import { pastWishes } from './reservations-past';
import { planReservations } from './reservations-plan';
import { regularWishes } from './reservations-regulars';
import { insertReviews } from './reviews';

/**
 * Lays out members with their coupons and points, reservations past and coming, reviews and inquiries around the day of
 * seeding. Hotels, products, terms and policies must be there: every reservation is checked and priced by their rules.
 */
export async function layOutGuests(db: Queries, { now }: { readonly now: Date }): Promise<void> {
  const house = await readHouse(db);
  await insertMembers(db, now);
  const plan = planReservations([...pastWishes, ...regularWishes, ...comingWishes], house, now);
  await insertReservations(db, plan, house, now);
  await insertCoupons(db, demoCalendar(now), plan.reservations);
  await insertPoints(db, plan.reservations, house, now);
  await insertReviews(db, plan.reservations, house, now);
  await insertInquiries(db, now);
}
