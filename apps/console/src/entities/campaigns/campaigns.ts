import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call } from '../../lib/call';

export type CampaignCount = CallResult<'POST /api/staff/report/campaigns'>['campaigns'][number];
export type CampaignFilter = Body<'POST /api/staff/report/campaigns'>;

export const getCampaignsQuery = (filter: CampaignFilter) =>
  queryOptions({
    queryKey: ['campaigns', filter],
    queryFn: ({ signal }) => call('POST /api/staff/report/campaigns', { body: filter, signal }),
  });
