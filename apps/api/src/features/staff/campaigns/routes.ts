import { fail } from '@dining/contract/failure';
import { campaignCountLimit, campaignDayLimit, countCampaigns } from '@dining/contract/staff/campaigns';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createCallerFilter } from '../../../http/staff-mount';
import { countByCampaign } from '../../../stores/reservations/campaigns';
import type { StaffFeature } from '../../feature';

const defaultDays = 30;

export const campaignReport: StaffFeature = (mount, deps) => {
  mount(countCampaigns, async ({ body, staff }) => {
    const { to = getTodayInSeoul(deps.now()), htlCode = null, dinCode = null } = body;
    const { from = addDays(to, 1 - defaultDays) } = body;
    if (from <= addDays(to, -campaignDayLimit)) return fail('report_too_long', { max: campaignDayLimit });
    const filter = { scopes: createCallerFilter(staff, 'report', deps.now()), htlCode, dinCode };
    const campaigns = await countByCampaign(deps.database.pool, { from, to }, filter, campaignCountLimit + 1);
    return {
      from,
      to,
      campaigns: campaigns.slice(0, campaignCountLimit),
      hasMore: campaigns.length > campaignCountLimit,
    };
  });
};
