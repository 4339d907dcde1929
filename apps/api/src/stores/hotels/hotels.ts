import type { BusinessInfo, HotelPhoto } from '@dining/contract/codecs/hotel';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Queries } from '../../db/connect';
import { hotel } from '../../db/schema/hotels';

/** A hotel of the group with all it says of itself. */
export interface Hotel {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  readonly phone: string;
  readonly homePageUrl: LocalizedText;
  readonly latitude: number;
  readonly longitude: number;
  readonly reviewsOn: boolean;
  /** Percent of what was paid that accrues as points. */
  readonly pointRate: number;
  readonly pointsSpendable: boolean;
  readonly memberFoodRule: HotelMemberRule | null;
  readonly business: BusinessInfo;
  readonly photos: readonly HotelPhoto[];
  readonly benefits: readonly {
    readonly kind: 'special' | 'membership';
    readonly title: LocalizedText;
    readonly text: LocalizedText;
    readonly of?: 'points';
  }[];
}

/** Returns true once a hotel has been entered. */
export async function hasHotel(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>({
    name: 'has_hotel',
    text: 'SELECT EXISTS (SELECT FROM hotel) AS "exists"',
  });
  return rows[0]?.exists === true;
}

/** A hotel's name and the rate of its points, which nobody else changes until the commit; undefined where there is no such hotel. */
export async function takePointRate(
  client: PoolClient,
  htlCode: HtlCode,
): Promise<Pick<Hotel, 'name' | 'pointRate'> | undefined> {
  const { rows } = await client.query<Pick<Hotel, 'name' | 'pointRate'>>({
    name: 'take_point_rate',
    text: 'SELECT name, point_rate AS "pointRate" FROM hotel WHERE htl_code = $1 FOR UPDATE',
    values: [htlCode],
  });
  return rows[0];
}

export async function updatePointRate(client: PoolClient, htlCode: HtlCode, rate: number): Promise<void> {
  await client.query({
    name: 'update_point_rate',
    text: 'UPDATE hotel SET point_rate = $2 WHERE htl_code = $1',
    values: [htlCode, rate],
  });
}

/** Every hotel, the first being the group's default. */
export async function readHotels(db: Queries): Promise<Hotel[]> {
  return db
    .select({
      htlCode: hotel.htlCode,
      htlHmcCode: hotel.htlHmcCode,
      name: hotel.name,
      phone: hotel.phone,
      homePageUrl: hotel.homePageUrl,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      reviewsOn: hotel.reviewsOn,
      pointRate: hotel.pointRate,
      pointsSpendable: hotel.pointsSpendable,
      memberFoodRule: hotel.memberFoodRule,
      business: hotel.business,
      photos: hotel.photos,
      benefits: hotel.benefits,
    })
    .from(hotel)
    .orderBy(asc(hotel.position), asc(hotel.htlCode));
}
