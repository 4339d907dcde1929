import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import { cuisines } from '@dining/domain/search/venue-filter';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineParagraph, seoulDateSchema, seoulTimeSchema } from '../wire';

/** Defines a text in the four languages. An empty variant is a missing one. */
const defineText = (variant: z.ZodType<string, string>) =>
  z.object({ ko: variant, en: variant, cn: variant, ja: variant });
const lineText = defineText(defineLine(200).trim());
const paragraphText = defineText(defineParagraph(30_000));

const line = defineLine(300).trim();
const wonInput = z.int().min(0).max(2_000_000_000);
const versionOutput = z.string().describe('Changes with the stored object; a save sends it back');
const versionInput = z.string().max(100).nullable().describe('As the caller saw it; null for a new object');

const businessSchema = z.object({
  companyName: line,
  representative: line,
  address: line,
  tel: line,
  email: line,
  bizRegNo: line,
  mailOrderNo: line,
  mailOrderOffice: line,
  ftcLookupUrl: line,
  hostingProvider: line,
  privacyOfficer: line,
});

export const hotelFieldsSchema = defineComponent('HotelFields', 'What staff enter about a hotel', {
  name: lineText,
  phone: line,
  homePageUrl: line,
  position: z.int().min(0).max(10_000).describe('Its place among the hotels'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  business: businessSchema.describe('The registration of its company, as the footer shows it'),
});

const stockRowSchema = z.object({
  time: seoulTimeSchema,
  weekdaySeats: z.int().min(0).max(10_000).describe('0 if it does not start then'),
  weekendSeats: z.int().min(0).max(10_000).describe('On weekends and public holidays; 0 if it does not start then'),
});

export const venueFieldsSchema = defineComponent('VenueFields', 'What staff enter about a venue', {
  name: lineText,
  description: paragraphText,
  location: lineText,
  openingHours: paragraphText,
  cuisine: z.enum(cuisines).nullable(),
  phone: line,
  mailbox: line.describe('Its e-mail address; empty for that of the hotel'),
  seatCount: z.int().min(0).max(10_000),
  tableTurnMinutes: z.int().min(1).max(1_440).nullable(),
  startTimes: z
    .array(stockRowSchema)
    .max(96)
    .describe('Start times with their seats. They are saved while the venue has none; afterwards they are ignored'),
});

export const menuFieldsSchema = defineComponent('MenuFields', 'What staff enter about a menu', {
  name: lineText,
  description: paragraphText,
  price: wonInput.describe('Won for one person'),
});

export const productFieldsSchema = defineComponent('ProductFields', 'What staff enter about a product at tables', {
  name: lineText,
  description: paragraphText,
  saleZone: z.enum(['B', 'L', 'D']),
  weekType: z.enum(['all', 'weekdays', 'weekend']),
  menuIndexes: z.array(z.int().min(1)).max(50).describe('The menus that guests choose from, in order'),
});

const saveErrors = ['not_found', 'second_factor_needed', 'changed_meanwhile', 'catalogue_refused'] as const;

export const viewHotel = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/hotel/view',
  auth: { staff: 'system' },
  summary: 'Returns what staff entered about a hotel',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ fields: hotelFieldsSchema, version: versionOutput }),
  errors: ['not_found'],
});

export const saveHotel = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/hotel/save',
  auth: { staff: 'system' },
  summary: 'Creates a hotel, whose code the server assigns, or changes one',
  body: z.object({
    htlCode: defineCode<HtlCode>().nullable().describe('Null for a new hotel'),
    version: versionInput,
    fields: hotelFieldsSchema,
  }),
  idempotent: true,
  result: z.object({ htlCode: defineCodeOutput<HtlCode>(), version: versionOutput }),
  errors: saveErrors,
});

export const viewVenue = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/venue/view',
  auth: { staff: 'catalogue' },
  summary: 'Returns what staff entered about a venue, with its menus and products',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: z.object({
    htlCode: defineCodeOutput<HtlCode>(),
    fields: venueFieldsSchema,
    version: versionOutput,
    hasVisits: z.boolean().describe('True if it has start times; they are then changed in the calendar'),
    venueMenus: z.array(z.object({ menuIndex: z.int(), fields: menuFieldsSchema, version: versionOutput })),
    venueProducts: z.array(
      z.object({
        prodCode: defineCodeOutput<ProdCode>(),
        isOnSale: z.boolean(),
        fields: productFieldsSchema,
        version: versionOutput,
      }),
    ),
  }),
  errors: ['not_found'],
});

export const saveVenue = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/venue/save',
  auth: { staff: 'catalogue' },
  summary: 'Creates a venue of a hotel, whose code the server assigns, or changes one',
  body: z.object({
    htlCode: defineCode<HtlCode>().describe('The hotel of a new venue'),
    dinCode: defineCode<DinCode>().nullable().describe('Null for a new venue'),
    version: versionInput,
    fields: venueFieldsSchema,
  }),
  idempotent: true,
  result: z.object({ dinCode: defineCodeOutput<DinCode>(), version: versionOutput }),
  errors: saveErrors,
});

export const saveMenu = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/menu/save',
  auth: { staff: 'catalogue' },
  summary: 'Creates a menu of a venue, whose number the server assigns, or changes one',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    menuIndex: z.int().min(1).nullable().describe('Null for a new menu'),
    version: versionInput,
    fields: menuFieldsSchema,
  }),
  idempotent: true,
  result: z.object({ menuIndex: z.int(), version: versionOutput }),
  errors: saveErrors,
});

export const saveProduct = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/product/save',
  auth: { staff: 'catalogue' },
  summary: 'Creates a product at tables, whose code the server assigns and which is not on sale yet, or changes one',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    prodCode: defineCode<ProdCode>().nullable().describe('Null for a new product'),
    version: versionInput,
    fields: productFieldsSchema,
  }),
  idempotent: true,
  result: z.object({ prodCode: defineCodeOutput<ProdCode>(), version: versionOutput }),
  errors: saveErrors,
});

export const publishProduct = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/product/publish',
  auth: { staff: 'catalogue' },
  summary: 'Puts a product on sale, or takes it off sale. Reservations stay',
  body: z.object({
    prodCode: defineCode<ProdCode>(),
    version: z.string().max(100),
    isOnSale: z.boolean(),
  }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
  errors: saveErrors,
});

const termsTypeSchema = z.enum(termsTypeCodes);
const effectiveFromInput = seoulDateSchema
  .nullable()
  .describe('First day; null for at once, which only the first version may be');
const stateSchema = z.enum(['in_effect', 'coming', 'past']);

export const listTerms = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/terms/list',
  auth: { staff: 'terms', access: 'read' },
  summary: 'Lists the versions of the terms of a hotel, newest first',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({
    terms: z.array(
      z.object({
        termsTypeCode: termsTypeSchema,
        version: z.string(),
        state: stateSchema,
        effectiveFrom: z.string(),
        title: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const saveTerms = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/terms/save',
  auth: { staff: 'terms' },
  summary: 'Adds a version of terms of a hotel, whose number the server assigns. Versions are never changed',
  body: z.object({
    htlCode: defineCode<HtlCode>(),
    termsTypeCode: termsTypeSchema,
    lastVersion: z.string().max(40).nullable().describe('The newest version as the caller saw it; null for none'),
    title: lineText,
    content: paragraphText,
    effectiveFrom: effectiveFromInput,
  }),
  idempotent: true,
  result: z.object({ version: z.string() }),
  errors: [...saveErrors, 'past'],
});

export const viewPolicy = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/policy/view',
  auth: { staff: 'policy', access: 'read' },
  summary: 'Lists the versions of the cancellation policy of a venue, newest first',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: z.object({
    paysDepositsOnly: z
      .boolean()
      .describe('True if no product is paid in full; the cap of the fees then does not apply'),
    policies: z.array(
      z.object({
        version: z.string(),
        state: stateSchema,
        effectiveFrom: z.string(),
        reservationBased: z.boolean(),
        graceMinutes: z.int(),
        tiers: z.array(z.object({ hoursBefore: z.int(), feePercent: z.int() })),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const savePolicy = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/policy/save',
  auth: { staff: 'policy' },
  summary: 'Adds a version of the cancellation policy of a venue. Versions are never changed',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    lastVersion: z.string().max(40).nullable().describe('The newest version as the caller saw it; null for none'),
    reservationBased: z.boolean(),
    graceMinutes: z.int().min(-1).max(100_000),
    tiers: z.array(z.object({ hoursBefore: z.int().max(100_000), feePercent: z.int().max(1_000) })).max(20),
    description: paragraphText,
    effectiveFrom: effectiveFromInput,
  }),
  idempotent: true,
  result: z.object({ version: z.string() }),
  errors: [...saveErrors, 'past'],
});

export const catalogueEndpoints = [
  viewHotel,
  saveHotel,
  viewVenue,
  saveVenue,
  saveMenu,
  saveProduct,
  publishProduct,
  listTerms,
  saveTerms,
  viewPolicy,
  savePolicy,
] as const;
