import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { seoulDateSchema } from '../wire';
import { defineStaffCommand } from './command';

/** Reservations of a campaign; amounts in won. */
export interface CampaignCount extends Campaign {
  /** Including cancelled ones. */
  readonly reservations: number;
  readonly cancelled: number;
  /** Amount paid online, without cancelled reservations. */
  readonly paidAmount: number;
}

/** Maximum campaigns listed; those with the most reservations come first. */
export const campaignCountLimit = 200;

/** Counts the reservations that were made through campaigns in a range of days, by default the last 30. */
export const countCampaigns = defineStaffCommand<{
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly campaigns: readonly CampaignCount[];
}>()('/staff/reservations/campaigns', { from: seoulDateSchema.optional(), to: seoulDateSchema.optional() });
