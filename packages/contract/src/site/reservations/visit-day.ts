import type { ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineTextFields, ynSchema } from '../../wire';
import { prodResvTypeSchema } from '../products';

/** Errors of a reconfirmation, named like those of cancelling (Spec §8). */
const reconfirmErrors = ['ALREADY_CANCELLED', 'DATE_EXPIRED'] as const;

/** The key in a reminder gives access to this, so it contains no personal data that the reminder does not contain. */
export const visitInfoSchema = defineComponent('VisitInfo', 'A reservation for the page that its reminder links to', {
  resvCode: defineCodeOutput<ResvCode>(),
  ...defineTextFields('htlName'),
  ...defineTextFields('dinName'),
  ...defineTextFields('dinLoc'),
  dinTel: z.string(),
  ...defineTextFields('prodName'),
  resvType: prodResvTypeSchema,
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  prodPickupNum: z.number().int(),
  comingYn: ynSchema.describe('Y: the guest confirmed that they will come'),
  comingErrMsg: z.enum(['', ...reconfirmErrors]).describe("Why the guest can no longer confirm; '' if they can"),
  resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' if not cancelled"),
  resvCancelYn: ynSchema.describe('Y: its guest can still cancel it (Spec §4)'),
  resvLink: z
    .string()
    .describe('Path of the reservation page; with allergies it has no key, so that the page asks for the phone number'),
});
export type VisitInfo = z.infer<typeof visitInfoSchema>;

const visitInfoBodySchema = z.object({ resvCode: defineCode<ResvCode>(), key: allowBlank(defineLine(60)) });

export const getVisitInfo = defineEndpoint({
  method: 'POST',
  path: '/api/resv/visit',
  auth: 'public',
  summary: 'Returns a reservation for the page that its reminder links to',
  body: visitInfoBodySchema,
  result: z.object({ visitInfo: visitInfoSchema }),
  errors: ['not_found', 'too_many_requests'],
});

/** Stores that the guest will come. Does not change the status of the reservation. */
export const reconfirmVisit = defineEndpoint({
  method: 'POST',
  path: '/api/resv/coming',
  auth: 'public',
  summary: 'Confirms that the guest will come; idempotent',
  body: visitInfoBodySchema,
  result: z.discriminatedUnion('result', [
    z.object({ result: z.literal('success') }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(reconfirmErrors) }),
  ]),
  errors: ['not_found', 'too_many_requests'],
});

export const getReservationCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/resv/calendar',
  auth: 'public',
  summary: 'Returns a calendar file of a reservation, for its booker, its member or by its secret link',
  query: z.object({ resvCode: defineCode<ResvCode>(), key: allowBlank(defineLine(60)) }),
  result: z.string(),
  media: 'text/calendar',
  errors: ['not_found', 'invalid_user', 'too_many_requests'],
});

export const visitDayEndpoints = [getVisitInfo, reconfirmVisit, getReservationCalendar] as const;
