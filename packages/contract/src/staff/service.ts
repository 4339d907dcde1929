import { attendances } from '@dining/domain/reservations/attendance';
import { reservationSources } from '@dining/domain/reservations/source';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineParagraph,
  seoulDateSchema,
  seoulTimeSchema,
  wonSchema,
} from '../wire';
import { languageSchema } from './staff';

const instantSchema = z.string().describe('An instant, ISO 8601');
const timeSchema = z.string().describe('A time of day in Seoul, `HH:mm`');
const attendanceSchema = z
  .enum(attendances)
  .meta({ id: 'Attendance', description: 'Progress of the visit of a party, such as arrived or seated' });
const reservationTypeSchema = z.enum(['table', 'room', 'pickup']);

/** Payment states of a visit that matter to a host. */
export const servicePaymentStates = ['at_venue', 'paid', 'paid_before', 'refunded', 'open'] as const;

export const servicePartySchema = defineComponent(
  'ServiceParty',
  'A reservation of a day, with all that a card shows',
  {
    resvCode: z.string(),
    time: timeSchema,
    isConfirmed: z.boolean(),
    attendance: attendanceSchema,
    lateUntil: timeSchema
      .nullable()
      .describe('Time by which the party said it would arrive; null if it announced no delay'),
    since: instantSchema.nullable().describe('When the attendance was recorded'),
    isUndoable: z
      .boolean()
      .describe('True if a step of the attendance can be undone; after ten minutes this needs a reason'),
    type: reservationTypeSchema,
    adults: z.number().int(),
    kids: z.number().int(),
    quantity: z.number().int().describe('Units of a pickup'),
    room: z.string().describe('Empty for a table or a pickup'),
    product: z.string(),
    menus: z.array(z.object({ name: z.string(), count: z.number().int() })),
    name: z.string().nullable().describe('Name of the person who comes; null without the right to see contact data'),
    phone: z.string().nullable().describe('As `name`'),
    language: languageSchema,
    allergies: z.array(z.string()).nullable().describe('Null without the right to see allergies'),
    noAllergies: z.boolean().nullable().describe('True if the guest answered that there are none; null as `allergies`'),
    allergiesChangedAt: instantSchema.nullable(),
    request: z.string(),
    requestChangedAt: instantSchema.nullable(),
    answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
    notes: z
      .array(z.object({ author: z.string(), at: instantSchema, note: z.string() }))
      .describe('Internal notes, the latest first; no guest sees them'),
    source: z.enum(reservationSources),
    guestConfirmedAt: instantSchema.nullable().describe('When the guest confirmed in the reminder that they come'),
    campaign: z
      .object({ source: z.string(), medium: z.string(), name: z.string() })
      .nullable()
      .describe('The campaign that brought the guest to the site'),
    visits: z.number().int().nullable().describe('Earlier visits at the hotel; null without the right to see members'),
    payment: z
      .enum(servicePaymentStates)
      .describe(
        '`at_venue`: not paid online; `paid_before`: in a former system, with nothing left to pay; `refunded`: at least in part; `open`: in progress, or needs manual review',
      ),
    paidAmount: z.number().int().nullable().describe('Whole won; null without the right to see payments'),
    isMailFailed: z.boolean().describe('True if a mail to the guest did not arrive'),
    noShowFee: z
      .object({ fee: z.number().int(), refund: z.number().int() })
      .nullable()
      .describe('Won that the venue kept for a no-show, and won refunded; null without the right to see payments'),
  },
);
export type ServiceParty = z.infer<typeof servicePartySchema>;

export const walkInSchema = defineComponent('WalkIn', 'Guests without a reservation', {
  walkInId: z.string(),
  time: timeSchema.describe('The start time whose seats they take'),
  adults: z.number().int(),
  kids: z.number().int(),
  state: z.enum(['seated', 'done']),
  seatedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  overrun: z.number().int().describe('Seats beyond capacity'),
});
export type ServiceWalkIn = z.infer<typeof walkInSchema>;

export const serviceLoadSchema = defineComponent('ServiceLoad', 'What a start time offers and what is taken of it', {
  time: timeSchema,
  capacity: z.number().int().describe('Seats at tables'),
  used: z.number().int().describe('Seats taken, also by stays that began earlier'),
  site: z.number().int().describe('People who booked on the site for this time'),
  phone: z.number().int().describe('People for whom staff booked on the phone'),
  walkIn: z.number().int().describe('People without a reservation'),
  held: z.number().int().describe('Seats of orders that are being paid'),
  isStopped: z.boolean().describe('True if nothing is sold for this time'),
});
export type ServiceLoad = z.infer<typeof serviceLoadSchema>;

export const dayNoteSchema = defineComponent('DayNote', 'What staff of a venue should know on a day', {
  text: z.string(),
  version: z.number().int().describe('Send it with a change; 0 before the first one'),
  changedBy: z.string(),
  changedAt: instantSchema.nullable(),
});
export type DayNote = z.infer<typeof dayNoteSchema>;

export const serviceNewsSchema = defineComponent(
  'ServiceNews',
  'A booking or cancellation within 24 hours of its visit',
  {
    resvCode: z.string(),
    kind: z.enum(['booked', 'cancelled']),
    at: instantSchema,
    day: z.string(),
    time: timeSchema,
    name: z.string().nullable(),
    adults: z.number().int(),
    kids: z.number().int(),
    quantity: z.number().int(),
    product: z.string(),
  },
);
export type ServiceNews = z.infer<typeof serviceNewsSchema>;

export const serviceSchema = defineComponent('Service', 'A day of a venue', {
  dinCode: defineCodeOutput<DinCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  venue: z.string(),
  day: z.string(),
  isDayClosed: z.boolean(),
  parties: z.array(servicePartySchema).describe('By time'),
  walkIns: z.array(walkInSchema).describe('By the time of seating'),
  load: z.array(serviceLoadSchema).describe('By start time'),
  note: dayNoteSchema,
  news: z.array(serviceNewsSchema).describe('Those that the caller has not seen, the newest first'),
});
export type Service = z.infer<typeof serviceSchema>;

export const getService = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/service/:dinCode/:day',
  auth: { staff: 'service.see', isForOperators: true },
  summary: 'Returns a day of a venue: parties, walk-ins, load, note and news',
  params: z.object({ dinCode: defineCode<DinCode>(), day: seoulDateSchema }),
  result: z.object({ at: instantSchema, service: serviceSchema }),
  errors: ['not_found'],
});

export const listServices = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/service/hotel/:htlCode/:day',
  auth: { staff: 'service.see' },
  summary: 'Returns a day of each venue of a hotel that the caller may see',
  params: z.object({ htlCode: defineCode<HtlCode>(), day: seoulDateSchema }),
  result: z.object({ at: instantSchema, services: z.array(serviceSchema) }),
  errors: ['not_found'],
});

export const markServiceSeen = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/service/seen',
  auth: { staff: 'service.see' },
  summary: 'Records that the caller has seen what was new at a venue until an instant',
  body: z.object({ dinCode: defineCode<DinCode>(), until: z.iso.datetime() }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found'],
});

const resvCodeSchema = defineLine(40).min(1);
const reasonSchema = defineLine(200).trim();

const movedAttendanceSchema = z.object({
  resvCode: z.string(),
  attendance: attendanceSchema,
  lateUntil: timeSchema.nullable(),
  since: instantSchema,
  refund: z.number().int().describe('Won that a no-show with a fee refunds to the guest; otherwise 0'),
});

export const moveAttendance = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/attendance/move',
  auth: { staff: 'service.act', isForOperators: true },
  summary:
    'Records the attendance of a reservation’s party. A no-show costs a fee only if `fee` is set; the rest of the payment is then refunded',
  body: z.object({
    resvCode: resvCodeSchema,
    from: attendanceSchema.describe('As the caller saw it'),
    to: attendanceSchema,
    lateUntil: seoulTimeSchema.optional().describe('Needed for `late`'),
    fee: wonSchema
      .optional()
      .describe('For `no_show`: the fee as the caller saw it. Needs the right to keep fees, and the second factor'),
  }),
  idempotent: true,
  result: movedAttendanceSchema,
  errors: [
    'not_found',
    'forbidden',
    'changed_meanwhile',
    'second_factor_needed',
    'already_cancelled',
    'visit_not_begun',
    'books_closed',
    'no_such_move',
    'late_until_needed',
    'fee_changed',
    'fee_nothing_paid',
    'fee_not_told',
    'fee_message_not_sent',
    'fee_grace_not_over',
    'fee_not_agreed',
    'fee_payment_open',
    'fee_no_partial_refund',
  ],
});

export const undoAttendance = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/attendance/undo',
  auth: { staff: 'service.act', isForOperators: true },
  summary: 'Undoes the last step of a reservation’s attendance; after ten minutes this needs a reason',
  body: z.object({ resvCode: resvCodeSchema, from: attendanceSchema, reason: reasonSchema }),
  idempotent: true,
  result: movedAttendanceSchema,
  errors: [
    'not_found',
    'changed_meanwhile',
    'already_cancelled',
    'nothing_to_undo',
    'reason_needed',
    'refund_made',
    'books_closed',
  ],
});

export const previewNoShowFee = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/attendance/fee',
  auth: { staff: 'noshow.fee' },
  summary: 'Returns the fee that a no-show would cost now, and what would be refunded, in won',
  body: z.object({ resvCode: resvCodeSchema }),
  result: z.object({ fee: z.number().int(), refund: z.number().int() }),
  errors: [
    'not_found',
    'fee_nothing_paid',
    'fee_not_told',
    'fee_message_not_sent',
    'fee_grace_not_over',
    'fee_not_agreed',
    'fee_payment_open',
    'fee_no_partial_refund',
  ],
});

const peopleSchema = z.int().min(0).max(99);

export const addWalkIn = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/walk-in/add',
  auth: { staff: 'service.act' },
  summary:
    'Seats guests without a reservation now. They take free seats of a start time; seats beyond capacity need the right to override and a reason',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    time: seoulTimeSchema.describe('A start time of today'),
    adults: peopleSchema,
    kids: peopleSchema,
    overrideReason: reasonSchema.min(1).optional(),
  }),
  idempotent: true,
  result: z.object({ walkInId: z.string(), overrun: z.number().int().describe('Seats beyond capacity') }),
  errors: [
    'not_found',
    'forbidden',
    'second_factor_needed',
    'party_required',
    'no_such_time',
    'sold_out',
    'unavailable',
  ],
});

export const endWalkIn = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/walk-in/end',
  auth: { staff: 'service.act' },
  summary:
    'Records that walk-in guests have left or, within ten minutes, that they were entered by mistake. Frees their seats',
  body: z.object({ walkInId: z.uuid(), to: z.enum(['done', 'void']) }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'no_such_move', 'too_late_to_undo'],
});

export const saveDayNote = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/day-note/save',
  auth: { staff: 'service.act' },
  summary: 'Changes the note of a venue’s day',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    day: seoulDateSchema,
    text: defineParagraph(2_000),
    version: z.int().min(0),
  }),
  idempotent: true,
  result: z.object({ note: dayNoteSchema }),
  errors: ['not_found', 'changed_meanwhile'],
});

export const serviceEndpoints = [
  getService,
  listServices,
  markServiceSeen,
  moveAttendance,
  undoAttendance,
  previewNoShowFee,
  addWalkIn,
  endWalkIn,
  saveDayNote,
] as const;
