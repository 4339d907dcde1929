import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { endpoint } from './endpoint';
import { code, codeOut, textFields, yn } from './wire';

/** The hotel's own percent off food for members (decision 19). */
export const hotelMemberDiscount = z.object({
  distWeekdayRate: z.number().int(),
  distWeekendRate: z.number().int(),
  /** Days of the year without it, `MM-DD`. */
  notDistDayList: z.array(z.string()),
  /** The discount counts for at most so many people of a party. */
  distMaxPeople: z.number().int(),
});

/** A hotel of the group as every page knows it (Spec §3 Hotel). */
export const hotel = z.object({
  htlCode: codeOut<HtlCode>(),
  /** The code a hotel's own site sends as `?hotelCode=` (Spec §4 Start-up). */
  htlHmcCode: z.string(),
  ...textFields('htlName'),
  resvReviewYn: yn,
  htlTel: z.string(),
  htlLat: z.number(),
  htlLng: z.number(),
  ...textFields('htlHomePageUrl'),
  /** null where the hotel has no rule of its own. */
  htlMemberDist: hotelMemberDiscount.nullable(),
});
export type HotelWire = z.infer<typeof hotel>;

/** What the law asks a shop to show in its footer. */
export const businessInfo = z.object({
  htlCode: codeOut<HtlCode>(),
  companyName: z.string(),
  representative: z.string(),
  address: z.string(),
  tel: z.string(),
  email: z.string(),
  bizRegNo: z.string(),
  mailOrderNo: z.string(),
  mailOrderOffice: z.string(),
  ftcLookupUrl: z.string(),
  hostingProvider: z.string(),
  privacyOfficer: z.string(),
});
export type BusinessInfoWire = z.infer<typeof businessInfo>;

/** A picture of the hotel itself; where it is found, as in `codecs/picture-path`. */
export const hotelPhoto = z.object({
  htlPhotoType: z.enum(['front', 'lounge', 'benefits']),
  filePath: z.string(),
  ...textFields('fileAlt'),
});
export type HotelPhotoWire = z.infer<typeof hotelPhoto>;

/** One tile of the reward benefits modal (Spec §2.3); `special` and `membership` are its tabs. */
export const benefit = z.object({
  benefitType: z.enum(['special', 'membership']),
  ...textFields('benefitTitle'),
  ...textFields('benefitDesc'),
});
export type BenefitWire = z.infer<typeof benefit>;

export const hotelDetail = z.object({
  ...hotel.shape,
  /** Percent of what was paid that accrues as points after the visit. */
  htlPointRate: z.number().int(),
  businessInfo,
  htlPhotoList: z.array(hotelPhoto),
  benefitList: z.array(benefit),
});
export type HotelDetailWire = z.infer<typeof hotelDetail>;

export const listHotels = endpoint({
  method: 'GET',
  path: '/api/hotel/allList',
  auth: 'public',
  summary: 'Every hotel of the group, the first one being the default',
  result: z.object({ allHotelList: z.array(hotel) }),
  errors: [],
});

export const viewHotel = endpoint({
  method: 'POST',
  path: '/api/hotel/addnInfo',
  auth: 'public',
  summary: 'A hotel with its business registration and member benefits',
  body: z.object({ htlCode: code<HtlCode>() }),
  result: z.object({ result: hotelDetail }),
  errors: ['not_found'],
});

export const isReviewUse = endpoint({
  method: 'POST',
  path: '/api/hotel/isReviewUse',
  auth: 'public',
  summary: 'Whether a hotel shows and takes reviews',
  body: z.object({ htlCode: code<HtlCode>() }),
  result: z.object({ resvReviewYn: yn }),
  errors: ['not_found'],
});

export const hotelCalls = [listHotels, viewHotel, isReviewUse] as const;
