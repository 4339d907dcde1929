import type { HotelPhoto } from '@dining/contract/codecs/hotel';
import type { BusinessInfo } from '@dining/domain/catalogue/business-info';
import type { Cuisine } from '@dining/domain/search/venue-filter';
import type { DinCode, DinRoomCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, localized } from './columns';

/**
 * The `htl_code` of rows that concern no single hotel: an alarm about a job, an audit entry about a holiday, a message
 * about an account, a coupon for all hotels. No hotel has this code.
 */
export const groupHtlCode = 'GROUP' as HtlCode;

/** The hotel's discount on food for members, in percent (decision 19). */
export interface MemberFoodRule {
  weekdayRate: number;
  weekendRate: number;
  /** Days of the year without the discount, `MM-DD`. */
  excludedMonthDays: string[];
  /** How many people of a party get the discount. */
  maxPeople: number;
}

export const hotel = pgTable(
  'hotel',
  {
    htlCode: text('htl_code').$type<HtlCode>().primaryKey(),
    htlHmcCode: text('htl_hmc_code').notNull().unique(),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    phone: text('phone').notNull(),
    homePageUrl: localized('home_page_url').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    reviewsOn: boolean('reviews_on').notNull(),
    /** Whether reviews have ratings; without `reviewsOn` it has no effect. */
    ratingsOn: boolean('ratings_on').notNull().default(true),
    pointRate: integer('point_rate').notNull().default(0),
    pointsSpendable: boolean('points_spendable').notNull().default(false),
    /** Language of mails to the hotel's restaurants. */
    staffLanguage: text('staff_language').$type<Language>().notNull().default('ko'),
    memberFoodRule: jsonb('member_food_rule').$type<MemberFoodRule>(),
    business: jsonb('business').$type<BusinessInfo>().notNull(),
    photos: jsonb('photos').$type<HotelPhoto[]>().notNull().default([]),
    /** Tiles of the benefits modal (Spec §2.3). A tile about points has a placeholder for the point rate. */
    benefits: jsonb('benefits')
      .$type<{ kind: 'special' | 'membership'; title: LocalizedText; text: LocalizedText; of?: 'points' }[]>()
      .notNull()
      .default([]),
  },
  (t) => [
    check('hotel_point_rate', sql`${t.pointRate} BETWEEN 0 AND 100`),
    check('hotel_staff_language', sql`${t.staffLanguage} IN ('ko', 'en', 'cn', 'ja')`),
    check('hotel_not_group', sql`${t.htlCode} <> 'GROUP'`),
  ],
);

export const venue = pgTable(
  'venue',
  {
    dinCode: text('din_code').$type<DinCode>().primaryKey(),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    cuisineLabel: localized('kitchen').notNull().default({ default: '' }),
    description: localized('description').notNull(),
    location: localized('location').notNull(),
    openingHours: localized('opening_hours').notNull(),
    facilities: localized('facilities').notNull(),
    parking: localized('parking').notNull(),
    notice: localized('notice').notNull(),
    pickupNotice: localized('pickup_notice').notNull().default({ default: '' }),
    phone: text('phone').notNull(),
    /** E-mail address of the restaurant; if null or empty, that of the hotel (`business`) is used. */
    mailbox: text('mailbox'),
    /** Whether the restaurant gets the daily service sheet by e-mail. */
    wantsSheetMail: boolean('wants_sheet_mail').notNull().default(true),
    seatCount: integer('seat_count').notNull(),
    cuisine: text('cuisine').$type<Cuisine>(),
    welcomesChildren: boolean('welcomes_children').notNull().default(true),
    hasView: boolean('has_view').notNull().default(false),
    introPicture: text('intro_picture').notNull(),
    tableTurnMinutes: integer('table_turn_minutes'),
    roomTurnMinutes: integer('room_turn_minutes'),
    /** Name and position of the chef. Like the texts below, empty if the venue has none. */
    chefName: localized('chef_name').notNull().default({ default: '' }),
    chefStatement: localized('chef_words').notNull().default({ default: '' }),
    dressCode: localized('dress_code').notNull().default({ default: '' }),
    children: localized('children').notNull().default({ default: '' }),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    index('venue_by_hotel').on(t.htlCode, t.position),
    check(
      'venue_cuisine',
      sql`${t.cuisine} IN ('korean', 'japanese', 'chinese', 'western', 'grill', 'buffet', 'lounge')`,
    ),
    check('venue_turns', sql`coalesce(${t.tableTurnMinutes}, 1) > 0 AND coalesce(${t.roomTurnMinutes}, 1) > 0`),
  ],
);

export const venueCategory = pgTable(
  'venue_category',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    reservationType: text('reservation_type').$type<'table' | 'room' | 'pickup'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dinCode, t.position] }),
    check('venue_category_type', sql`${t.reservationType} IN ('table', 'room', 'pickup')`),
  ],
);

export const venuePhoto = pgTable(
  'venue_photo',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    filePath: text('file_path').notNull(),
    alt: localized('alt').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dinCode, t.position] })],
);

export const room = pgTable(
  'room',
  {
    dinRoomCode: text('din_room_code').$type<DinRoomCode>().primaryKey(),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
    /** Square metres; null if unknown. */
    area: integer('area'),
    picture: text('picture').notNull().default(''),
    pictureAlt: localized('picture_alt').notNull().default({ default: '' }),
  },
  (t) => [index('room_by_venue').on(t.dinCode), check('room_area', sql`${t.area} > 0`)],
);

/** The seats (room null), or one room, that a start time offers on one kind of day (Spec §3 Stock). */
export const timeStock = pgTable(
  'time_stock',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    stockDay: text('stock_day').$type<'weekdays' | 'weekend'>().notNull(),
    startTime: text('start_time').notNull(),
    dinRoomCode: text('din_room_code')
      .$type<DinRoomCode>()
      .references(() => room.dinRoomCode, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    minSeats: integer('min_seats').notNull().default(1),
    open: boolean('open').notNull().default(true),
  },
  (t) => [
    unique('time_stock_key').on(t.dinCode, t.stockDay, t.startTime, t.dinRoomCode).nullsNotDistinct(),
    check('time_stock_day', sql`${t.stockDay} IN ('weekdays', 'weekend')`),
    check('time_stock_time', sql`${t.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('time_stock_seats', sql`${t.seats} >= 0 AND ${t.minSeats} >= 1`),
  ],
);

/** Days on which weekly rows of their own replace those of `time_stock` (ADR 44). */
export const stockSeason = pgTable(
  'stock_season',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** For staff; guests do not see it. */
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dinCode, t.fromDay] }), check('stock_season_days', sql`${t.fromDay} <= ${t.toDay}`)],
);

/** The seats (room null), or one room, that a start time offers on one kind of day of a season. */
export const seasonStock = pgTable(
  'season_stock',
  {
    dinCode: text('din_code').$type<DinCode>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    stockDay: text('stock_day').$type<'weekdays' | 'weekend'>().notNull(),
    startTime: text('start_time').notNull(),
    dinRoomCode: text('din_room_code')
      .$type<DinRoomCode>()
      .references(() => room.dinRoomCode, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    minSeats: integer('min_seats').notNull().default(1),
    open: boolean('open').notNull().default(true),
  },
  (t) => [
    foreignKey({
      name: 'season_stock_season_fk',
      columns: [t.dinCode, t.fromDay],
      foreignColumns: [stockSeason.dinCode, stockSeason.fromDay],
    }).onDelete('cascade'),
    unique('season_stock_key').on(t.dinCode, t.fromDay, t.stockDay, t.startTime, t.dinRoomCode).nullsNotDistinct(),
    check('season_stock_day', sql`${t.stockDay} IN ('weekdays', 'weekend')`),
    check('season_stock_time', sql`${t.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('season_stock_seats', sql`${t.seats} BETWEEN 0 AND 2000 AND ${t.minSeats} >= 1`),
  ],
);

/** The seats (room null), or one room, that a start time offers on one date. They replace those of its weekday. */
export const dayStock = pgTable(
  'day_stock',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    dinRoomCode: text('din_room_code')
      .$type<DinRoomCode>()
      .references(() => room.dinRoomCode, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    minSeats: integer('min_seats').notNull().default(1),
    open: boolean('open').notNull().default(true),
  },
  (t) => [
    unique('day_stock_key').on(t.dinCode, t.day, t.startTime, t.dinRoomCode).nullsNotDistinct(),
    check('day_stock_time', sql`${t.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('day_stock_seats', sql`${t.seats} BETWEEN 0 AND 2000 AND ${t.minSeats} >= 1`),
  ],
);

export const mealTime = pgTable(
  'meal_time',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    meal: text('meal').$type<'M' | 'L' | 'D'>().notNull(),
    open: boolean('open').notNull(),
    weekdayFlags: boolean('weekday_flags').array().notNull(),
    onWeekdays: boolean('on_weekdays').notNull(),
    onHolidays: boolean('on_holidays').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dinCode, t.meal] }),
    check('meal_time_meal', sql`${t.meal} IN ('M', 'L', 'D')`),
    check('meal_time_flags', sql`cardinality(${t.weekdayFlags}) = 5`),
  ],
);

export const venueClosing = pgTable(
  'venue_closing',
  {
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Null for the whole day. */
    startTime: text('start_time'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('venue_closing_key').on(t.dinCode, t.day, t.startTime).nullsNotDistinct(),
    check('venue_closing_time', sql`${t.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

export const holiday = pgTable('holiday', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: localized('name').notNull(),
});

/**
 * The years whose holidays are known. A year without a row raises an alarm, and its days are not sold as weekdays
 * (decision 8).
 */
export const holidayYear = pgTable('holiday_year', { year: integer('year').primaryKey() });
