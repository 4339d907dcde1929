import { flagToWire } from '@dining/contract/codecs/flag';
import { hotelPhotoToWire, memberRuleToWire } from '@dining/contract/codecs/hotel';
import { textToWire } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import { type HotelDetailWire, type HotelWire, isReviewUse, listHotels, viewHotel } from '@dining/contract/site/hotels';
import type { HtlCode } from '@dining/domain/shared/codes';
import { catalogueOf } from '../../../catalogue';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { Feature } from '../../feature';

const hotelToWire = (hotel: Hotel): HotelWire => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  ...textToWire('htlName', hotel.name),
  resvReviewYn: flagToWire(hotel.reviewsOn),
  htlTel: hotel.phone,
  htlLat: hotel.latitude,
  htlLng: hotel.longitude,
  ...textToWire('htlHomePageUrl', hotel.homePageUrl),
  htlMemberDist: memberRuleToWire(hotel.memberFoodRule),
});

const detailToWire = (hotel: Hotel): HotelDetailWire => ({
  ...hotelToWire(hotel),
  htlPointRate: hotel.pointRate,
  businessInfo: { htlCode: hotel.htlCode, ...hotel.business },
  htlPhotoList: hotel.photos.map(hotelPhotoToWire),
  benefitList: hotel.benefits.map(({ kind, title, text }) => ({
    benefitType: kind,
    ...textToWire('benefitTitle', title),
    ...textToWire('benefitDesc', text),
  })),
});

/** The hotels of the group (Spec §7 App, hotel, session). */
export const hotels: Feature = (mount, deps) => {
  const all = async () => (await catalogueOf(deps.database).directory()).hotels;
  const one = async (htlCode: HtlCode) => (await all()).find((hotel) => hotel.htlCode === htlCode);

  mount(listHotels, async () => ({ allHotelList: (await all()).map(hotelToWire) }));

  mount(viewHotel, async ({ body }) => {
    const hotel = await one(body.htlCode);
    return hotel === undefined ? fail('not_found') : { result: detailToWire(hotel) };
  });

  mount(isReviewUse, async ({ body }) => {
    const hotel = await one(body.htlCode);
    return hotel === undefined ? fail('not_found') : { resvReviewYn: flagToWire(hotel.reviewsOn) };
  });
};
