import type { HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { codeOut, pageQuery, paginationInfo, textFields } from '../wire';

/** The fields are ours: the specification says that members have points, and shows no call for them (Spec §1, decision 20). */
export const pointEntry = defineComponent('PointEntry', 'Points that a visit brought, or that were taken back', {
  resvCode: codeOut<ResvCode>(),
  pointSeq: z.number().int().describe('Counts the entries of one reservation'),
  pointType: z.enum(['earned', 'spent', 'returned']),
  pointAmnt: z.number().int().describe('One point is one won; below 0 where points went'),
  pointDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  resvDate: z.string().describe('The day of the visit'),
  htlCode: codeOut<HtlCode>(),
  ...textFields('htlName'),
  ...textFields('dinName'),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
});
export type PointEntryWire = z.infer<typeof pointEntry>;

export const listPoints = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/pointList',
  auth: 'member',
  summary: 'The member’s points and where they came from, newest first',
  body: z.object(pageQuery),
  result: z.object({
    pointBalance: z.number().int(),
    pointRateList: z
      .array(z.object({ htlCode: codeOut<HtlCode>(), ...textFields('htlName'), pointRate: z.number().int() }))
      .describe('Hotels whose visits bring points, with the percentage of what was paid'),
    pointList: z.array(pointEntry),
    paginationInfo,
  }),
  errors: [],
});

export const pointCalls = [listPoints] as const;
