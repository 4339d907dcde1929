import { flagToWire } from '@dining/contract/codecs/flag';
import { businessToWire, hotelPhotoToWire, memberRuleToWire } from '@dining/contract/codecs/hotel';
import { textToWire } from '@dining/contract/codecs/text';
import type { HotelDetailWire, HotelWire } from '@dining/contract/site/hotels';
import type { Hotel } from '../../../stores/hotels/hotels';

export const hotelToWire = (hotel: Hotel): HotelWire => ({
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

export const detailToWire = (hotel: Hotel): HotelDetailWire => ({
  ...hotelToWire(hotel),
  htlPointRate: hotel.pointRate,
  businessInfo: businessToWire(hotel.htlCode, hotel.business),
  htlPhotoList: hotel.photos.map(hotelPhotoToWire),
  benefitList: hotel.benefits.map(({ kind, title, text }) => ({
    benefitType: kind,
    ...textToWire('benefitTitle', title),
    ...textToWire('benefitDesc', text),
  })),
});
