import { readableFields } from '@dining/domain/catalogue/business-info';
import { lineLimit } from '@dining/domain/catalogue/check-lines';
import { originalsFolder } from '@dining/domain/catalogue/import-limits';
import { allergens, diets } from '@dining/domain/products/allergens';
import { cuisines } from '@dining/domain/search/venue-filter';
import { languages } from '@dining/domain/shared/language';
import { timePattern } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { dayFileSchema, instantFileSchema } from './dates';
import { textFileSchema } from './texts';

/**
 * The files of a catalogue (docs/catalogue.md). Codes of hotels, venues, products and promotions are names of folders
 * and files. A picture is named by its entry in `pictures.yaml`.
 */

const line = z.string().max(lineLimit);
const noText = { default: '' };
const text = textFileSchema;
const optionalText = textFileSchema.default(noText);
const won = z.int().min(0).max(2_000_000_000);
const percent = z.int().min(0).max(100);
const time = z.string().regex(timePattern, { message: 'no such time: write 18:30' });
const pictureName = z.string().min(1).max(100);
const weekFlags = z.string().regex(/^[01]{7}$/, { message: 'seven digits 0 or 1, Monday first' });
const day = dayFileSchema.nullable().default(null);
const position = z.int().min(0).max(1_000_000);
/** Names of folders and files that are codes. */
export const codePattern = /^[A-Za-z0-9_-]{1,40}$/;
const code = z.string().regex(codePattern, { message: 'letters, digits, _ and -, at most 40' });
const reservationType = z.enum(['table', 'room', 'pickup']);

/** Path of an original in the folder of a catalogue. */
export const originalPathPattern = new RegExp(`^${originalsFolder}/[^/.][^/]{0,199}$`);

/** A picture is a `path` of the site, or the original in a `file` of the folder, which belongs to a hotel. */
export const picturesFileSchema = z.record(
  pictureName,
  z
    .strictObject({
      path: z.string().min(1).max(500).optional(),
      file: z
        .string()
        .regex(originalPathPattern, { message: 'no such file: write pictures/NAME.jpg' })
        .transform((path) => path.normalize('NFC'))
        .optional(),
      hotel: code.optional(),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      focus: z.strictObject({ x: percent, y: percent }).optional(),
      alt: optionalText,
    })
    .refine(({ path, file }) => (path === undefined) !== (file === undefined), { message: 'either path or file' })
    .refine(({ file, hotel }) => (file === undefined) === (hotel === undefined), {
      message: 'file and hotel belong together',
      path: ['hotel'],
    })
    .refine(({ file, focus, sha256 }) => file !== undefined || (focus ?? sha256) === undefined, {
      message: 'only a file has a focal point and a hash',
      path: ['file'],
    }),
);

export const groupFileSchema = z.strictObject({
  allergies: z
    .array(z.strictObject({ allergyCode: code, name: text, allergens: z.array(z.enum(allergens)).default([]) }))
    .default([]),
  appProps: z
    .array(
      z.strictObject({
        propName: code,
        values: z.array(z.strictObject({ value: line.default(''), description: text })),
      }),
    )
    .default([]),
  joiningCoupons: z
    .array(
      z.strictObject({
        htlCode: code,
        name: text,
        kind: z.enum(['amount', 'percent']),
        value: won,
        minOrderAmount: won.default(0),
        maxDiscount: won.nullable().default(null),
        validDays: z.int().min(1).max(3650),
      }),
    )
    .default([]),
});

const readableSchema = z.strictObject(
  Object.fromEntries(readableFields.map((field) => [field, text.optional()])) as Record<
    (typeof readableFields)[number],
    z.ZodOptional<typeof text>
  >,
);

export const hotelFileSchema = z.strictObject({
  htlHmcCode: code,
  position,
  name: text,
  phone: line,
  homePageUrl: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  reviewsOn: z.boolean().default(true),
  ratingsOn: z.boolean().default(true),
  pointRate: percent.default(0),
  pointsSpendable: z.boolean().default(false),
  staffLanguage: z.enum(languages as ['ko', 'en', 'cn', 'ja']).default('ko'),
  memberFoodRule: z
    .strictObject({
      weekdayRate: percent,
      weekendRate: percent,
      excludedMonthDays: z.array(z.string().regex(/^\d{2}-\d{2}$/)).default([]),
      maxPeople: z.int().min(1).max(100),
    })
    .nullable()
    .default(null),
  business: z.strictObject({
    companyName: line.min(1),
    representative: line.min(1),
    address: line.min(1),
    tel: line.min(1),
    email: line.min(1),
    bizRegNo: line.min(1),
    mailOrderNo: line,
    mailOrderOffice: line,
    ftcLookupUrl: line,
    hostingProvider: line,
    privacyOfficer: line.min(1),
    readable: readableSchema.optional(),
  }),
  photos: z.array(z.strictObject({ kind: z.enum(['front', 'lounge', 'benefits']), picture: pictureName })).default([]),
  benefits: z
    .array(
      z.strictObject({
        kind: z.enum(['special', 'membership']),
        title: text,
        text,
        of: z.literal('points').optional(),
      }),
    )
    .default([]),
});

export const venueFileSchema = z.strictObject({
  position,
  active: z.boolean().default(true),
  name: text,
  cuisineLabel: optionalText,
  description: text,
  location: optionalText,
  openingHours: optionalText,
  facilities: optionalText,
  parking: optionalText,
  notice: optionalText,
  pickupNotice: optionalText,
  chefName: optionalText,
  chefStatement: optionalText,
  dressCode: optionalText,
  children: optionalText,
  phone: line,
  mailbox: line.nullable().default(null),
  wantsSheetMail: z.boolean().default(true),
  seatCount: z.int().min(0).max(10_000),
  cuisine: z.enum(cuisines).nullable().default(null),
  welcomesChildren: z.boolean().default(true),
  hasView: z.boolean().default(false),
  introPicture: pictureName.optional(),
  tableTurnMinutes: z.int().min(1).max(1_440).nullable().default(null),
  roomTurnMinutes: z.int().min(1).max(1_440).nullable().default(null),
  categories: z.array(z.strictObject({ name: text, reservationType })).default([]),
  photos: z.array(pictureName).default([]),
  rooms: z
    .array(
      z.strictObject({
        dinRoomCode: code,
        name: text,
        area: z.int().min(1).max(100_000).nullable().default(null),
        picture: pictureName.nullable().default(null),
      }),
    )
    .default([]),
  meals: z
    .array(
      z.strictObject({
        meal: z.enum(['M', 'L', 'D']),
        open: z.boolean().default(true),
        weekdayFlags: z.array(z.boolean()).length(5).default([true, true, true, true, true]),
        onWeekdays: z.boolean().default(true),
        onHolidays: z.boolean().default(true),
      }),
    )
    .default([]),
});

const dietaryShape = {
  allergens: z.array(z.enum(allergens)).nullable().default(null),
};

export const menusFileSchema = z.array(
  z.strictObject({
    menuIndex: z.int().min(1).max(2_000_000_000),
    name: text,
    description: optionalText,
    coversPerUnit: z.int().min(1).max(100).default(1),
    forChildren: z.boolean().default(false),
    picture: pictureName.nullable().default(null),
    ...dietaryShape,
    diets: z.array(z.enum(diets)).default([]),
    baseIndex: z.int().nullable().default(null),
    plates: z.array(z.strictObject({ name: text, ...dietaryShape })).default([]),
  }),
);

export const productFileSchema = z.strictObject({
  position,
  onSale: z.boolean().default(true),
  name: text,
  description: optionalText,
  depositNote: text.nullable().default(null),
  categoryPosition: z.int().min(1).max(50),
  bannerPicture: pictureName.optional(),
  reservationType,
  takesDeposit: z.boolean().default(false),
  saleZone: z.enum(['B', 'L', 'D']),
  saleTimes: z.array(time).default([]),
  saleAlways: z.boolean().default(true),
  saleFrom: day,
  saleTo: day,
  weekType: z.enum(['all', 'weekdays', 'weekend', 'user']).default('all'),
  weekDayFlags: weekFlags.default('1111111'),
  discountOn: z.boolean().default(false),
  discountRate: percent.default(0),
  discountWeekdayRate: percent.default(0),
  discountWeekendRate: percent.default(0),
  discountFrom: day,
  discountTo: day,
  memberDiscountOn: z.boolean().default(false),
  memberDiscountRate: percent.default(0),
  depositUpTo2: won.nullable().default(null),
  depositUpTo4: won.nullable().default(null),
  depositUpTo10: won.nullable().default(null),
  depositFrom11: won.nullable().default(null),
  daySaleLimit: z.int().min(0).max(100_000).nullable().default(null),
  dayLimits: z
    .array(
      z.strictObject({
        fromDay: dayFileSchema,
        toDay: dayFileSchema,
        limit: z.int().min(0).max(100_000).nullable(),
      }),
    )
    .default([]),
  perPersonLimit: z.int().min(1).max(100_000).nullable().default(null),
  pickupLeadDays: z.int().min(1).max(400).default(1),
  pickupWeekFlags: weekFlags.default('1111111'),
  membersOnly: z.boolean().default(false),
  questionType: z.enum(['none', 'allergy', 'direct', 'both']).default('none'),
  notSale: z.array(z.strictObject({ fromDay: dayFileSchema, toDay: dayFileSchema })).default([]),
  photos: z
    .array(z.strictObject({ picture: pictureName, photoType: z.enum(['prod1', 'prod2']).default('prod1') }))
    .default([]),
  options: z
    .array(
      z.strictObject({
        menuIndex: z.int(),
        onSale: z.boolean().default(true),
        visible: z.boolean().default(true),
      }),
    )
    .default([]),
  questions: z
    .array(
      z.strictObject({
        prodQsCode: code.optional(),
        kind: z.enum(['text', 'choice']),
        name: text,
        visible: z.boolean().default(true),
        required: z.boolean().default(false),
        choices: z.array(text).default([]),
      }),
    )
    .default([]),
});

export const promotionFileSchema = z.strictObject({
  position,
  dinCode: code.nullable().default(null),
  prodCode: code.nullable().default(null),
  name: text,
  simpleDescription: text,
  content: optionalText,
  startsOn: day,
  endsOn: day,
  linkUrl: line.nullable().default(null),
  banner: pictureName,
  bannerMobile: pictureName.optional(),
});

export const termsFileSchema = z.strictObject({
  termsSeq: z.int().min(1).max(2_000_000_000).optional(),
  title: text,
  content: text,
  effectiveAt: instantFileSchema,
  endedAt: instantFileSchema.nullable().default(null),
});

export const policyFileSchema = z.strictObject({
  payPlcySeq: z.int().min(1).max(2_000_000_000).optional(),
  reservationBased: z.boolean().default(false),
  tiers: z.array(z.strictObject({ hoursBefore: z.int(), feePercent: z.int() })),
  graceMinutes: z.int().default(0),
  description: text,
  effectiveAt: instantFileSchema,
});

/**
 * One row of `stock.csv`: seats at tables, or a room, of a start time on one kind of day, or on one date. With a season
 * and its days, the row applies on the days of the season.
 */
export const stockRowSchema = z
  .strictObject({
    day: z.union([z.enum(['weekdays', 'weekend']), dayFileSchema]),
    time,
    room: z.union([z.literal(''), code]),
    seats: z.coerce.number().int(),
    minSeats: z.preprocess((value) => (value === '' ? 1 : value), z.coerce.number().int().min(1).max(2_000)),
    open: z.preprocess((value) => (value === '' ? 'yes' : value), z.enum(['yes', 'no'])),
    season: z.string().max(60),
    from: z.union([z.literal(''), dayFileSchema]),
    to: z.union([z.literal(''), dayFileSchema]),
  })
  .refine(({ season, from, to }) => (season === '') === (from === '') && (season === '') === (to === ''), {
    message: 'season, from and to belong together',
    path: ['season'],
  })
  .refine((row) => row.season === '' || row.day === 'weekdays' || row.day === 'weekend', {
    message: 'weekdays or weekend in a season',
    path: ['day'],
  });

/**
 * One row of `prices.csv`. Without a product, the price of a menu; with both, the price of the menu in the product;
 * without a menu, the price of a pickup product. With days, the price on these days of visit.
 */
export const priceRowSchema = z
  .strictObject({
    product: z.union([z.literal(''), code]),
    menu: z.union([z.literal(''), z.string().regex(/^\d+$/, { message: 'a number' })]),
    price: z.string().regex(/^\d{1,3}(,?\d{3})*$|^\d+$/, { message: 'whole won, such as 68000' }),
    discountRate: z.preprocess((value) => (value === '' ? 0 : value), z.coerce.number().pipe(percent)),
    from: z.union([z.literal(''), dayFileSchema]),
    to: z.union([z.literal(''), dayFileSchema]),
  })
  .refine(({ from, to }) => (from === '') === (to === ''), { message: 'from and to belong together', path: ['from'] })
  .refine(({ from, product }) => from === '' || product !== '', {
    message: 'a price of some days needs a product',
    path: ['product'],
  })
  .refine(({ from, discountRate }) => from === '' || discountRate === 0, {
    message: 'the discount belongs to the row without days',
    path: ['discountRate'],
  });
