import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { seoulDateSchema } from '../wire';
import { defineStaffCommand } from './command';

/** Reservations of a campaign; amounts in won. */
export interface CampaignCount extends Campaign {
  /** Including cancelled ones. */
  readonly reservations: number;
  readonly cancelled: number;
  /** Paid online, without cancelled ones. */
  readonly paidAmount: number;
}

/** Most campaigns listed, those with the most reservations first. */
export const campaignCountLimit = 200;

/** Counts the reservations of campaigns that were made in a range of days, by default the last 30. */
export const countCampaigns = defineStaffCommand<{
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly campaigns: readonly CampaignCount[];
}>()('/staff/reservations/campaigns', { from: seoulDateSchema.optional(), to: seoulDateSchema.optional() });
