import { businessFields, readableFields } from '@dining/domain/catalogue/business-info';
import { lineLimit } from '@dining/domain/catalogue/check-lines';
import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import { hotelPhotoKinds, maxHotelPhotos } from '@dining/domain/catalogue/hotel-photo-fields';
import { cuisines } from '@dining/domain/search/venue-filter';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { languages } from '@dining/domain/shared/language';
import { maxCountedAgreements, maxExaminedAgreements } from '@dining/domain/terms/agreed-texts';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineParagraph, seoulDateSchema, seoulTimeSchema } from '../wire';

/** Defines a text in the four languages. An empty variant is a missing one. */
const defineText = (variant: z.ZodType<string, string>) =>
  z.object({ ko: variant, en: variant, cn: variant, ja: variant });
const lineText = defineText(defineLine(lineLimit).trim());
const paragraphText = defineText(defineParagraph(30_000));

const line = defineLine(lineLimit).trim();
const storedText = z.object({ ko: z.string(), en: z.string(), cn: z.string(), ja: z.string() });
const defineRecord = <const Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
const businessDescription = 'The registration of its company, as the footer shows it';
const readableDescription = 'Translations of the registration, for reading; empty texts are not shown';
const wonInput = z.int().min(0).max(2_000_000_000);
const versionOutput = z.string().describe('Changes with the stored object; a save sends it back');
const versionInput = z.string().max(100).nullable().describe('As the caller saw it; null for a new object');

const staffLanguageSchema = z.enum(languages as ['ko', 'en', 'cn', 'ja']).describe('Language of mails to its staff');

export const hotelFieldsSchema = defineComponent('HotelFields', 'What staff enter about a hotel', {
  name: lineText,
  phone: line,
  homePageUrl: line,
  position: z.int().min(0).max(1_000_000).describe('Position in the order of the hotels'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  business: defineRecord(businessFields, line).describe(businessDescription),
  readable: defineRecord(readableFields, defineText(line)).describe(readableDescription),
  reviewsOn: z.boolean(),
  pointsSpendable: z.boolean().describe('True if members may pay with points'),
  staffLanguage: staffLanguageSchema,
  memberFoodRule: z
    .object({
      weekdayRate: z.int().min(0).max(100),
      weekendRate: z.int().min(0).max(100),
      excludedMonthDays: z.array(z.string().max(5)).max(366).describe('Days without the discount, such as `12-24`'),
      maxPeople: z.int().min(1).max(100),
    })
    .nullable()
    .describe('The discount of members on food, in percent; null for none'),
});

/** What is stored may exceed the limits of the forms. */
const storedHotelFieldsSchema = defineComponent('StoredHotelFields', 'What is stored about a hotel', {
  name: storedText,
  phone: z.string(),
  homePageUrl: z.string(),
  position: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
  business: defineRecord(businessFields, z.string()).describe(businessDescription),
  readable: defineRecord(readableFields, storedText).describe(readableDescription),
  reviewsOn: z.boolean(),
  pointsSpendable: z.boolean(),
  staffLanguage: staffLanguageSchema,
  memberFoodRule: z
    .object({
      weekdayRate: z.number().int(),
      weekendRate: z.number().int(),
      excludedMonthDays: z.array(z.string()),
      maxPeople: z.number().int(),
    })
    .nullable(),
});

const stockRowSchema = z.object({
  time: seoulTimeSchema,
  weekdaySeats: z.int().min(0).max(10_000).describe('0 if it does not start then'),
  weekendSeats: z.int().min(0).max(10_000).describe('On weekends and public holidays; 0 if it does not start then'),
});

export const venueFieldsSchema = defineComponent('VenueFields', 'What staff enter about a venue', {
  name: lineText,
  description: paragraphText,
  location: paragraphText,
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

/** What is stored may exceed the limits of the forms. */
const storedVenueFieldsSchema = defineComponent('StoredVenueFields', 'What is stored about a venue', {
  name: storedText,
  description: storedText,
  location: storedText,
  openingHours: storedText,
  cuisine: z.enum(cuisines).nullable(),
  phone: z.string(),
  mailbox: z.string(),
  seatCount: z.number().int(),
  tableTurnMinutes: z.number().int().nullable(),
  startTimes: z.array(z.object({ time: z.string(), weekdaySeats: z.number().int(), weekendSeats: z.number().int() })),
});
const storedMenuFieldsSchema = defineComponent('StoredMenuFields', 'What is stored about a menu', {
  name: storedText,
  description: storedText,
  price: z.number().int(),
});
const storedProductFieldsSchema = defineComponent('StoredProductFields', 'What is stored about a product at tables', {
  name: storedText,
  description: storedText,
  saleZone: z.enum(['B', 'L', 'D']),
  weekType: z.enum(['all', 'weekdays', 'weekend']),
  menuIndexes: z.array(z.number().int()),
});

const saveErrors = ['not_found', 'second_factor_needed', 'changed_meanwhile', 'catalogue_refused'] as const;

export const viewHotel = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/hotel/view',
  auth: { staff: 'system' },
  summary: 'Returns what staff entered about a hotel',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ fields: storedHotelFieldsSchema, version: versionOutput }),
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

export const hotelPhotoFieldsSchema = defineComponent('HotelPhotoFields', 'The photos of a hotel that staff choose', {
  photos: z
    .array(z.object({ kind: z.enum(hotelPhotoKinds), path: z.string().max(500), alt: lineText }))
    .max(maxHotelPhotos),
});

export const viewHotelPhotos = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/hotel-photo/view',
  auth: { staff: 'catalogue' },
  summary: 'Returns the photos of a hotel, in the order of the site',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({
    fields: z.object({
      photos: z.array(z.object({ kind: z.enum(hotelPhotoKinds), path: z.string(), alt: storedText })),
    }),
    version: versionOutput,
  }),
  errors: ['not_found'],
});

export const saveHotelPhotos = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/hotel-photo/save',
  auth: { staff: 'catalogue' },
  summary: 'Replaces the photos of a hotel by pictures of its library, or by photos that it shows already',
  body: z.object({
    htlCode: defineCode<HtlCode>(),
    version: z.string().max(100),
    fields: hotelPhotoFieldsSchema,
  }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
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
    fields: storedVenueFieldsSchema,
    version: versionOutput,
    hasVisits: z.boolean().describe('True if it has start times; they are then changed in the calendar'),
    venueMenus: z.array(z.object({ menuIndex: z.int(), fields: storedMenuFieldsSchema, version: versionOutput })),
    venueProducts: z.array(
      z.object({
        prodCode: defineCodeOutput<ProdCode>(),
        isOnSale: z.boolean(),
        fields: storedProductFieldsSchema,
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
const agreementCount = z.int().min(0).max(maxCountedAgreements);

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
        reservations: agreementCount.describe('Reservations whose guests agreed to it'),
        members: agreementCount.describe('Members who agreed to it'),
        partialCounts: z
          .array(z.enum(['reservations', 'members']))
          .describe(
            `Counts of only the newest ${maxExaminedAgreements} reservations, or of ${maxExaminedAgreements} agreements of members, if there may be more`,
          ),
      }),
    ),
  }),
  errors: ['not_found'],
});

const termsText = { version: z.string(), title: storedText, content: storedText };

export const viewTerms = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/terms/view',
  auth: { staff: 'terms', access: 'read' },
  summary: 'Returns a version of the terms of a hotel in four languages, with the version before it',
  body: z.object({
    htlCode: defineCode<HtlCode>(),
    termsTypeCode: termsTypeSchema,
    version: z.string().max(40),
  }),
  result: z.object({
    ...termsText,
    state: stateSchema,
    effectiveFrom: z.string(),
    previous: z.object(termsText).nullable().describe('The version before it; null for the first one'),
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
    exampleBooking: z
      .object({ paidAmount: z.int().describe('In won'), isDeposit: z.boolean() })
      .nullable()
      .describe('One of the latest paid bookings of the venue, by which fees can be shown; null if there is none'),
    policies: z.array(
      z.object({
        version: z.string(),
        state: stateSchema,
        effectiveFrom: z.string(),
        reservationBased: z.boolean(),
        graceMinutes: z.int(),
        tiers: z.array(z.object({ hoursBefore: z.int(), feePercent: z.int() })),
        description: storedText.describe('What guests read'),
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
  viewHotelPhotos,
  saveHotelPhotos,
  viewVenue,
  saveVenue,
  saveMenu,
  saveProduct,
  publishProduct,
  listTerms,
  viewTerms,
  saveTerms,
  viewPolicy,
  savePolicy,
] as const;
