import { type DinCode, type HtlCode, type ProdCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { promotion } from '../db/schema/products';
import { type DemoCalendar, getBannerPictures, getPictureAlt, getPicturePath, promotions } from './group';

export async function insertPromotions(db: Queries, calendar: DemoCalendar): Promise<void> {
  const getDay = (offset: number | null) => (offset === null ? null : calendar.getDay(offset));
  await db.insert(promotion).values(
    promotions.flatMap((hotelPromotions) =>
      hotelPromotions.map((data, index) => ({
        promCode: toCode<PromCode>(data.code),
        htlCode: toCode<HtlCode>(data.hotel),
        dinCode: data.venue === undefined ? null : toCode<DinCode>(data.venue),
        prodCode: data.product === undefined ? null : toCode<ProdCode>(data.product),
        position: index + 1,
        name: data.name,
        simpleDescription: data.simpleDescription,
        content: data.content,
        startsOn: getDay(data.from),
        endsOn: getDay(data.to),
        linkUrl: data.link === undefined ? `/fnb/prom/detail?promCode=${data.code}` : data.link,
        banner: getPicturePath(getBannerPictures(data.banner).wide),
        bannerMobile: getPicturePath(getBannerPictures(data.banner).narrow),
        bannerAlt: getPictureAlt(getBannerPictures(data.banner).wide),
      })),
    ),
  );
}
