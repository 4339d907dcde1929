import type { Messages } from '../messages';

export const points: Messages['points'] = {
  title: 'Points',
  balance: 'Your points',
  amount: '{{points}} P',
  rate: '{{hotel}}: {{rate}}% of the amount paid',
  rule: 'Points are added at 06:00 on the day after your visit. Cancelled reservations and no-shows earn none.',
  history: 'Points history',
  types: {
    earned: 'Earned',
    returned: 'Reversed',
    spent: 'Used',
    transferred: 'Transferred',
  },
  visit: 'Visit on {{date}}',
  paging: '{{from}}–{{to}} of {{total}}',
  empty: 'No points yet',
};
