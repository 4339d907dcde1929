import { cuisines } from '@dining/domain/search/venue-filter';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineTextFields, visitDaySchema, wireLanguageSchema, ynSchema } from '../wire';
import { hotelPhotoSchema } from './hotels';
import { prodResvTypeSchema } from './products';
import { promotionSchema } from './promotions';
import { ratingOverviewFields, reviewSchema } from './reviews';
import { currentUserFields } from './session/session';

export const venuePhotoSchema = defineComponent('VenuePhoto', 'A picture of a venue', {
  filePath: z.string(),
  ...defineTextFields('fileAlt'),
});

const venueRoomSchema = defineComponent('VenueRoom', 'A private room of a venue (not in the specification)', {
  dinRoomCode: defineCodeOutput<DinRoomCode>(),
  ...defineTextFields('dinRoomName'),
  dinRoomArea: z.number().int().nullable().describe('Square metres; null if not stated'),
  filePath: z.string().describe("Picture of the room, '' for none"),
  ...defineTextFields('fileAlt'),
});

export const venueCategorySchema = defineComponent('VenueCategory', "A category of a venue's offers", {
  ...defineTextFields('dinCateName'),
  prodResvType: prodResvTypeSchema,
});

export const venueSummarySchema = defineComponent('VenueSummary', 'A venue in selects and tabs', {
  dinCode: defineCodeOutput<DinCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  htlHmcCode: z.string(),
  ...defineTextFields('dinName'),
  ...defineTextFields('dinKitchen', 'Not in the specification: cuisine in a word or two'),
  ...defineTextFields('dinLoc'),
  introListImgFilePath: z.string(),
  dinTel: z.string(),
  dinCateList: z.array(venueCategorySchema),
});
export type VenueSummaryWire = z.infer<typeof venueSummarySchema>;

const turnTimeSchema = z
  .number()
  .int()
  .nullable()
  .describe('Turn time in minutes; null: a booking takes its seats only at its own start time (decision 14)');

export const venueSchema = defineComponent('Venue', 'A venue with all texts and pictures (Spec §3 Dining venue)', {
  ...venueSummarySchema.shape,
  ...defineTextFields('dinDesc'),
  ...defineTextFields('dinOperTimeDesc'),
  ...defineTextFields('dinAddItem', 'Facilities'),
  ...defineTextFields('dinParkingDesc'),
  ...defineTextFields('dinResvNoticeDesc', 'Shown with tables and rooms'),
  ...defineTextFields('dinPickupNoticeDesc', 'Shown with pickup products instead of `dinResvNoticeDesc`'),
  dinSeatAmnt: z.number().int(),
  dinCuisineType: z
    .enum(cuisines)
    .nullable()
    .describe('Not in the specification: guests filter by it; null if none fits'),
  dinChildYn: ynSchema.describe('Not in the specification; Y: children of every age are welcome'),
  dinViewYn: ynSchema.describe('Not in the specification; Y: looks over a city, the sea or a garden'),
  dinTableTurnTime: turnTimeSchema,
  dinRoomTurnTime: turnTimeSchema,
  dinRoomList: z.array(venueRoomSchema),
  dinPhotoList: z.array(venuePhotoSchema),
});
export type VenueWire = z.infer<typeof venueSchema>;

export const productCardSchema = defineComponent('ProductCard', "A product in the main page's carousel", {
  prodCode: defineCodeOutput<ProdCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  ...defineTextFields('prodName'),
  bannerImg: z.string(),
  ...defineTextFields('fileAlt'),
  prodResvType: prodResvTypeSchema,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  prodMemberOnlyYn: ynSchema,
  prodMemberDistYn: ynSchema,
  prodPriceType: z.enum(['deposit', 'menu']),
  prodFromPrice: z
    .number()
    .int()
    .nullable()
    .describe(
      'Lowest price of an adult in won without member discount: a menu, the deposit per person, or a pickup; null if nothing is paid now',
    ),
  prodKidFromPrice: z
    .number()
    .int()
    .nullable()
    .describe('Lowest price of a child in won; null if the product has no children’s menu'),
});
export type ProductCardWire = z.infer<typeof productCardSchema>;

export const mainVenueSchema = defineComponent('MainVenue', 'A venue in a tab of the main page', {
  dinCode: defineCodeOutput<DinCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  ...defineTextFields('dinName'),
  ...defineTextFields('dinDesc'),
  introListImgFilePath: z.string(),
  prodList: z.array(productCardSchema),
});
export type MainVenueWire = z.infer<typeof mainVenueSchema>;

const ignoredFieldText = 'Accepted for compatibility with the specification; has no effect';

export const getMainPage = defineEndpoint({
  method: 'POST',
  path: '/api/main',
  auth: 'public',
  summary: 'Returns the main page of a hotel: venues with products, running promotions, first product of each venue',
  body: z.object({
    hotelCode: allowBlank(defineCode<HtlCode>()).describe('If unknown or blank, the first hotel of the group'),
    langCode: allowBlank(wireLanguageSchema).describe(
      'If set, texts are in this language only, as the default text; otherwise in all variants',
    ),
    dinCode: allowBlank(defineCode<DinCode>()).describe(ignoredFieldText),
    prodCode: allowBlank(defineCode<ProdCode>()).describe(ignoredFieldText),
    resvType: allowBlank(prodResvTypeSchema).describe(ignoredFieldText),
    resvDate: allowBlank(visitDaySchema).describe(ignoredFieldText),
  }),
  result: z.object({
    result: z.object({
      hotelCode: defineCodeOutput<HtlCode>(),
      htlPhotoList: z.array(hotelPhotoSchema).describe("Pictures of the hotel's front and lounge"),
      dinList: z.array(mainVenueSchema),
      promList: z.array(promotionSchema),
      prodList: z.array(productCardSchema),
    }),
    ...currentUserFields,
  }),
  errors: [],
});
export type MainResult = z.infer<typeof getMainPage.result>;

const plateNameSchema = z.object(defineTextFields('plateName'));

export const restaurantProductSchema = defineComponent('RestaurantProduct', 'A product on the page of its venue', {
  ...productCardSchema.shape,
  ...defineTextFields('prodDesc'),
  prodMenuList: z
    .array(
      z.object({ menuIndex: z.number().int(), ...defineTextFields('menuName'), plateList: z.array(plateNameSchema) }),
    )
    .optional()
    .describe('Its visible menus whose plates are known; plates in the order of serving'),
});

export const restaurantSchema = defineComponent('Restaurant', 'A venue with all that its own page shows', {
  ...venueSchema.shape,
  ...defineTextFields('dinChefName', "Name and job title of the chef, '' if not stated"),
  ...defineTextFields('dinChefDesc', "The chef's words, '' if there are none"),
  ...defineTextFields('dinDressCodeDesc', "'' if not stated"),
  ...defineTextFields('dinKidDesc', "Offers for children, '' if not stated"),
  dinGalleryList: z.array(venuePhotoSchema).describe('Pictures of the venue, its rooms and its products, each once'),
  prodList: z.array(restaurantProductSchema),
  reviewList: z
    .array(reviewSchema)
    .describe('The three newest reviews of its products; empty if the hotel has reviews off'),
  ...ratingOverviewFields,
});
export type RestaurantWire = z.infer<typeof restaurantSchema>;

const hotelQuerySchema = z.object({ htlCode: defineCode<HtlCode>() });

export const listVenues = defineEndpoint({
  method: 'POST',
  path: '/api/din/list',
  auth: 'public',
  summary: 'Lists the venues of a hotel or of the group',
  body: z.object({ htlCode: allowBlank(defineCode<HtlCode>()) }),
  result: z.object({ dinList: z.array(venueSummarySchema) }),
  errors: ['not_found'],
});

export const getVenue = defineEndpoint({
  method: 'POST',
  path: '/api/din/view',
  auth: 'public',
  summary: 'Returns a venue with all texts and pictures',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: z.object({ result: venueSchema }),
  errors: ['unknown_venue'],
});

export const listVenuesByHotel = defineEndpoint({
  method: 'POST',
  path: '/api/din/listByHtlCode',
  auth: 'public',
  summary: 'Lists the venues of a hotel',
  body: hotelQuerySchema,
  result: z.object({ dinList: z.array(venueSummarySchema) }),
  errors: ['not_found'],
});

export const listVenuesWithPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/din/listByHtlCodeWithPhoto',
  auth: 'public',
  summary: 'Lists the venues of a hotel with all texts and pictures',
  body: hotelQuerySchema,
  result: z.object({ dinList: z.array(venueSchema) }),
  errors: ['not_found'],
});

export const getRestaurant = defineEndpoint({
  method: 'POST',
  path: '/api/din/restaurant',
  auth: 'public',
  summary: 'Not in the specification: returns a venue with all that its own page shows',
  body: z.object({
    htlHmcCode: defineCode().describe('The HMC code of the hotel that the venue belongs to'),
    dinCode: defineCode<DinCode>(),
    langCode: allowBlank(wireLanguageSchema).describe(
      'If set, texts are in this language only, as the default text; otherwise in all variants',
    ),
  }),
  result: z.object({ result: restaurantSchema }),
  errors: ['unknown_venue'],
});

export const venueEndpoints = [
  getMainPage,
  listVenues,
  getVenue,
  listVenuesByHotel,
  listVenuesWithPhoto,
  getRestaurant,
] as const;
