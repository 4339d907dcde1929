import { payLinkMinutes, payLinkStates } from '@dining/domain/payments/pay-link';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, seoulDateSchema, typedResvCodeSchema } from '../wire';

const instantSchema = z.string().describe('An instant, ISO 8601');
const linkIdSchema = z.uuid();

export const payLinkMinutesSchema = z
  .int()
  .min(payLinkMinutes.min)
  .max(payLinkMinutes.max)
  .describe('Minutes for which the link holds the order; it ends two hours before the visit at the latest');

export const staffPayLinkSchema = defineComponent('StaffPayLink', 'An order that its guest pays by a link', {
  linkId: z.string(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  venueName: z.string(),
  visit: z.object({ date: z.string(), time: z.string() }),
  adults: z.number().int(),
  kids: z.number().int(),
  bookerName: z.string(),
  productName: z.string(),
  amount: z.number().int().nullable().describe('Whole won; null without the right to see payments'),
  state: z.enum(payLinkStates),
  endsAt: instantSchema,
  bookedBy: z.string(),
  sendCount: z.number().int().describe('How often the guest got the link'),
  sentAt: instantSchema,
  withdrawnBy: z.string().nullable(),
  resvCode: defineCodeOutput<ResvCode>().nullable().describe('Null until it is paid'),
});
export type StaffPayLink = z.infer<typeof staffPayLinkSchema>;

export const listPayLinks = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/link/list',
  auth: { staff: 'service.see', access: 'read' },
  summary:
    'Lists pay links, at most 100, those with time left first; ended ones are listed for a week, paid ones at least until the visit',
  body: z.object({
    htlCode: defineCode<HtlCode>().optional(),
    dinCode: defineCode<DinCode>().optional(),
    day: seoulDateSchema.optional().describe('Only visits of this day'),
    name: defineLine(120).default('').describe('Only bookers whose name contains it'),
    resvCode: typedResvCodeSchema.optional().describe('Only the link by which this reservation was paid'),
  }),
  result: z.object({ links: z.array(staffPayLinkSchema) }),
  errors: ['not_found'],
});

export const sendPayLink = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/link/send',
  auth: { staff: 'book' },
  summary: 'Sends an open pay link again, by e-mail and to Korean numbers by SMS',
  body: z.object({ linkId: linkIdSchema }),
  idempotent: true,
  result: z.object({ link: staffPayLinkSchema }),
  errors: ['not_found', 'pay_link_ended', 'pay_link_paid', 'payment_confirming', 'too_many_requests'],
});

export const withdrawPayLink = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/link/withdraw',
  auth: { staff: 'book' },
  summary: 'Ends a pay link and releases its seats. Refused if it is paid or its payment is being confirmed',
  body: z.object({ linkId: linkIdSchema }),
  idempotent: true,
  result: z.object({ link: staffPayLinkSchema }),
  errors: ['not_found', 'pay_link_ended', 'pay_link_paid', 'payment_confirming'],
});

/**
 * Opens the pay link for staff, who type the card that the guest reads out on the phone. The access is recorded in the
 * audit.
 */
export const openPayLink = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/resv/link/open',
  auth: { staff: 'book' },
  summary: 'Returns the URL of an open pay link, to pay it with the guest on the phone',
  body: z.object({ linkId: linkIdSchema }),
  idempotent: true,
  result: z.object({ address: z.string() }),
  errors: ['not_found', 'pay_link_ended', 'pay_link_paid', 'payment_confirming'],
});

export const payLinkEndpoints = [listPayLinks, sendPayLink, openPayLink, withdrawPayLink] as const;
