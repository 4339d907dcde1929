import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { Queries } from '../db/connect';
import { venue, venueCategory } from '../db/schema/hotels';
import { cancelPolicy } from '../db/schema/terms';
import { type DemoCalendar, defaultPolicy, formatPolicy, type PolicyData, policyByVenue } from './group';

export async function insertPolicies(db: Queries, calendar: DemoCalendar): Promise<void> {
  const thisYear = Number(calendar.today.slice(0, 4));
  const venues = await db.select({ dinCode: venue.dinCode }).from(venue).orderBy(venue.dinCode);
  const categories = await db
    .select({ dinCode: venueCategory.dinCode, type: venueCategory.reservationType })
    .from(venueCategory);
  const getSoldKinds = (dinCode: string) => {
    const types = categories.filter((category) => category.dinCode === dinCode).map(({ type }) => type);
    if (!types.includes('pickup')) return 'visits';
    return types.every((type) => type === 'pickup') ? 'pickups' : 'both';
  };
  const createPolicyRow = (
    data: PolicyData,
    soldKinds: ReturnType<typeof getSoldKinds>,
    version: string,
    effectiveDay: string,
  ) => ({
    reservationBased: data.reservationBased,
    tiers: [...data.tiers],
    graceMinutes: data.graceMinutes,
    description: formatPolicy(data, soldKinds),
    version,
    effectiveAt: getVisitStart({ date: effectiveDay, time: '00:00' }),
  });
  await db.insert(cancelPolicy).values(
    venues.flatMap(({ dinCode }) => {
      const baseSeq = Number(dinCode.slice(1)) * 10;
      const soldKinds = getSoldKinds(dinCode);
      return [
        {
          payPlcySeq: baseSeq + 1,
          dinCode,
          ...createPolicyRow(defaultPolicy, soldKinds, '1.0', `${thisYear - 3}-01-01`),
        },
        {
          payPlcySeq: baseSeq + 2,
          dinCode,
          ...createPolicyRow(policyByVenue[dinCode] ?? defaultPolicy, soldKinds, '2.0', `${thisYear - 1}-01-01`),
        },
      ];
    }),
  );
}
