import type { CallTypes } from '@dining/contract/endpoint';
import { campaignCountLimit, campaignDayLimit, countCampaigns } from '@dining/contract/staff/campaigns';
import { type CommandDefinition, parseDay } from './command';
import { formatCampaign, formatCount, formatDay, formatJson, formatWon } from './formatters';

type CampaignCount = CallTypes<typeof countCampaigns>['result']['campaigns'][number];

const formatCampaignCount = (count: CampaignCount): string =>
  [
    `${formatCampaign(count)}: ${formatCount(count.reservations, 'reservation')}`,
    ...(count.cancelled === 0 ? [] : [`${count.cancelled} cancelled`]),
    ...(count.paidAmount === 0 ? [] : [`${formatWon(count.paidAmount)} paid online`]),
  ].join(', ');

const campaigns: CommandDefinition = {
  usage: '[FROM] [TO] [--json]',
  summary: 'counts the reservations from campaigns, by source, medium and name',
  details: [
    'FROM and TO are the days on which reservations were made, such as 2026-12-24; by default the last 30 days.',
    `At most ${campaignDayLimit} days are counted at a time.`,
    `At most ${campaignCountLimit} are listed, the most frequent first. Reservations without a campaign are not counted.`,
  ],
  options: { json: 'boolean' },
  run: async ({ args, options, call }) => {
    const [from, to] = args.map(parseDay);
    const result = await call(countCampaigns, { body: { from, to } });
    if (options['json'] === true) return formatJson(result);
    const head = `Reservations made from ${formatDay(result.from)} to ${formatDay(result.to)}`;
    return [
      head,
      ...(result.campaigns.length === 0
        ? ['No reservations from campaigns.']
        : result.campaigns.map(formatCampaignCount)),
    ].join('\n');
  },
};

export const campaignCommands = { campaigns };
