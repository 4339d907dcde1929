import type { BusinessInfo, HotelPhoto } from '@dining/contract/codecs/hotel';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc } from 'drizzle-orm';
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
  }[];
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
