import type { Messages } from '../messages';

export const palette: Messages['palette'] = {
  title: 'Go to',
  field: 'Screen, day, venue or reservation',
  hint: 'Name, reservation number, end of a phone number, or a day such as 12-24',
  list: 'Matches',
  groups: {
    screens: 'Screens',
    days: 'Days',
    venues: 'Venues',
    reservations: 'Reservations',
  },
  tomorrow: 'Tomorrow',
  count: '{{count}} matches',
  count_one: '{{count}} match',
  none: 'No matches',
  noneText: 'Try another word, or a day such as 12-24.',
  searching: 'Searching reservations…',
  failed: 'Reservations could not be searched: {{reason}}',
};
