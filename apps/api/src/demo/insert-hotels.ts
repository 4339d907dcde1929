import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { hotel } from '../db/schema/hotels';
import { getPictureAlt, getPicturePath, hotels, pointRate } from './group';

export async function insertHotels(db: Queries): Promise<void> {
  await db.insert(hotel).values(
    hotels.map(({ code, hmcCode, benefits, photos, memberFoodRule, ...columns }, index) => ({
      ...columns,
      htlCode: toCode<HtlCode>(code),
      htlHmcCode: hmcCode,
      position: index + 1,
      pointRate,
      memberFoodRule: memberFoodRule && { ...memberFoodRule, excludedMonthDays: [...memberFoodRule.excludedMonthDays] },
      photos: photos.map(({ kind, picture }) => ({ kind, path: getPicturePath(picture), alt: getPictureAlt(picture) })),
      benefits: [...benefits],
    })),
  );
}
