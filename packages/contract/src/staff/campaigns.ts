import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, seoulDateSchema, wonSchema } from '../wire';

/** Maximum number of campaigns in a report. */
export const campaignCountLimit = 200;
/** Maximum number of days of a report. */
export const campaignDayLimit = 366;

export const campaignCountSchema = defineComponent('CampaignCount', 'Reservations of a campaign', {
  source: z.string(),
  medium: z.string(),
  name: z.string(),
  reservations: z.number().int().describe('Including cancelled ones'),
  cancelled: z.number().int(),
  paidAmount: wonSchema.describe('Paid online, without cancelled ones'),
});

export const countCampaigns = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/report/campaigns',
  auth: { staff: 'report', isForOperators: true },
  summary: 'Counts the reservations made in a range of days by source, medium and name of their campaign',
  body: z.object({
    from: seoulDateSchema.optional().describe('29 days before `to` if absent'),
    to: seoulDateSchema.optional().describe('Today if absent'),
    htlCode: defineCode<HtlCode>().optional().describe('Only this hotel'),
    dinCode: defineCode<DinCode>().optional().describe('Only this venue'),
  }),
  result: z.object({
    from: z.string(),
    to: z.string(),
    campaigns: z.array(campaignCountSchema).describe('Those with the most reservations first'),
    hasMore: z.boolean().describe('True if there are more campaigns than are listed'),
  }),
  errors: ['report_too_long'],
});

export const campaignEndpoints = [countCampaigns] as const;
