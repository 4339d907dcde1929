import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, textFields, yn } from '../wire';

export const hotelMemberDiscount = defineComponent(
  'HotelMemberDiscount',
  "A hotel's own member discount on food in percent (decision 19)",
  {
    distWeekdayRate: z.number().int(),
    distWeekendRate: z.number().int(),
    notDistDayList: z.array(z.string()).describe('Days without the discount, `MM-DD`'),
    distMaxPeople: z.number().int().describe('Most people of a party that the discount applies to'),
  },
);

export const hotel = defineComponent('Hotel', 'A hotel of the group (Spec §3 Hotel)', {
  htlCode: codeOut<HtlCode>(),
  htlHmcCode: z.string().describe("Code that the hotel's own site sends as `?hotelCode=` (Spec §4 Start-up)"),
  ...textFields('htlName'),
  resvReviewYn: yn,
  htlTel: z.string(),
  htlLat: z.number(),
  htlLng: z.number(),
  ...textFields('htlHomePageUrl'),
  htlMemberDist: hotelMemberDiscount.nullable().describe('null if the hotel has no own rule'),
});
export type HotelWire = z.infer<typeof hotel>;

export const businessInfo = defineComponent(
  'BusinessInfo',
  'Business information required by law in the footer; default texts are as registered',
  {
    htlCode: codeOut<HtlCode>(),
    ...textFields('companyName'),
    ...textFields('representative'),
    ...textFields('address'),
    tel: z.string(),
    email: z.string(),
    bizRegNo: z.string(),
    mailOrderNo: z.string(),
    ...textFields('mailOrderOffice'),
    ftcLookupUrl: z.string(),
    ...textFields('hostingProvider'),
    ...textFields('privacyOfficer'),
  },
);
export type BusinessInfoWire = z.infer<typeof businessInfo>;

/** `filePath` as in `codecs/picture-path`. */
export const hotelPhoto = defineComponent('HotelPhoto', 'A picture of the hotel', {
  htlPhotoType: z.enum(['front', 'lounge', 'benefits']),
  filePath: z.string(),
  ...textFields('fileAlt'),
});
export type HotelPhotoWire = z.infer<typeof hotelPhoto>;

export const benefit = defineComponent('Benefit', 'A tile of the reward benefits (Spec §2.3)', {
  benefitType: z.enum(['special', 'membership']),
  ...textFields('benefitTitle'),
  ...textFields('benefitDesc'),
});

export const hotelDetail = defineComponent(
  'HotelDetail',
  'A hotel with its registration, pictures and member benefits',
  {
    ...hotel.shape,
    htlPointRate: z.number().int().describe('Percentage of the paid amount that is granted as points after the visit'),
    businessInfo,
    htlPhotoList: z.array(hotelPhoto),
    benefitList: z.array(benefit),
  },
);
export type HotelDetailWire = z.infer<typeof hotelDetail>;

export const listHotels = defineEndpoint({
  method: 'GET',
  path: '/api/hotel/allList',
  auth: 'public',
  summary: 'Lists every hotel of the group; the first one is the default',
  result: z.object({ allHotelList: z.array(hotel) }),
  errors: [],
});

export const getHotel = defineEndpoint({
  method: 'POST',
  path: '/api/hotel/addnInfo',
  auth: 'public',
  summary: 'Returns a hotel with its business registration and member benefits',
  body: z.object({ htlCode: code<HtlCode>() }),
  result: z.object({ result: hotelDetail }),
  errors: ['not_found'],
});

export const getReviewUse = defineEndpoint({
  method: 'POST',
  path: '/api/hotel/isReviewUse',
  auth: 'public',
  summary: 'Returns whether a hotel shows and accepts reviews',
  body: z.object({ htlCode: code<HtlCode>() }),
  result: z.object({ resvReviewYn: yn }),
  errors: ['not_found'],
});

export const hotelCalls = [listHotels, getHotel, getReviewUse] as const;
