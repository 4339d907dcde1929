import { instantOfVisit } from '@dining/domain/shared/seoul-time';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect';
import { venue, venueCategory } from '../db/schema/hotels';
import { cancelPolicy } from '../db/schema/terms';
import { type DemoCalendar, type PolicyData, plainPolicy, policyByVenue, policyText } from './group';

/** Writes each venue's cancellation policy in two versions: what it was, and what it has been since the first day of last year. */
export async function insertPolicies(db: Queries, on: DemoCalendar): Promise<void> {
  const thisYear = Number(on.today.slice(0, 4));
  const venues = await db.select({ dinCode: venue.dinCode }).from(venue).orderBy(venue.dinCode);
  const collects = await db
    .selectDistinct({ dinCode: venueCategory.dinCode })
    .from(venueCategory)
    .where(eq(venueCategory.reservationType, 'pickup'));
  const row = (data: PolicyData, pickups: boolean, version: string, from: string) => ({
    reservationBased: data.reservationBased,
    tiers: [...data.tiers],
    description: policyText(data, pickups),
    version,
    effectiveAt: instantOfVisit({ date: from, time: '00:00' }),
  });
  await db.insert(cancelPolicy).values(
    venues.flatMap(({ dinCode }) => {
      const number = Number(dinCode.slice(1)) * 10;
      const pickups = collects.some((one) => one.dinCode === dinCode);
      return [
        { payPlcySeq: number + 1, dinCode, ...row(plainPolicy, pickups, '1.0', `${thisYear - 3}-01-01`) },
        {
          payPlcySeq: number + 2,
          dinCode,
          ...row(policyByVenue[dinCode] ?? plainPolicy, pickups, '2.0', `${thisYear - 1}-01-01`),
        },
      ];
    }),
  );
}
