import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { PolicyRecord } from '@dining/domain/orders/priced-order';
import type { SheetState } from '@dining/domain/orders/sheet-states';
import type { ReservationSource } from '@dining/domain/reservations/source';
import type { HidingReason, HidingState } from '@dining/domain/reviews/hiding';
import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Consent } from '@dining/domain/terms/agreed-texts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, localized, reservationActor, reservationAttendance, reservationStatus } from './columns';
import { hotel, venue } from './hotels';
import { member } from './members';
import { product } from './products';

export const orderSheet = pgTable(
  'order_sheet',
  {
    ordersheetId: text('ordersheet_id').primaryKey(),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode),
    prodCode: text('prod_code')
      .$type<ProdCode>()
      .notNull()
      .references(() => product.prodCode),
    userId: text('user_id').references(() => member.userId, { onDelete: 'cascade' }),
    /** Id of the guest owner (ADR 13), to whom the sheet belongs if `user_id` is null. */
    guestId: text('guest_id').notNull(),
    reservationType: text('reservation_type').$type<'table' | 'room' | 'pickup'>().notNull(),
    dinRoomCode: text('din_room_code').$type<DinRoomCode>(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    visitTime: text('visit_time').notNull(),
    adults: integer('adults').notNull(),
    kids: integer('kids').notNull(),
    pickupQuantity: integer('pickup_quantity').notNull().default(0),
    language: text('language').notNull(),
    state: text('state').$type<SheetState>().notNull().default('open'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('order_sheet_by_member').on(t.userId).where(sql`state = 'open'`),
    index('order_sheet_by_guest').on(t.guestId).where(sql`state = 'open'`),
    index('order_sheet_by_expiry').on(t.expiresAt),
    check('order_sheet_counts', sql`${t.adults} >= 0 AND ${t.kids} >= 0 AND ${t.pickupQuantity} >= 0`),
    check('order_sheet_state', sql`${t.state} IN ('open', 'booked', 'dropped')`),
  ],
);

export const orderSheetLine = pgTable(
  'order_sheet_line',
  {
    ordersheetRtplOptId: text('ordersheet_rtpl_opt_id').primaryKey(),
    ordersheetId: text('ordersheet_id')
      .notNull()
      .references(() => orderSheet.ordersheetId, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    menuIndex: integer('menu_index').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    unique('order_sheet_line_menu').on(t.ordersheetId, t.menuIndex),
    check('order_sheet_line_count', sql`${t.count} > 0`),
  ],
);

export const orderSheetEvent = pgTable(
  'order_sheet_event',
  {
    id: bigserial('id', { mode: 'number' }),
    ordersheetId: text('ordersheet_id')
      .notNull()
      .references(() => orderSheet.ordersheetId, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    fromState: text('from_state').$type<SheetState>(),
    toState: text('to_state').$type<SheetState>().notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.ordersheetId, t.id] })],
);

export const reservation = pgTable(
  'reservation',
  {
    resvCode: text('resv_code').$type<ResvCode>().primaryKey(),
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().notNull().unique(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code').$type<DinCode>().notNull(),
    prodCode: text('prod_code').$type<ProdCode>().notNull(),
    dinRoomCode: text('din_room_code').$type<DinRoomCode>(),
    userId: text('user_id').references(() => member.userId, { onUpdate: 'cascade' }),
    guestId: text('guest_id').notNull(),
    bookerName: text('booker_name').notNull(),
    bookerPhone: text('booker_phone').notNull(),
    bookerEmail: text('booker_email').notNull(),
    visitorName: text('visitor_name').notNull(),
    visitorPhone: text('visitor_phone').notNull(),
    requestNote: text('request_note').notNull().default(''),
    noAllergies: boolean('no_allergies').notNull().default(false),
    reservationType: text('reservation_type').$type<'table' | 'room' | 'pickup'>().notNull(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    visitTime: text('visit_time').notNull(),
    adults: integer('adults').notNull(),
    kids: integer('kids').notNull(),
    pickupQuantity: integer('pickup_quantity').notNull().default(0),
    language: text('language').notNull(),
    status: reservationStatus('status').notNull().default('reserved'),
    /** Only staff see it, such as done or no-show (decision 6). */
    attendance: reservationAttendance('attendance').notNull().default('expected'),
    /** The time by which late guests said they would arrive; null unless `attendance` is late. */
    lateUntil: text('late_until'),
    guestConfirmedAt: instant('coming_confirmed_at'),
    productName: localized('product_name').notNull(),
    takesDeposit: boolean('takes_deposit').notNull(),
    saleZone: text('sale_zone').$type<'B' | 'L' | 'D'>().notNull(),
    /** In won: the price before any reduction, each reduction, and the amount paid. */
    orderAmount: integer('order_amount').notNull(),
    productDiscount: integer('product_discount').notNull(),
    memberDiscount: integer('member_discount').notNull(),
    couponAmount: integer('coupon_amount').notNull().default(0),
    pointAmount: integer('point_amount').notNull().default(0),
    payAmount: integer('pay_amount').notNull(),
    payMethod: text('pay_method').$type<'card' | 'account' | 'none'>().notNull(),
    policy: jsonb('policy').$type<PolicyRecord>().notNull(),
    consents: jsonb('consents').$type<Consent[]>().notNull(),
    /**
     * The campaign that brought the guest, without a click identifier (decision 63). Deleted with the personal data.
     */
    campaign: jsonb('campaign').$type<Campaign>(),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: reservationActor('cancelled_by'),
    cancelFee: integer('cancel_fee'),
    refundAmount: integer('refund_amount'),
    /**
     * Raised by each edit of the request or the allergies. The next two columns hold the version that last changed
     * each.
     */
    answersVersion: integer('answers_version').notNull().default(0),
    requestVersion: integer('request_version').notNull().default(0),
    allergiesVersion: integer('allergies_version').notNull().default(0),
    requestChangedAt: instant('request_changed_at'),
    allergiesChangedAt: instant('allergies_changed_at'),
    /**
     * Part of the secret link. Raised when allergies are added or staff change the booker's contact, because earlier
     * mails may have reached a stranger.
     */
    secretLinkVersion: integer('link_version').notNull().default(0),
    /** When the points job processed the visit, on the morning after; null before that, and for guests. */
    pointsAt: instant('points_at'),
    /** Where the reservation was made: on the site, by staff on the phone, or in a former system. */
    source: text('source').$type<ReservationSource>().notNull().default('site'),
    /** Raised by each change of the booker's contact by staff. */
    contactVersion: integer('contact_version').notNull().default(0),
    /** Raised each time staff send the confirmation again; part of the keys of those messages. */
    messageRound: integer('message_round').notNull().default(0),
  },
  (t) => [
    index('reservation_by_member').on(t.userId, t.createdAt, t.resvCode).where(sql`user_id IS NOT NULL`),
    index('reservation_by_venue_day').on(t.dinCode, t.visitDay),
    index('reservation_points_due').on(t.visitDay, t.resvCode).where(sql`user_id IS NOT NULL AND points_at IS NULL`),
    index('reservation_by_phone').on(t.bookerPhone),
    index('reservation_by_campaign').on(t.createdAt).where(sql`campaign IS NOT NULL`),
    index('reservation_with_personal_data').on(t.visitDay).where(sql`booker_phone <> ''`),
    // Used by the reservation search of the console.
    index('reservation_by_visit').on(t.visitDay, t.visitTime, t.resvCode),
    index('reservation_by_phone_end').on(sql`right(booker_phone, 4)`),
    index('reservation_by_visitor_phone_end')
      .on(sql`right(visitor_phone, 4)`)
      .where(sql`visitor_phone <> booker_phone`),
    index('reservation_by_email').on(sql`lower(booker_email) text_pattern_ops`),
    index('reservation_by_name').on(sql`lower(replace(booker_name, ' ', '')) text_pattern_ops`),
    index('reservation_by_words').using('gin', sql`string_to_array(lower(booker_name || ' ' || visitor_name), ' ')`),
    foreignKey({
      name: 'reservation_product_fk',
      columns: [t.prodCode, t.dinCode, t.htlCode],
      foreignColumns: [product.prodCode, product.dinCode, product.htlCode],
    }),
    // Checks that amounts add up and that a cancellation has a time. One function, because each statement parses every
    // CHECK (migration 0031); over columns, because a partitioned table allows no CHECK over whole rows (migration
    // 0049).
    check(
      'reservation_consistent',
      sql`is_reservation_consistent(${t.orderAmount}, ${t.productDiscount}, ${t.memberDiscount}, ${t.couponAmount}, ${t.pointAmount}, ${t.payAmount}, ${t.refundAmount}, ${t.cancelFee}, ${t.status}, ${t.cancelledAt}, ${t.cancelledBy})`,
    ),
  ],
);

export const reservationLine = pgTable(
  'reservation_line',
  {
    resvCode: text('resv_code').$type<ResvCode>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    position: integer('position').notNull(),
    menuIndex: integer('menu_index'),
    name: localized('name').notNull(),
    count: integer('count').notNull(),
    unitPrice: integer('unit_price').notNull(),
    discountRate: integer('discount_rate').notNull(),
    unitPaid: integer('unit_paid').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.resvCode, t.position] })],
);

/** Health data: separate, with its own consent, deleted after the visit (reliability, rule 20). */
export const reservationAllergy = pgTable(
  'reservation_allergy',
  {
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .references(() => reservation.resvCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    allergyCode: text('allergy_code').notNull(),
    other: text('other').notNull().default(''),
    name: localized('name').notNull(),
    consentAt: instant('consent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.resvCode, t.allergyCode] })],
);

export const reservationAnswer = pgTable(
  'reservation_answer',
  {
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .references(() => reservation.resvCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    prodQsCode: text('prod_qs_code').notNull(),
    kind: text('kind').$type<'text' | 'choice'>().notNull(),
    name: localized('name').notNull(),
    required: boolean('required').notNull(),
    answers: text('answers').array().notNull(),
    /** The same answers in every language: the texts of a choice, a free text as typed. Null on older rows. */
    answerTexts: jsonb('answer_texts').$type<LocalizedText[]>(),
  },
  (t) => [primaryKey({ columns: [t.resvCode, t.prodQsCode] })],
);

/** Notes of staff about a reservation, for staff only. Rows never change. */
export const reservationNote = pgTable(
  'reservation_note',
  {
    id: bigserial('id', { mode: 'number' }),
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .references(() => reservation.resvCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** Name of the staff member. */
    author: text('author').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.resvCode, t.id] })],
);

/** A message of staff to the guest of a reservation, which the outbox sends by mail. Rows never change. */
export const guestNotice = pgTable(
  'guest_notice',
  {
    id: bigserial('id', { mode: 'number' }),
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .references(() => reservation.resvCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** Name of the staff member. */
    author: text('author').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.resvCode, t.id] }), index('guest_notice_by_creation').on(t.createdAt)],
);

/** An order that staff took on the phone, with the consent that its guest gave by word of mouth. */
export const phoneOrder = pgTable(
  'phone_order',
  {
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Name of the staff member who read the text of the consent to the guest. */
    speaker: text('speaker').notNull(),
    /** Version and language of the text that was read. */
    consentVersion: text('consent_version').notNull(),
    consentLanguage: text('consent_language').$type<Language>().notNull(),
    /** Won that the guest pays at the venue. */
    dueAtVenue: integer('due_at_venue').notNull(),
    /** Seats beyond capacity, which need a reason. */
    overrun: integer('overrun').notNull().default(0),
    overrideReason: text('override_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('phone_order_by_age').on(t.createdAt),
    check('phone_order_due', sql`${t.dueAtVenue} >= 0`),
    check('phone_order_overrun', sql`${t.overrun} >= 0 AND (${t.overrun} = 0 OR ${t.overrideReason} IS NOT NULL)`),
  ],
);

/** A reservation of a former system, with what it says there. Its number is unique per hotel. */
export const formerOrder = pgTable(
  'former_order',
  {
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    formerNumber: text('former_number').notNull(),
    /** Name of the staff member or operator who imported it. */
    importedBy: text('imported_by').notNull(),
    /** In won: what the guest has paid in the former system, and what they pay at the venue. */
    paid: integer('paid').notNull(),
    dueAtVenue: integer('due_at_venue').notNull(),
    /** Seats beyond capacity, which need a reason. */
    overrun: integer('overrun').notNull().default(0),
    overrideReason: text('override_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('former_order_number').on(t.htlCode, t.formerNumber),
    index('former_order_by_age').on(t.createdAt),
    check('former_order_amounts', sql`${t.paid} >= 0 AND ${t.dueAtVenue} >= 0`),
    check('former_order_overrun', sql`${t.overrun} >= 0 AND (${t.overrun} = 0 OR ${t.overrideReason} IS NOT NULL)`),
  ],
);

export const review = pgTable(
  'review',
  {
    reviewCode: text('review_code').primaryKey(),
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .unique()
      .references(() => reservation.resvCode),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code').$type<DinCode>().notNull(),
    prodCode: text('prod_code').$type<ProdCode>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onUpdate: 'cascade' }),
    userName: text('user_name').notNull(),
    contents: text('contents').notNull(),
    imagePath: text('image_path').notNull(),
    /** Photos after the first one. */
    morePhotos: text('more_photos').array().notNull().default([]),
    ratingFood: smallint('rating_food'),
    ratingService: smallint('rating_service'),
    ratingRoom: smallint('rating_room'),
    hidden: boolean('hidden').notNull().default(false),
    /** The hotel's answer. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Raised by each answer, hiding and decision of staff. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_by_product').on(t.prodCode, t.createdAt, t.reviewCode),
    index('review_by_age').on(t.createdAt, t.reviewCode),
    index('review_by_member').on(t.userId),
    check('review_contents', sql`length(${t.contents}) > 0`),
    check('review_more_photos', sql`cardinality(${t.morePhotos}) <= 4`),
    check(
      'review_ratings',
      sql`${t.ratingFood} BETWEEN 1 AND 5 AND ${t.ratingService} BETWEEN 1 AND 5 AND ${t.ratingRoom} BETWEEN 1 AND 5`,
    ),
    check('review_answer', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
  ],
);

/**
 * Why a review is hidden, with its author's appeal; a review has at most one row. A restored review is visible again.
 */
export const reviewHiding = pgTable(
  'review_hiding',
  {
    reviewCode: text('review_code')
      .primaryKey()
      .references(() => review.reviewCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    state: text('state').$type<HidingState>().notNull().default('hidden'),
    reason: text('reason').$type<HidingReason>().notNull(),
    /** What staff write to the author. */
    note: text('note').notNull(),
    hiddenBy: uuid('hidden_by').notNull(),
    hiddenByName: text('hidden_by_name').notNull(),
    hiddenAt: instant('hidden_at').notNull().default(sql`now()`),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
    decision: text('decision'),
  },
  (t) => [
    index('review_hiding_open').on(t.appealedAt, t.reviewCode).where(sql`state = 'appealed'`),
    index('review_hiding_by_age').on(t.hiddenAt, t.reviewCode),
    check('review_hiding_state', sql`${t.state} IN ('hidden', 'appealed', 'upheld', 'restored')`),
    check(
      'review_hiding_reason',
      sql`${t.reason} IN ('personal_data', 'insult', 'advertising', 'unrelated', 'false_facts', 'illegal')`,
    ),
  ],
);

const starCounts = (name: string) => integer(name).array().notNull().default([0, 0, 0, 0, 0]);

/**
 * Ratings of a product's visible reviews; a trigger of `review` updates them. The arrays count one star, two stars and
 * so on.
 */
export const ratingTotal = pgTable(
  'rating_total',
  {
    prodCode: text('prod_code').$type<ProdCode>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code').$type<DinCode>().notNull(),
    /** Reviews with at least one rating. */
    reviews: integer('reviews').notNull().default(0),
    food: starCounts('food'),
    service: starCounts('service'),
    room: starCounts('room'),
  },
  (t) => [index('rating_total_by_venue').on(t.dinCode)],
);

export const inquiry = pgTable(
  'inquiry',
  {
    qnaSeq: bigserial('qna_seq', { mode: 'number' }).primaryKey(),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onUpdate: 'cascade' }),
    /** The language of the inquiry and its answer; null on older rows, which use the member's. */
    language: text('language').$type<Language>(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Raised by each answer. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('inquiry_by_member').on(t.userId, t.createdAt, t.qnaSeq),
    index('inquiry_by_age').on(t.createdAt),
    index('inquiry_waiting').on(t.createdAt, t.qnaSeq).where(sql`answered_at IS NULL AND deleted_at IS NULL`),
    index('inquiry_answered').on(t.answeredAt, t.qnaSeq).where(sql`answered_at IS NOT NULL AND deleted_at IS NULL`),
  ],
);
