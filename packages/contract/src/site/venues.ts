import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, textFields, visitDay, wireLanguage, yn } from '../wire';
import { hotelPhoto } from './hotels';
import { prodResvType } from './products';
import { promotion } from './promotions';
import { review } from './reviews';
import { currentUserShape } from './session/session';

export const venuePhoto = defineComponent('VenuePhoto', 'A picture of a venue', {
  filePath: z.string(),
  ...textFields('fileAlt'),
});

const venueRoom = defineComponent('VenueRoom', 'A private room of a venue (not in the specification)', {
  dinRoomCode: codeOut<DinRoomCode>(),
  ...textFields('dinRoomName'),
  dinRoomArea: z.number().int().nullable().describe('Square metres; null if not stated'),
  filePath: z.string().describe("Picture of the room, '' for none"),
  ...textFields('fileAlt'),
});

export const venueCategory = defineComponent('VenueCategory', "A category of a venue's offers", {
  ...textFields('dinCateName'),
  prodResvType,
});

export const venueName = defineComponent('VenueName', 'A venue in selects and tabs', {
  dinCode: codeOut<DinCode>(),
  htlCode: codeOut<HtlCode>(),
  htlHmcCode: z.string(),
  ...textFields('dinName'),
  ...textFields('dinKitchen', 'Not in the specification: cuisine in a word or two'),
  ...textFields('dinLoc'),
  introListImgFilePath: z.string(),
  dinTel: z.string(),
  dinCateList: z.array(venueCategory),
});
export type VenueNameWire = z.infer<typeof venueName>;

const turnTime = z
  .number()
  .int()
  .nullable()
  .describe('Turn time in minutes; null: start times do not overlap (decision 14)');

export const venue = defineComponent('Venue', 'A venue with all texts and pictures (Spec §3 Dining venue)', {
  ...venueName.shape,
  ...textFields('dinDesc'),
  ...textFields('dinOperTimeDesc'),
  ...textFields('dinAddItem'),
  ...textFields('dinParkingDesc'),
  ...textFields('dinResvNoticeDesc', 'Shown with tables and rooms'),
  ...textFields('dinPickupNoticeDesc', 'Shown with pickup products instead of `dinResvNoticeDesc`'),
  dinSeatAmnt: z.number().int(),
  dinTableTurnTime: turnTime,
  dinRoomTurnTime: turnTime,
  dinRoomList: z.array(venueRoom),
  dinPhotoList: z.array(venuePhoto),
});
export type VenueWire = z.infer<typeof venue>;

export const productCard = defineComponent('ProductCard', "A product in the main page's carousel", {
  prodCode: codeOut<ProdCode>(),
  dinCode: codeOut<DinCode>(),
  ...textFields('prodName'),
  bannerImg: z.string(),
  ...textFields('fileAlt'),
  prodResvType,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  prodMemberOnlyYn: yn,
  prodMemberDistYn: yn,
  prodPriceType: z.enum(['deposit', 'menu']),
  prodFromPrice: z
    .number()
    .int()
    .nullable()
    .describe(
      'Lowest price of an adult in won without member discount: a menu, the deposit of one head, or a pickup; null if nothing is paid now',
    ),
  prodKidFromPrice: z
    .number()
    .int()
    .nullable()
    .describe('Lowest price of a child in won if there is a menu for children only'),
});
export type ProductCardWire = z.infer<typeof productCard>;

export const mainVenue = defineComponent('MainVenue', 'A venue in a tab of the main page', {
  dinCode: codeOut<DinCode>(),
  htlCode: codeOut<HtlCode>(),
  ...textFields('dinName'),
  ...textFields('dinDesc'),
  introListImgFilePath: z.string(),
  prodList: z.array(productCard),
});
export type MainVenueWire = z.infer<typeof mainVenue>;

export const getMainPage = defineEndpoint({
  method: 'POST',
  path: '/api/main',
  auth: 'public',
  summary: 'Returns the main page of a hotel: venues with products, running promotions, first product of each venue',
  body: z.object({
    hotelCode: orBlank(code<HtlCode>()).describe('If unknown or blank, the first hotel of the group'),
    langCode: orBlank(wireLanguage).describe(
      'If set, texts are in this language only, as the default text; otherwise in all variants',
    ),
    dinCode: orBlank(code<DinCode>()),
    prodCode: orBlank(code<ProdCode>()),
    resvType: orBlank(prodResvType),
    resvDate: orBlank(visitDay),
  }),
  result: z.object({
    result: z.object({
      hotelCode: codeOut<HtlCode>(),
      htlPhotoList: z.array(hotelPhoto).describe("Pictures of the hotel's front and lounge"),
      dinList: z.array(mainVenue),
      promList: z.array(promotion),
      prodList: z.array(productCard),
    }),
    ...currentUserShape,
  }),
  errors: [],
});
export type MainResult = z.infer<typeof getMainPage.result>;

export const restaurantProduct = defineComponent('RestaurantProduct', 'A product on the page of its venue', {
  ...productCard.shape,
  ...textFields('prodDesc'),
});

export const restaurant = defineComponent('Restaurant', 'A venue with all that its own page shows', {
  ...venue.shape,
  ...textFields('dinChefName', "Name and office of the chef, '' if not stated"),
  ...textFields('dinChefDesc', "The chef's words, '' if there are none"),
  ...textFields('dinDressCodeDesc', "'' if not stated"),
  ...textFields('dinKidDesc', "What children find there, '' if not stated"),
  dinGalleryList: z.array(venuePhoto).describe('Pictures of the venue, its rooms and its products, each once'),
  prodList: z.array(restaurantProduct),
  reviewList: z.array(review).describe('The three newest reviews of its products; empty if the hotel has reviews off'),
});
export type RestaurantWire = z.infer<typeof restaurant>;

const ofHotel = z.object({ htlCode: code<HtlCode>() });

export const listVenues = defineEndpoint({
  method: 'POST',
  path: '/api/din/list',
  auth: 'public',
  summary: 'Lists the venues of a hotel or of the group',
  body: z.object({ htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ dinList: z.array(venueName) }),
  errors: ['not_found'],
});

export const getVenue = defineEndpoint({
  method: 'POST',
  path: '/api/din/view',
  auth: 'public',
  summary: 'Returns a venue with all texts and pictures',
  body: z.object({ dinCode: code<DinCode>() }),
  result: z.object({ result: venue }),
  errors: ['unknown_venue'],
});

export const listVenuesByHotel = defineEndpoint({
  method: 'POST',
  path: '/api/din/listByHtlCode',
  auth: 'public',
  summary: 'Lists the venues of a hotel',
  body: ofHotel,
  result: z.object({ dinList: z.array(venueName) }),
  errors: ['not_found'],
});

export const listVenuesWithPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/din/listByHtlCodeWithPhoto',
  auth: 'public',
  summary: 'Lists the venues of a hotel with all texts and pictures',
  body: ofHotel,
  result: z.object({ dinList: z.array(venue) }),
  errors: ['not_found'],
});

export const getRestaurant = defineEndpoint({
  method: 'POST',
  path: '/api/din/restaurant',
  auth: 'public',
  summary: 'Not in the specification: returns a venue with all that its own page shows',
  body: z.object({
    htlHmcCode: code().describe('The HMC code of the hotel that the venue belongs to'),
    dinCode: code<DinCode>(),
    langCode: orBlank(wireLanguage).describe(
      'If set, texts are in this language only, as the default text; otherwise in all variants',
    ),
  }),
  result: z.object({ result: restaurant }),
  errors: ['unknown_venue'],
});

export const venueCalls = [
  getMainPage,
  listVenues,
  getVenue,
  listVenuesByHotel,
  listVenuesWithPhoto,
  getRestaurant,
] as const;
