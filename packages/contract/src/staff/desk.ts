import { attendances } from '@dining/domain/reservations/attendance';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { reservationSources } from '@dining/domain/reservations/source';
import { reservationStatuses } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { emailLimit } from '@dining/domain/shared/email';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { problemCodeSchema } from '../problem';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineParagraph,
  seoulDateSchema,
  seoulTimeSchema,
  typedResvCodeSchema,
  visitDaySchema,
} from '../wire';
import { payLinkMinutesSchema } from './pay-links';
import { languageSchema } from './staff';

/** Maximum characters of an internal note. */
export const noteLimit = 1_000;
/** Reservations per page of a search. */
export const deskPageSize = 30;

const instantSchema = z.string().describe('An instant, ISO 8601');
const wonSchema = z.number().int().describe('Whole won');
const reasonSchema = defineLine(200).trim().min(1);

const visitSchema = z
  .object({ date: z.string(), time: z.string() })
  .describe('Day and time of the visit in Seoul; a pickup has the time 00:00');

const rowFields = {
  resvCode: defineCodeOutput<ResvCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  venueName: z.string(),
  visit: visitSchema,
  type: z.enum(['table', 'room', 'pickup']),
  status: z.enum(reservationStatuses),
  attendance: z.enum(attendances),
  cancelledBy: z.enum(['guest', 'venue']).nullable(),
  source: z.enum(reservationSources),
  bookerName: z.string(),
  visitorName: z.string(),
  phone: z.string().nullable().describe('Null without the right to read contact data'),
  adults: z.number().int(),
  kids: z.number().int(),
  pickupQuantity: z.number().int(),
  productName: z.string(),
  payAmount: wonSchema.nullable().describe('Paid online; null without the right to see payments'),
};

export const deskReservationSchema = defineComponent(
  'StaffReservation',
  'A reservation in the list of staff, in the language of the caller',
  rowFields,
);

const actorFields = {
  actorKind: z.enum(['guest', 'member', 'staff', 'job', 'provider']),
  actor: z.string().describe('Name of the staff member, job or service; blank for guests and members'),
};
const stateSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

const historyEntrySchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('made'), at: instantSchema }),
    z.object({
      type: z.literal('payment'),
      at: instantSchema,
      state: z.string().describe('The new state of the payment'),
      note: z.string(),
      ...actorFields,
    }),
    z.object({
      type: z.literal('message'),
      at: instantSchema.describe('When it was sent, or when it is due'),
      kind: z.enum(['reservation_made', 'reservation_cancelled', 'visit_reminder', 'pay_link_sent', 'guest_notice']),
      channel: z.enum(['mail', 'sms']),
      state: z.enum(['waiting', 'sent', 'refused', 'given_up', 'bounced']),
    }),
    z.object({
      type: z.literal('audit'),
      at: instantSchema,
      action: z.string(),
      reason: z.string().nullable(),
      before: stateSchema,
      after: stateSchema,
      ...actorFields,
    }),
  ])
  .meta({ id: 'StaffHistoryEntry', description: 'An entry in the history of a reservation' });

const noteSchema = defineComponent('StaffNote', 'An internal note about a reservation, which no guest sees', {
  author: z.string(),
  note: z.string(),
  at: instantSchema,
});

export const deskDetailSchema = defineComponent('StaffReservationDetail', 'A reservation with its whole history', {
  ...rowFields,
  email: z.string().nullable().describe('As `phone`'),
  visitorPhone: z.string().nullable().describe('As `phone`'),
  contactVersion: z.number().int().describe('Send it with a change of the contact'),
  language: languageSchema.describe('Of the guest'),
  isMember: z.boolean(),
  roomName: z.string().describe('Blank for a table or a pickup'),
  requestNote: z.string(),
  menus: z.array(z.object({ name: z.string(), count: z.number().int() })),
  noAllergies: z
    .boolean()
    .nullable()
    .describe('True if the guest answered that there are none; null without the right'),
  allergies: z.array(z.string()).nullable().describe('Null without the right to read allergies'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  createdAt: instantSchema,
  cancelledAt: instantSchema.nullable(),
  guestConfirmedAt: instantSchema.nullable().describe('When the guest confirmed in the reminder that they come'),
  spokenConsent: z
    .object({ speaker: z.string(), version: z.string(), language: z.string() })
    .nullable()
    .describe('Who read which text to the guest on the phone'),
  former: z
    .object({ number: z.string(), paid: wonSchema })
    .nullable()
    .describe('Its number in a former system, and what the guest has paid there; null if it was made here'),
  money: z
    .object({
      orderAmount: wonSchema,
      payAmount: wonSchema,
      dueAtVenue: wonSchema,
      cancelFee: wonSchema.nullable(),
      refundAmount: wonSchema.nullable(),
      method: z.enum(['card', 'account', 'none']),
      state: z.string().nullable().describe('State of the payment; null without one'),
      cardLabel: z.string().nullable(),
      approvalNo: z.string().nullable(),
    })
    .nullable()
    .describe('Null without the right to see payments'),
  history: z.array(historyEntrySchema).describe('The latest first'),
  notes: z.array(noteSchema).describe('The latest first'),
});

export const searchReservations = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/search',
  auth: { staff: 'service.see', access: 'read' },
  summary: 'Finds reservations by reservation number, name, beginning of the e-mail address or end of the phone number',
  body: z.object({
    text: defineLine(120)
      .default('')
      .describe('If blank, finds visits from today on or of `day`, next first; otherwise all matches, latest first'),
    htlCode: defineCode<HtlCode>().optional(),
    dinCode: defineCode<DinCode>().optional(),
    day: seoulDateSchema.optional().describe('Only visits of this day'),
    status: z.enum(reservationStatuses).optional(),
    source: z.enum(reservationSources).optional(),
    isPast: z.boolean().default(false).describe('With a blank text and no day: visits before today, the latest first'),
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d [\w-]{1,40}$/)
      .optional()
      .describe('`next` of the previous page'),
  }),
  result: z.object({
    reservations: z.array(deskReservationSchema),
    next: z.string().nullable().describe('Send it as `after` for the next page; null at the end'),
  }),
  errors: ['not_found'],
});

export const viewReservation = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/view',
  auth: { staff: 'service.see', access: 'read', isForOperators: true },
  summary: 'Returns a reservation with its history and internal notes',
  body: z.object({ resvCode: typedResvCodeSchema }),
  result: z.object({ reservation: deskDetailSchema }),
  errors: ['not_found'],
});

export const addReservationNote = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/note',
  auth: { staff: 'member.note' },
  summary: 'Adds an internal note, which no guest sees',
  body: z.object({ resvCode: typedResvCodeSchema, note: defineParagraph(noteLimit).trim().min(1) }),
  idempotent: true,
  result: z.object({ notes: z.array(noteSchema) }),
  errors: ['not_found'],
});

export const resendConfirmation = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/resend',
  auth: { staff: 'change' },
  summary: 'Sends the confirmation again, by e-mail and to Korean numbers by SMS',
  body: z.object({ resvCode: typedResvCodeSchema }),
  idempotent: true,
  result: z.object({ messageCount: z.number().int() }),
  errors: ['not_found', 'already_cancelled', 'past'],
});

export const changeReservationContact = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/contact',
  auth: { staff: 'change' },
  summary: 'Changes name, phone number and e-mail address of the booker, and sends the confirmation there',
  body: z.object({
    resvCode: typedResvCodeSchema,
    contactVersion: z.int().min(0),
    name: defineLine(formLimits.bookerName),
    phone: defineLine(40),
    email: defineLine(emailLimit),
  }),
  idempotent: true,
  result: z.object({ contactVersion: z.number().int(), messageCount: z.number().int() }),
  errors: [
    'not_found',
    'name_invalid',
    'phone_invalid',
    'email_invalid',
    'changed_meanwhile',
    'already_cancelled',
    'past',
  ],
});

export const confirmForVenue = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/confirm',
  auth: { staff: 'change', isForOperators: true },
  summary: 'Confirms a reservation: its guest can no longer cancel it online',
  body: z.object({ resvCode: typedResvCodeSchema }),
  idempotent: true,
  result: z.object({ isRepetition: z.boolean().describe('True if it was confirmed before') }),
  errors: ['not_found', 'already_cancelled', 'past'],
});

const alternativeFields = { dinCode: defineCode<DinCode>(), date: visitDaySchema, time: seoulTimeSchema };

const alternativeSchema = defineComponent('StaffAlternative', 'A free visit that a guest may take instead', {
  dinCode: defineCodeOutput<DinCode>(),
  name: z.string().describe('Of the venue'),
  date: z.string(),
  time: z.string(),
});

/** Maximum alternatives that the message about a cancellation offers. */
export const maxAlternatives = 3;

export const listCancelAlternatives = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/alternatives',
  auth: { staff: 'venue.cancel' },
  summary: 'Lists free visits that the message about a cancellation can offer: near times here, and sister venues',
  body: z.object({ resvCode: typedResvCodeSchema }),
  result: z.object({ alternatives: z.array(alternativeSchema) }),
  errors: ['not_found'],
});

export const cancelReservationForVenue = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/cancel',
  auth: { staff: 'venue.cancel', isForOperators: true },
  summary: 'Cancels a reservation for the venue: everything paid is refunded, and the guest is notified',
  body: z.object({
    resvCode: typedResvCodeSchema,
    reason: reasonSchema,
    alternatives: z
      .array(z.object(alternativeFields))
      .max(maxAlternatives)
      .default([])
      .describe('Listed visits to offer to the guest; those that are no longer free are left out'),
  }),
  idempotent: true,
  result: z.object({
    isRepetition: z.boolean().describe('True if the venue cancelled it before'),
    refund: wonSchema,
    offered: z.number().int().describe('Alternatives in the message'),
  }),
  errors: ['not_found', 'second_factor_needed', 'already_cancelled', 'visited', 'no_show', 'books_closed'],
});

const partyFields = { adults: z.int().min(0).max(999), kids: z.int().min(0).max(999) };
const menusSchema = z.array(z.object({ menuIndex: z.int().min(0), count: z.int().min(1).max(999) })).max(50);

const phoneTimeSchema = z.object({
  time: z.string(),
  isFree: z.boolean().describe('False if the party no longer fits'),
  seatsLeft: z.number().int().describe('0 for a room'),
});

const phoneProductSchema = defineComponent('StaffPhoneProduct', 'A product that staff can book on the phone', {
  prodCode: defineCodeOutput<ProdCode>(),
  name: z.string(),
  type: z.enum(['table', 'room']),
  takesDeposit: z.boolean(),
  times: z.array(phoneTimeSchema),
  menus: z.array(
    z.object({
      menuIndex: z.number().int(),
      name: z.string(),
      price: wonSchema.describe('Of one, after its discount'),
      coversPerUnit: z.number().int(),
      forChildren: z.boolean(),
    }),
  ),
  asksAllergies: z.boolean(),
  questions: z.array(
    z.object({
      prodQsCode: z.string(),
      kind: z.enum(['text', 'choice']),
      name: z.string(),
      required: z.boolean(),
      choices: z.array(z.string()),
    }),
  ),
});

export const quotePhoneBooking = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/quote',
  auth: { staff: 'book' },
  summary: 'Lists what a party can book at a venue on a day, in the language of the guest, and prices the chosen order',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    date: visitDaySchema,
    ...partyFields,
    language: languageSchema.describe('Of the guest: names and choices are in this language'),
    order: z
      .object({
        prodCode: defineCode<ProdCode>(),
        time: seoulTimeSchema,
        menus: menusSchema,
        isOverride: z.boolean().default(false).describe('True to price a table beyond capacity'),
      })
      .optional()
      .describe('The chosen order'),
  }),
  result: z.object({
    products: z.array(phoneProductSchema),
    allergies: z.array(z.object({ allergyCode: z.string(), name: z.string() })),
    nearest: z
      .array(alternativeSchema)
      .describe('If nothing is free or the chosen time is full: free times here within three days, the nearest first'),
    sisters: z
      .array(z.object({ dinCode: defineCodeOutput<DinCode>(), name: z.string(), times: z.array(z.string()) }))
      .describe('If nothing is free or the chosen time is full: venues of the same hotel with a free table'),
    price: z
      .object({
        dueAtVenue: wonSchema,
        refusal: z
          .object({ code: problemCodeSchema, detail: z.record(z.string(), z.union([z.string(), z.number()])) })
          .nullable()
          .describe('Why it cannot be booked'),
      })
      .nullable()
      .describe('Null without `order`'),
  }),
  errors: ['not_found', 'unknown_product', 'party_required', 'past', 'not_on_sale'],
});

export const bookByPhone = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/book',
  auth: { staff: 'book' },
  summary:
    'Books for a guest on the phone, who pays at the venue or by a link. Parties above the limit of the site can be booked',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    prodCode: defineCode<ProdCode>(),
    type: z.enum(['table', 'room']),
    visit: z.object({ date: visitDaySchema, time: seoulTimeSchema }),
    ...partyFields,
    menus: menusSchema,
    name: defineLine(formLimits.bookerName),
    phone: defineLine(40),
    email: defineLine(emailLimit),
    language: languageSchema.describe('Of the guest, for messages and pages'),
    requestNote: defineParagraph(formLimits.requestNote).default(''),
    allergies: z
      .object({ codes: z.array(defineLine(40)).max(30), other: defineLine(formLimits.allergyOther).default('') })
      .nullable()
      .describe('Null if the guest says that there are none'),
    answers: z
      .array(z.object({ prodQsCode: defineLine(40), answer: defineLine(formLimits.answer) }))
      .max(50)
      .default([]),
    isConsentSpoken: z.literal(true).describe('The text was read to the guest, who agreed'),
    shownAmount: wonSchema.describe('Amount that staff saw; if it is wrong, the error states the right one'),
    overrideReason: reasonSchema
      .optional()
      .describe('Books a table beyond capacity, paid at the venue. Needs the right to override, and the second factor'),
    payment: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('venue') }),
        z.object({ type: z.literal('link'), minutes: payLinkMinutesSchema }),
      ])
      .default({ type: 'venue' })
      .describe('`link`: the order is held for `minutes`, and its guest gets a link to pay it'),
  }),
  idempotent: true,
  result: z.object({
    resvCode: defineCodeOutput<ResvCode>().nullable().describe('Null until the link is paid'),
    dueAtVenue: wonSchema,
    overrun: z.number().int().describe('Seats beyond capacity'),
    link: z
      .object({
        linkId: z.string(),
        endsAt: instantSchema,
        isShortened: z.boolean().describe('True if it ends earlier than chosen, because the visit is near'),
        messageCount: z.number().int(),
      })
      .nullable()
      .describe('Null if the guest pays at the venue'),
  }),
  errors: [
    'not_found',
    'forbidden',
    'second_factor_needed',
    'unknown_product',
    'guest_details_needed',
    'name_invalid',
    'party_required',
    'members_only',
    'past',
    'not_on_sale',
    'no_such_time',
    'no_deposit_band',
    'unknown_menu',
    'menu_quantity_short',
    'amount_too_large',
    'person_limit_exceeded',
    'day_sale_exceeded',
    'sold_out',
    'price_changed',
    'nothing_due',
    'pay_link_too_late',
    'question_unanswered',
    'allergy_unanswered',
    'allergy_consent_needed',
    'too_many_requests',
  ],
});

export const deskEndpoints = [
  searchReservations,
  viewReservation,
  addReservationNote,
  resendConfirmation,
  changeReservationContact,
  confirmForVenue,
  listCancelAlternatives,
  cancelReservationForVenue,
  quotePhoneBooking,
  bookByPhone,
] as const;
