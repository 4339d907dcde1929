import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeBusinessInfo, encodeHotelPhoto, encodeMemberRule } from '@dining/contract/codecs/hotel';
import { encodeText } from '@dining/contract/codecs/text';
import type { HotelDetailWire, HotelWire } from '@dining/contract/site/hotels';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import type { Hotel } from '../../../stores/hotels/hotels';
import { hasRatingsOn } from '../../../stores/reviews/ratings';

export const hotelToWire = (hotel: Hotel): HotelWire => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  ...encodeText('htlName', hotel.name),
  resvReviewYn: encodeFlag(hotel.reviewsOn),
  resvRatingYn: encodeFlag(hasRatingsOn(hotel)),
  htlTel: hotel.phone,
  htlLat: hotel.latitude,
  htlLng: hotel.longitude,
  ...encodeText('htlHomePageUrl', hotel.homePageUrl),
  htlMemberDist: encodeMemberRule(hotel.memberFoodRule),
});

const fillRate = (text: LocalizedText, rate: number): LocalizedText => ({
  ...text,
  ...Object.fromEntries(
    Object.entries(text).map(([language, textVariant]) => [language, fillVariables(textVariant, { rate })]),
  ),
});

export const hotelDetailToWire = (hotel: Hotel): HotelDetailWire => ({
  ...hotelToWire(hotel),
  htlPointRate: hotel.pointRate,
  businessInfo: encodeBusinessInfo(hotel.htlCode, hotel.business),
  htlPhotoList: hotel.photos.map(encodeHotelPhoto),
  benefitList: hotel.benefits
    // Benefits about points are hidden if the hotel's rate is 0 (decision 42).
    .filter(({ of: subject }) => subject !== 'points' || hotel.pointRate > 0)
    .map(({ kind, title, text }) => ({
      benefitType: kind,
      ...encodeText('benefitTitle', fillRate(title, hotel.pointRate)),
      ...encodeText('benefitDesc', fillRate(text, hotel.pointRate)),
    })),
});
