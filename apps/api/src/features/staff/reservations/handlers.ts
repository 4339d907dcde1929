import { campaignCountLimit, countCampaigns } from '@dining/contract/staff/reservations';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { countByCampaign } from '../../../stores/reservations/campaigns';
import { createCommandHandler } from '../../command';

export const reservations = [
  createCommandHandler(
    countCampaigns,
    async ({ database: { pool }, now }, { to = getTodayInSeoul(now()), from = addDays(to, -29) }) => ({
      from,
      to,
      campaigns: await countByCampaign(pool, from, to, campaignCountLimit),
    }),
  ),
];
