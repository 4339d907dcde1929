import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DateRange } from '@dining/domain/shared/seoul-time';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect';
import { venue } from '../db/schema/hotels';
import { promotion } from '../db/schema/products';

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
  readonly period: DateRange;
  readonly linkUrl: string | null;
  readonly banner: string;
  readonly bannerMobile: string;
  readonly bannerAlt: LocalizedText;
}

/** Every promotion of a hotel, in the hotel's order. */
export async function readPromotions(db: Queries, htlCode: HtlCode): Promise<StoredPromotion[]> {
  const rows = await db
    .select({
      promCode: promotion.promCode,
      htlCode: promotion.htlCode,
      dinCode: promotion.dinCode,
      venueName: venue.name,
      name: promotion.name,
      simpleDescription: promotion.simpleDescription,
      content: promotion.content,
      from: promotion.startsOn,
      to: promotion.endsOn,
      linkUrl: promotion.linkUrl,
      banner: promotion.banner,
      bannerMobile: promotion.bannerMobile,
      bannerAlt: promotion.bannerAlt,
    })
    .from(promotion)
    .leftJoin(venue, eq(venue.dinCode, promotion.dinCode))
    .where(eq(promotion.htlCode, htlCode))
    .orderBy(asc(promotion.position), asc(promotion.promCode));
  return rows.map(({ from, to, ...row }) => ({ ...row, period: { from, to } }));
}

/** Which hotel a promotion belongs to; undefined where there is no such promotion. */
export async function hotelOfPromotion(db: Queries, promCode: PromCode): Promise<HtlCode | undefined> {
  const [row] = await db.select({ htlCode: promotion.htlCode }).from(promotion).where(eq(promotion.promCode, promCode));
  return row?.htlCode;
}
