import type { Messages } from '../messages';

export const points: Messages['points'] = {
  title: 'Points',
  balance: 'Your points',
  amount: '{{points}} P',
  rate: '{{hotel}}: {{rate}}% of what you pay',
  rule: 'Points are added at 06:00 on the day after your visit. Cancelled reservations and missed visits earn none.',
  history: 'Points history',
  types: {
    earned: 'Earned',
    returned: 'Taken back',
    spent: 'Used',
  },
  visit: 'Visit on {{date}}',
  paging: '{{from}}–{{to}} of {{total}}',
  empty: 'No points yet',
};
