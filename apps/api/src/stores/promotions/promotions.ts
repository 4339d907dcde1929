import type { PromotionPeriod } from '@dining/domain/promotions/promotion-window';
import type { DinCode, HtlCode, ProdCode, PromCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface StoredPromotion {
  readonly promCode: PromCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly prodCode: ProdCode | null;
  readonly venueName: LocalizedText | null;
  readonly name: LocalizedText;
  readonly simpleDescription: LocalizedText;
  /** Markdown. */
  readonly content: LocalizedText;
  readonly period: PromotionPeriod;
  readonly linkUrl: string | null;
  readonly banner: string;
  readonly bannerMobile: string;
  readonly bannerAlt: LocalizedText;
}

export async function listPromotions(db: Queryable, htlCode: HtlCode): Promise<StoredPromotion[]> {
  const { rows } = await db.query<StoredPromotion>(sql('list_promotions')`
    SELECT p.prom_code AS "promCode", p.htl_code AS "htlCode", p.din_code AS "dinCode", p.prod_code AS "prodCode",
      v.name AS "venueName", p.name,
      p.simple_description AS "simpleDescription", p.content, json_build_object('startsOn', p.starts_on, 'endsOn', p.ends_on) AS period,
      p.link_url AS "linkUrl", p.banner, p.banner_mobile AS "bannerMobile", p.banner_alt AS "bannerAlt"
    FROM promotion p LEFT JOIN venue v USING (din_code)
    WHERE p.htl_code = ${htlCode}
    ORDER BY p.position, p.prom_code`);
  return rows;
}

export async function findPromotion(pool: Pool, promCode: PromCode): Promise<StoredPromotion | undefined> {
  const { rows } = await pool.query<StoredPromotion>(sql('find_promotion')`
    SELECT p.prom_code AS "promCode", p.htl_code AS "htlCode", p.din_code AS "dinCode", p.prod_code AS "prodCode",
      v.name AS "venueName", p.name,
      p.simple_description AS "simpleDescription", p.content, json_build_object('startsOn', p.starts_on, 'endsOn', p.ends_on) AS period,
      p.link_url AS "linkUrl", p.banner, p.banner_mobile AS "bannerMobile", p.banner_alt AS "bannerAlt"
    FROM promotion p LEFT JOIN venue v USING (din_code)
    WHERE p.prom_code = ${promCode}`);
  return rows[0];
}
