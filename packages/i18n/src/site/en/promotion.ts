import type { Messages } from '../messages';

export const promotion: Messages['promotion'] = {
  title: 'Promotions',
  tabs: {
    label: 'Restaurants',
    all: 'All',
  },
  filter: {
    label: 'Status',
    all: 'All',
    running: 'Ongoing',
    ended: 'Ended',
  },
  from: 'From {{date}}',
  nextDay: 'Next available: {{day}}',
  noDay: 'No availability within four weeks',
  paging: '{{from}}–{{to}} of {{total}}',
  empty: 'There are no promotions to show.',
  missing: 'This promotion could not be found.',
  toAll: 'All promotions',
};
