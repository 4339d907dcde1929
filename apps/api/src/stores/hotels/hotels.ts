import type { BusinessInfo, HotelPhoto } from '@dining/contract/codecs/hotel';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface Hotel {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  readonly phone: string;
  readonly homePageUrl: LocalizedText;
  readonly latitude: number;
  readonly longitude: number;
  readonly reviewsOn: boolean;
  readonly ratingsOn: boolean;
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

export async function hasHotel(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>(
    sql('has_hotel')`SELECT EXISTS (SELECT FROM hotel) AS "exists"`,
  );
  return rows[0]?.exists === true;
}

export async function lockPointRate(
  client: PoolClient,
  htlCode: HtlCode,
): Promise<Pick<Hotel, 'name' | 'pointRate'> | undefined> {
  const { rows } = await client.query<Pick<Hotel, 'name' | 'pointRate'>>(sql('lock_point_rate')`
    SELECT name, point_rate AS "pointRate" FROM hotel WHERE htl_code = ${htlCode} FOR UPDATE`);
  return rows[0];
}

export async function updatePointRate(client: PoolClient, htlCode: HtlCode, rate: number): Promise<void> {
  await client.query(sql('update_point_rate')`UPDATE hotel SET point_rate = ${rate} WHERE htl_code = ${htlCode}`);
}

export async function lockRatingsSwitch(
  client: PoolClient,
  htlCode: HtlCode,
): Promise<Pick<Hotel, 'name' | 'ratingsOn'> | undefined> {
  const { rows } = await client.query<Pick<Hotel, 'name' | 'ratingsOn'>>(sql('lock_ratings_switch')`
    SELECT name, ratings_on AS "ratingsOn" FROM hotel WHERE htl_code = ${htlCode} FOR UPDATE`);
  return rows[0];
}

export async function updateRatingsSwitch(client: PoolClient, htlCode: HtlCode, on: boolean): Promise<void> {
  await client.query(sql('update_ratings_switch')`UPDATE hotel SET ratings_on = ${on} WHERE htl_code = ${htlCode}`);
}

export async function listHotels(run: Pool | ClientBase): Promise<Hotel[]> {
  const { rows } = await run.query<Hotel>(sql('list_hotels')`
    SELECT htl_code AS "htlCode", htl_hmc_code AS "htlHmcCode", name, phone, home_page_url AS "homePageUrl", latitude, longitude,
      reviews_on AS "reviewsOn", ratings_on AS "ratingsOn", point_rate AS "pointRate", points_spendable AS "pointsSpendable",
      member_food_rule AS "memberFoodRule", business, photos, benefits
    FROM hotel ORDER BY position, htl_code`);
  return rows;
}
