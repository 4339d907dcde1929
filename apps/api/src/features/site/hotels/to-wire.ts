import { flagToWire } from '@dining/contract/codecs/flag';
import { businessToWire, hotelPhotoToWire, memberRuleToWire } from '@dining/contract/codecs/hotel';
import { textToWire } from '@dining/contract/codecs/text';
import type { HotelDetailWire, HotelWire } from '@dining/contract/site/hotels';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
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

const fillRate = (text: LocalizedText, rate: number): LocalizedText => ({
  ...text,
  ...Object.fromEntries(
    Object.entries(text).map(([language, variant]) => [language, fillVariables(variant, { rate })]),
  ),
});

export const detailToWire = (hotel: Hotel): HotelDetailWire => ({
  ...hotelToWire(hotel),
  htlPointRate: hotel.pointRate,
  businessInfo: businessToWire(hotel.htlCode, hotel.business),
  htlPhotoList: hotel.photos.map(hotelPhotoToWire),
  benefitList: hotel.benefits
    // Benefits about points are hidden if the hotel's rate is 0 (decision 42).
    .filter(({ of }) => of !== 'points' || hotel.pointRate > 0)
    .map(({ kind, title, text }) => ({
      benefitType: kind,
      ...textToWire('benefitTitle', fillRate(title, hotel.pointRate)),
      ...textToWire('benefitDesc', fillRate(text, hotel.pointRate)),
    })),
});
