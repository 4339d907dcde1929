import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { Queries } from '../db/connect';
import { venue, venueCategory } from '../db/schema/hotels';
import { cancelPolicy } from '../db/schema/terms';
import { type DemoCalendar, defaultPolicy, formatPolicy, type PolicyData, policyByVenue } from './group';

export async function insertPolicies(db: Queries, on: DemoCalendar): Promise<void> {
  const thisYear = Number(on.today.slice(0, 4));
  const venues = await db.select({ dinCode: venue.dinCode }).from(venue).orderBy(venue.dinCode);
  const categories = await db
    .select({ dinCode: venueCategory.dinCode, type: venueCategory.reservationType })
    .from(venueCategory);
  const findSoldKinds = (dinCode: string) => {
    const types = categories.filter((one) => one.dinCode === dinCode).map(({ type }) => type);
    if (!types.includes('pickup')) return 'visits';
    return types.every((type) => type === 'pickup') ? 'pickups' : 'both';
  };
  const createPolicyRow = (
    data: PolicyData,
    sells: ReturnType<typeof findSoldKinds>,
    version: string,
    from: string,
  ) => ({
    reservationBased: data.reservationBased,
    tiers: [...data.tiers],
    graceMinutes: data.graceMinutes,
    description: formatPolicy(data, sells),
    version,
    effectiveAt: getVisitStart({ date: from, time: '00:00' }),
  });
  await db.insert(cancelPolicy).values(
    venues.flatMap(({ dinCode }) => {
      const number = Number(dinCode.slice(1)) * 10;
      const sells = findSoldKinds(dinCode);
      return [
        { payPlcySeq: number + 1, dinCode, ...createPolicyRow(defaultPolicy, sells, '1.0', `${thisYear - 3}-01-01`) },
        {
          payPlcySeq: number + 2,
          dinCode,
          ...createPolicyRow(policyByVenue[dinCode] ?? defaultPolicy, sells, '2.0', `${thisYear - 1}-01-01`),
        },
      ];
    }),
  );
}
