import type { Messages } from '../messages';

export const campaigns: Messages['campaigns'] = {
  title: 'Campaigns',
  text: 'Reservations whose link named a campaign, by the day on which they were made.',
  period: 'Period',
  from: 'From',
  to: 'To',
  show: 'Show',
  none: 'No reservations from campaigns in this period',
  noneText: 'Please choose another period or hotel. Reservations without a campaign are not counted.',
  cut: 'Only the {{count}} with the most reservations are listed. Please choose a shorter period.',
  total: 'Total',
  orderWrong: 'The last day is before the first one.',
  unnamed: 'None',
  columns: {
    source: 'Source',
    medium: 'Medium',
    name: 'Name',
    reservations: 'Reservations',
    cancelled: 'Cancelled',
    paid: 'Paid online',
  },
};
