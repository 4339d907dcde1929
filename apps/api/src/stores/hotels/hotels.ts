import type { HotelPhoto } from '@dining/contract/codecs/hotel';
import type { BusinessInfo } from '@dining/domain/catalogue/business-info';
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
    /** `points`: hidden while the hotel's point rate is 0. */
    readonly of?: 'points';
  }[];
}

export async function hasHotel(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>(
    sql('has_hotel')`SELECT EXISTS (SELECT FROM hotel) AS "exists"`,
  );
  return rows[0]?.exists === true;
}

/** The settings of a hotel that staff can change. */
export type HotelSettings = Pick<Hotel, 'htlCode' | 'name' | 'pointRate' | 'reviewsOn' | 'ratingsOn'>;

export async function findHotelSettings(db: Pool | PoolClient, htlCode: HtlCode): Promise<HotelSettings | undefined> {
  const { rows } = await db.query<HotelSettings>(sql('find_hotel_settings')`
    SELECT htl_code AS "htlCode", name, point_rate AS "pointRate", reviews_on AS "reviewsOn", ratings_on AS "ratingsOn"
    FROM hotel WHERE htl_code = ${htlCode}`);
  return rows[0];
}

/** Sets the point rate if it is still `from`. Returns false if it is not. */
export async function updatePointRate(
  client: PoolClient,
  htlCode: HtlCode,
  from: number,
  to: number,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_point_rate')`
    UPDATE hotel SET point_rate = ${to} WHERE htl_code = ${htlCode} AND point_rate = ${from}`);
  return rowCount === 1;
}

/** Switches ratings on or off. Returns false if nothing has changed. */
export async function updateRatingsSwitch(client: PoolClient, htlCode: HtlCode, isOn: boolean): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_ratings_switch')`
    UPDATE hotel SET ratings_on = ${isOn} WHERE htl_code = ${htlCode} AND ratings_on <> ${isOn}`);
  return rowCount === 1;
}

export async function listHotels(db: Pool | ClientBase): Promise<Hotel[]> {
  const { rows } = await db.query<Hotel>(sql('list_hotels')`
    SELECT htl_code AS "htlCode", htl_hmc_code AS "htlHmcCode", name, phone, home_page_url AS "homePageUrl", latitude, longitude,
      reviews_on AS "reviewsOn", ratings_on AS "ratingsOn", point_rate AS "pointRate", points_spendable AS "pointsSpendable",
      member_food_rule AS "memberFoodRule", business, photos, benefits
    FROM hotel ORDER BY position, htl_code`);
  return rows;
}
