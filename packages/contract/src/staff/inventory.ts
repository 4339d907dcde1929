import { closingDaysLimit } from '@dining/domain/availability/closing-days-limit';
import type { DinCode, DinRoomCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineParagraph, seoulDateSchema, seoulTimeSchema } from '../wire';

const maxRows = 200;
const maxUnits = 60;
// Above the limits of the domain, which names the error.
const maxSentSeasons = 60;
const maxSentDates = 400;
/** Maximum number of reservations that one change may affect. */
export const maxStockChoices = 1000;

// The domain checks dates, times and numbers, and names what is wrong (`invalid_stock`).
const typedDateSchema = z.string().max(10).describe('`YYYY-MM-DD`');
const typedTimeSchema = z.string().max(5).describe('`HH:mm`');
const typedSeatsSchema = z.int().min(-99_999).max(99_999);

const unitSchema = z
  .object({
    dinRoomCode: defineCode<DinRoomCode>().nullable().describe('Null for seats at tables'),
    seats: typedSeatsSchema,
    minSeats: typedSeatsSchema,
    open: z.boolean(),
  })
  .transform((unit) => ({ kind: unit.dinRoomCode === null ? ('table' as const) : ('room' as const), ...unit }));
const timeRowFields = { startTime: typedTimeSchema, units: z.array(unitSchema).max(maxUnits) };
const stockDaySchema = z.enum(['weekdays', 'weekend']).describe('`weekend`: Saturdays, Sundays and public holidays');
const weeklyRowSchema = z.object({ day: stockDaySchema, ...timeRowFields });

const mealFields = {
  meal: z.enum(['M', 'L', 'D']),
  open: z.boolean(),
  onWeekdays: z.boolean(),
  onHolidays: z.boolean().describe('Saturdays, Sundays and public holidays'),
};
const weekdayFlagsSchema = z
  .tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean(), z.boolean()])
  .describe('Monday to Friday');

const turnMinutesSchema = z.int().min(-99_999).max(99_999).nullable();

const changeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('weekly').describe('Start times of every week outside seasons, and the days of meals'),
    rows: z.array(weeklyRowSchema).max(maxRows),
    meals: z.array(z.object({ ...mealFields, weekdayFlags: weekdayFlagsSchema })).max(3),
  }),
  z.object({
    type: z.literal('seasons').describe('All seasons; one that is left out ends'),
    seasons: z
      .array(
        z.object({
          name: defineLine(60).trim().describe('For staff'),
          from: typedDateSchema,
          to: typedDateSchema,
          rows: z.array(weeklyRowSchema).max(maxRows),
        }),
      )
      .max(maxSentSeasons),
  }),
  z.object({
    type: z.literal('plan').describe('Start times of days, which replace those of their weekday and season'),
    dates: z.array(typedDateSchema).max(maxSentDates),
    rows: z.array(z.object(timeRowFields)).max(maxRows),
  }),
  z.object({
    type: z.literal('reset').describe('Days follow their weekly rule again'),
    dates: z.array(typedDateSchema).max(maxSentDates),
  }),
  z.object({
    type: z
      .literal('turnTimes')
      .describe('Minutes for which new bookings keep their seats; null: only at their own start time'),
    tableTurnMinutes: turnMinutesSchema,
    roomTurnMinutes: turnMinutesSchema,
  }),
  z.object({
    type: z.literal('closing').describe(`Closes at most ${closingDaysLimit} days, or a start time on each of them`),
    from: seoulDateSchema,
    to: seoulDateSchema,
    time: seoulTimeSchema.nullable().describe('Null for whole days'),
    reason: defineLine(200).trim(),
  }),
]);

const shownUnitSchema = z.object({
  kind: z.enum(['table', 'room']),
  dinRoomCode: defineCodeOutput<DinRoomCode>().nullable(),
  seats: z.number().int(),
  minSeats: z.number().int(),
  open: z.boolean(),
});
const shownTimeFields = { startTime: z.string(), units: z.array(shownUnitSchema) };
const shownWeeklyRowSchema = z.object({ day: stockDaySchema, ...shownTimeFields });

export const venueStockSchema = defineComponent('EditableVenueStock', 'The stock of a venue, as staff edit it', {
  version: z
    .string()
    .describe('Changes with every change of weekly rows, meals, seasons, plans of days and turn times'),
  rows: z.array(shownWeeklyRowSchema),
  meals: z.array(z.object({ ...mealFields, weekdayFlags: weekdayFlagsSchema })),
  seasons: z.array(
    z.object({ name: z.string(), from: z.string(), to: z.string(), rows: z.array(shownWeeklyRowSchema) }),
  ),
  dayPlans: z
    .array(z.object({ date: z.string(), rows: z.array(z.object(shownTimeFields)) }))
    .describe('From a month ago on'),
  closings: z.array(z.object({ date: z.string(), time: z.string().nullable() })).describe('From a month ago on'),
  tableTurnMinutes: z.number().int().nullable(),
  roomTurnMinutes: z.number().int().nullable(),
  rooms: z.array(z.object({ dinRoomCode: defineCodeOutput<DinRoomCode>(), name: z.string() })),
});

const conflictSchema = z.object({
  date: z.string(),
  time: z.string(),
  type: z.enum(['table', 'room', 'pickup']),
  dinRoomCode: defineCodeOutput<DinRoomCode>().nullable(),
  roomName: z.string().describe('Empty unless `type` is `room`'),
  taken: z.number().int().describe('Seats at tables, 1 for a room, or the number of pickups'),
  offeredBefore: z.number().int(),
  offered: z.number().int().describe('After the change; 0 if the start time is closed or no longer exists'),
  resvCodes: z.array(defineCodeOutput<ResvCode>()),
  ordersBeingPaid: z.number().int().describe('Orders that are being paid, and may still become reservations'),
});

const affectedReservationSchema = z.object({
  resvCode: defineCodeOutput<ResvCode>(),
  visit: z.object({ date: z.string(), time: z.string() }),
  adults: z.number().int(),
  kids: z.number().int(),
  productName: z.string(),
  refund: z.number().int().describe('Won that are refunded if the venue cancels it'),
});

export const stockPreviewSchema = defineComponent(
  'StockPreview',
  'Start times that a change of stock leaves with more bookings than seats, on the coming days, and the affected reservations',
  {
    conflicts: z.array(conflictSchema),
    reservations: z.array(affectedReservationSchema).describe('By visit; of the same visit the latest booked first'),
  },
);

const changeFields = {
  dinCode: defineCode<DinCode>(),
  version: z.string().max(100).describe('Version of the stock that was edited'),
  change: changeSchema,
};

const changeErrors = [
  'not_found',
  'forbidden',
  'invalid_stock',
  'past',
  'too_many_days',
  'no_such_time',
  'changed_meanwhile',
] as const;

export const viewStock = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/stock/view',
  auth: { staff: 'calendar' },
  summary: 'Returns the stock of a venue with its seasons, plans of days, closings and rooms',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: venueStockSchema,
  errors: ['not_found'],
});

export const previewStock = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/stock/preview',
  auth: { staff: 'calendar' },
  summary: 'Compares a change of stock with the bookings of the next 400 days, without saving it',
  body: z.object(changeFields),
  result: stockPreviewSchema,
  errors: changeErrors,
});

export const saveStock = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/stock/save',
  auth: { staff: 'calendar' },
  summary: 'Changes the stock of a venue and applies a choice to each affected reservation, in one commit',
  body: z.object({
    ...changeFields,
    choices: z
      .array(
        z.object({
          resvCode: defineCode<ResvCode>(),
          choice: z
            .enum(['keep', 'cancel', 'write'])
            .describe(
              '`keep`: the reservation stays; `cancel`: for the venue, with a full refund; `write`: it stays, and its guest gets the message',
            ),
        }),
      )
      .max(maxStockChoices)
      .describe('One for each reservation of the preview'),
    reason: defineLine(200).trim().describe('Reason for the cancellations, for the audit'),
    message: defineParagraph(1000).trim().describe('To the guests of the choice `write`'),
  }),
  idempotent: true,
  result: z.object({
    version: z.string(),
    keptCount: z.number().int(),
    cancelledCount: z.number().int(),
    messagedCount: z.number().int(),
    refund: z.number().int().describe('Won that are refunded to guests'),
  }),
  errors: [
    ...changeErrors,
    'bookings_changed',
    'choice_text_needed',
    'second_factor_needed',
    'visited',
    'no_show',
    'books_closed',
  ],
});

export const inventoryEndpoints = [viewStock, previewStock, saveStock] as const;
