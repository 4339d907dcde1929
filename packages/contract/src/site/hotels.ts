import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineTextFields, ynSchema } from '../wire';

export const hotelMemberDiscountSchema = defineComponent(
  'HotelMemberDiscount',
  "A hotel's own member discount on food in percent (decision 19)",
  {
    distWeekdayRate: z.number().int(),
    distWeekendRate: z.number().int(),
    notDistDayList: z.array(z.string()).describe('Days without the discount, `MM-DD`'),
    distMaxPeople: z.number().int().describe('Maximum number of people in a party who get the discount'),
  },
);

export const hotelSchema = defineComponent('Hotel', 'A hotel of the group (Spec §3 Hotel)', {
  htlCode: defineCodeOutput<HtlCode>(),
  htlHmcCode: z.string().describe("Code that the hotel's own site sends as `?hotelCode=` (Spec §4 Start-up)"),
  ...defineTextFields('htlName'),
  resvReviewYn: ynSchema,
  resvRatingYn: ynSchema.describe('Y: reviews of the hotel have ratings'),
  htlTel: z.string(),
  htlLat: z.number(),
  htlLng: z.number(),
  ...defineTextFields('htlHomePageUrl'),
  htlMemberDist: hotelMemberDiscountSchema.nullable().describe('null if the hotel has no member discount'),
});
export type HotelWire = z.infer<typeof hotelSchema>;

export const businessInfoSchema = defineComponent(
  'BusinessInfo',
  'Business information required by law in the footer; the default text has the registered wording',
  {
    htlCode: defineCodeOutput<HtlCode>(),
    ...defineTextFields('companyName'),
    ...defineTextFields('representative'),
    ...defineTextFields('address'),
    tel: z.string(),
    email: z.string(),
    bizRegNo: z.string(),
    mailOrderNo: z.string(),
    ...defineTextFields('mailOrderOffice'),
    ftcLookupUrl: z.string(),
    ...defineTextFields('hostingProvider'),
    ...defineTextFields('privacyOfficer'),
  },
);
export type BusinessInfoWire = z.infer<typeof businessInfoSchema>;

/** `filePath` as in `codecs/picture-path`. */
export const hotelPhotoSchema = defineComponent('HotelPhoto', 'A picture of the hotel', {
  htlPhotoType: z.enum(['front', 'lounge', 'benefits']),
  filePath: z.string(),
  ...defineTextFields('fileAlt'),
});
export type HotelPhotoWire = z.infer<typeof hotelPhotoSchema>;

export const benefitSchema = defineComponent(
  'Benefit',
  'A member benefit, as shown in the benefits dialog (Spec §2.3)',
  {
    benefitType: z.enum(['special', 'membership']),
    ...defineTextFields('benefitTitle'),
    ...defineTextFields('benefitDesc'),
  },
);

export const hotelDetailSchema = defineComponent(
  'HotelDetail',
  'A hotel with its registration, pictures and member benefits',
  {
    ...hotelSchema.shape,
    htlPointRate: z.number().int().describe('Percentage of the paid amount that is granted as points after the visit'),
    businessInfo: businessInfoSchema,
    htlPhotoList: z.array(hotelPhotoSchema),
    benefitList: z.array(benefitSchema),
  },
);
export type HotelDetailWire = z.infer<typeof hotelDetailSchema>;

export const listHotels = defineEndpoint({
  method: 'GET',
  path: '/api/hotel/allList',
  auth: 'public',
  summary: 'Lists every hotel of the group; the first one is the default',
  result: z.object({ allHotelList: z.array(hotelSchema) }),
  errors: [],
});

export const getHotel = defineEndpoint({
  method: 'POST',
  path: '/api/hotel/addnInfo',
  auth: 'public',
  summary: 'Returns a hotel with its business registration and member benefits',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ result: hotelDetailSchema }),
  errors: ['not_found'],
});

export const getReviewsEnabled = defineEndpoint({
  method: 'POST',
  path: '/api/hotel/isReviewUse',
  auth: 'public',
  summary: 'Returns whether a hotel shows and accepts reviews',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ resvReviewYn: ynSchema }),
  errors: ['not_found'],
});

export const hotelEndpoints = [listHotels, getHotel, getReviewsEnabled] as const;
