import type { PromotionPeriod } from '@dining/domain/promotions/running';
import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { venue } from '../../db/schema/hotels';
import { promotion } from '../../db/schema/products';

/** A promotion of a hotel or of one of its venues. */
export interface StoredPromotion {
  readonly promCode: PromCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
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

/** Every promotion of a hotel, in the hotel's order. */
export const readPromotions = (db: Queries, htlCode: HtlCode): Promise<StoredPromotion[]> =>
  readWhere(db, eq(promotion.htlCode, htlCode));

/** One promotion; undefined where there is none. */
export const promotionByCode = async (db: Queries, promCode: PromCode): Promise<StoredPromotion | undefined> =>
  (await readWhere(db, eq(promotion.promCode, promCode)))[0];

async function readWhere(db: Queries, where: SQL): Promise<StoredPromotion[]> {
  const rows = await db
    .select({
      promCode: promotion.promCode,
      htlCode: promotion.htlCode,
      dinCode: promotion.dinCode,
      venueName: venue.name,
      name: promotion.name,
      simpleDescription: promotion.simpleDescription,
      content: promotion.content,
      startsOn: promotion.startsOn,
      endsOn: promotion.endsOn,
      linkUrl: promotion.linkUrl,
      banner: promotion.banner,
      bannerMobile: promotion.bannerMobile,
      bannerAlt: promotion.bannerAlt,
    })
    .from(promotion)
    .leftJoin(venue, eq(venue.dinCode, promotion.dinCode))
    .where(where)
    .orderBy(asc(promotion.position), asc(promotion.promCode));
  return rows.map(({ startsOn, endsOn, ...row }) => ({ ...row, period: { startsOn, endsOn } }));
}
