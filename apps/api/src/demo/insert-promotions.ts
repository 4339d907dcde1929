import { asCode, type DinCode, type HtlCode, type PromCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { promotion } from '../db/schema/products';
import { type DemoCalendar, getBannerPictures, getPictureAlt, getPicturePath, promotions } from './group';

export async function insertPromotions(db: Queries, on: DemoCalendar): Promise<void> {
  const dayOf = (offset: number | null) => (offset === null ? null : on.day(offset));
  await db.insert(promotion).values(
    promotions.flatMap((group) =>
      group.map((data, index) => ({
        promCode: asCode<PromCode>(data.code),
        htlCode: asCode<HtlCode>(data.hotel),
        dinCode: data.venue === undefined ? null : asCode<DinCode>(data.venue),
        position: index + 1,
        name: data.name,
        simpleDescription: data.simple,
        content: data.content,
        startsOn: dayOf(data.from),
        endsOn: dayOf(data.to),
        linkUrl: data.link === undefined ? `/fnb/prom/detail?promCode=${data.code}` : data.link,
        banner: getPicturePath(getBannerPictures(data.shows).wide),
        bannerMobile: getPicturePath(getBannerPictures(data.shows).narrow),
        bannerAlt: getPictureAlt(getBannerPictures(data.shows).wide),
      })),
    ),
  );
}
