import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: 'Booked',
  confirm: 'Confirmed',
  cancel: 'Cancelled',
  cancelByVenue: 'Cancelled by the hotel',
};
