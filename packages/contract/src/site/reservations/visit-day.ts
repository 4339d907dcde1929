import type { ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, codeOut, line, textFields, yn } from '../../wire';
import { prodResvType } from '../products';

/** Why a guest can no longer say that he comes; the same names as for cancelling (Spec §8). */
const comingErrors = ['ALREADY_CANCELLED', 'DATE_EXPIRED'] as const;

/** What a reminder's page tells: no more of it than the reminder itself. */
export const visitInfo = defineComponent('VisitInfo', 'A reservation as its reminder tells it', {
  resvCode: codeOut<ResvCode>(),
  ...textFields('htlName'),
  ...textFields('dinName'),
  ...textFields('dinLoc'),
  dinTel: z.string(),
  ...textFields('prodName'),
  resvType: prodResvType,
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  prodPickupNum: z.number().int(),
  comingYn: yn.describe('Y: its guest has said that he comes'),
  comingErrMsg: z.enum(['', ...comingErrors]).describe("Why he can no longer say so; '' where he can"),
  resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' for one that stands"),
  resvCancelYn: yn.describe('Y: it may still be cancelled by its guest (Spec §4)'),
  resvLink: z.string().describe('Where the site opens the reservation; one with allergies asks for the phone there'),
});
export type VisitInfo = z.infer<typeof visitInfo>;

const body = z.object({ resvCode: code<ResvCode>(), key: orBlank(line(60)) });

export const getVisitInfo = defineEndpoint({
  method: 'POST',
  path: '/api/resv/visit',
  auth: 'public',
  summary: 'A reservation for the page that its reminder leads to; changes nothing',
  body,
  result: z.object({ visitInfo }),
  errors: ['not_found', 'too_many_requests'],
});

/** A mark beside the status, which stays as it is; said twice it is said once. */
export const reconfirmVisit = defineEndpoint({
  method: 'POST',
  path: '/api/resv/coming',
  auth: 'public',
  summary: 'The guest says that he comes',
  body,
  result: z.discriminatedUnion('result', [
    z.object({ result: z.literal('success') }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(comingErrors) }),
  ]),
  errors: ['not_found', 'too_many_requests'],
});

export const getReservationCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/resv/calendar',
  auth: 'public',
  summary: 'A reservation as a file for calendars, for its booker, its member or its secret link',
  query: z.object({ resvCode: code<ResvCode>(), key: orBlank(line(60)) }),
  result: z.string(),
  media: 'text/calendar',
  errors: ['not_found', 'invalid_user', 'too_many_requests'],
});

export const visitDayCalls = [getVisitInfo, reconfirmVisit, getReservationCalendar] as const;
