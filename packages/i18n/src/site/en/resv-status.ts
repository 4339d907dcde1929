import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: 'Reservation complete',
  confirm: 'Reservation confirmed',
  cancel: 'Cancelled',
  cancelByVenue: 'Cancelled by the hotel',
  sentences: {
    reserved: 'Your reservation is complete',
    confirm: 'Your reservation is confirmed',
    cancel: 'Your reservation is cancelled',
    cancelByVenue: 'The hotel has cancelled this reservation',
  },
};
