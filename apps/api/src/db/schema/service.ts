import type { Attendance } from '@dining/domain/reservations/attendance';
import type { WalkInState } from '@dining/domain/reservations/walk-in';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, reservationAttendance } from './columns';
import { venue } from './hotels';
import { reservation } from './reservations';
import { staff } from './staff';

/** Each change of a reservation's attendance. A change that undoes another one refers to it. */
export const attendanceEvent = pgTable(
  'attendance_event',
  {
    id: bigserial('id', { mode: 'number' }),
    resvCode: text('resv_code')
      .$type<ResvCode>()
      .notNull()
      .references(() => reservation.resvCode, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    fromState: reservationAttendance('from_state').$type<Attendance>().notNull(),
    toState: reservationAttendance('to_state').$type<Attendance>().notNull(),
    fromLateUntil: text('from_late_until'),
    lateUntil: text('late_until'),
    /** No-show fee and refund in won; both null if no fee was decided. */
    fee: integer('fee'),
    refund: integer('refund'),
    undoes: bigint('undoes', { mode: 'number' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resvCode, t.id] }),
    check(
      'attendance_event_fee',
      sql`(${t.fee} IS NULL) = (${t.refund} IS NULL) AND ${t.fee} > 0 AND ${t.refund} >= 0`,
    ),
  ],
);

const dinCode = () =>
  text('din_code')
    .$type<DinCode>()
    .notNull()
    .references(() => venue.dinCode, { onDelete: 'cascade' });

/** Guests without a reservation. Their seats are taken by a hold, from the same counters as those of orders. */
export const walkIn = pgTable(
  'walk_in',
  {
    walkInId: uuid('walk_in_id').primaryKey().default(sql`gen_random_uuid()`),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: dinCode(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    adults: integer('adults').notNull(),
    kids: integer('kids').notNull(),
    state: text('state').$type<WalkInState>().notNull().default('seated'),
    /** The `shop_order_no` of its hold. */
    shopOrderNo: text('hold_no').$type<ShopOrderNo>().notNull().unique(),
    /** Seats beyond capacity, which need a reason. */
    overrun: integer('overrun').notNull().default(0),
    overrideReason: text('override_reason'),
    seatedAt: instant('seated_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('walk_in_by_venue_day').on(t.dinCode, t.visitDay),
    index('walk_in_seated').on(t.visitDay).where(sql`state = 'seated'`),
    check('walk_in_party', sql`${t.adults} >= 0 AND ${t.kids} >= 0 AND ${t.adults} + ${t.kids} > 0`),
    check('walk_in_state', sql`${t.state} IN ('seated', 'done', 'void')`),
    check('walk_in_ended', sql`(${t.state} = 'seated') = (${t.endedAt} IS NULL)`),
    check('walk_in_overrun', sql`${t.overrun} >= 0 AND (${t.overrun} = 0 OR ${t.overrideReason} IS NOT NULL)`),
  ],
);

/** A note for the staff of a venue about one day. */
export const dayNote = pgTable(
  'day_note',
  {
    dinCode: dinCode(),
    day: date('day', { mode: 'string' }).notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dinCode, t.day] }), index('day_note_by_day').on(t.day)],
);

/** The time up to which a staff member has seen a venue's news: bookings and cancellations shortly before the visit. */
export const serviceSeen = pgTable(
  'service_seen',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.staffId, { onDelete: 'cascade' }),
    dinCode: dinCode(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.dinCode] })],
);
