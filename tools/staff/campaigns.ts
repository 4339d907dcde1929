import { type CampaignCount, campaignCountLimit, countCampaigns } from '@dining/contract/staff/reservations';
import { type CommandLine, parseDay } from './command';
import { formatCampaign, formatCount, formatDay, formatJson, formatWon } from './words';

const formatCampaignCount = (count: CampaignCount): string =>
  [
    `${formatCampaign(count)}: ${formatCount(count.reservations, 'reservation')}`,
    ...(count.cancelled === 0 ? [] : [`${count.cancelled} cancelled`]),
    ...(count.paidAmount === 0 ? [] : [`${formatWon(count.paidAmount)} paid online`]),
  ].join(', ');

const campaigns: CommandLine = {
  usage: '[FROM] [TO] [--json]',
  about: 'counts the reservations that campaigns have brought, by source, medium and name',
  more: [
    'FROM and TO are days on which reservations were made, such as 2026-12-24; without them the last 30 days.',
    `At most ${campaignCountLimit} are listed, the one with the most first. Reservations without a campaign are not counted.`,
  ],
  options: { json: 'boolean' },
  run: async ({ args, options, ask }) => {
    const [from, to] = args.map(parseDay);
    const found = await ask(countCampaigns, { from, to });
    if (options['json'] === true) return formatJson(found);
    const head = `Reservations made from ${formatDay(found.from)} to ${formatDay(found.to)}`;
    return [
      head,
      ...(found.campaigns.length === 0 ? ['No campaign has brought any.'] : found.campaigns.map(formatCampaignCount)),
    ].join('\n');
  },
};

export const campaignCommands = { campaigns };
