import type { HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCodeOutput, defineTextFields, pageQueryFields, paginationInfoSchema } from '../wire';

/** The specification has points, but no endpoint for them (Spec §1, decision 20). */
export const pointEntrySchema = defineComponent(
  'PointEntry',
  'Points that were earned, spent, returned, or taken over from a former system (`transferred`)',
  {
    resvCode: defineCodeOutput<ResvCode>(),
    pointSeq: z.number().int().describe('Number of the entry within its reservation'),
    pointType: z.enum(['earned', 'spent', 'returned', 'transferred']),
    pointAmnt: z.number().int().describe('One point is one won; negative for deductions'),
    pointDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
    resvDate: z
      .string()
      .describe('Day of the visit; blank for points of a former system, which also have no venue and product'),
    htlCode: defineCodeOutput<HtlCode>(),
    ...defineTextFields('htlName'),
    ...defineTextFields('dinName'),
    prodCode: defineCodeOutput<ProdCode>(),
    ...defineTextFields('prodName'),
  },
);
export type PointEntryWire = z.infer<typeof pointEntrySchema>;

export const listPoints = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/pointList',
  auth: 'member',
  summary: 'Lists the member’s points with their visits, newest first',
  body: z.object(pageQueryFields),
  result: z.object({
    pointBalance: z.number().int(),
    pointRateList: z
      .array(
        z.object({ htlCode: defineCodeOutput<HtlCode>(), ...defineTextFields('htlName'), pointRate: z.number().int() }),
      )
      .describe('Hotels that grant points, with the percentage of the paid amount'),
    pointList: z.array(pointEntrySchema),
    paginationInfo: paginationInfoSchema,
  }),
  errors: [],
});

export const pointEndpoints = [listPoints] as const;
