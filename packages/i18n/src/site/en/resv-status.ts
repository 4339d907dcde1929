import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: 'Reservation confirmed',
  confirm: 'Confirmed by the restaurant',
  cancel: 'Cancelled',
  cancelByVenue: 'Cancelled by the hotel',
  sentences: {
    reserved: 'Your reservation is confirmed',
    confirm: 'The restaurant has confirmed your reservation',
    cancel: 'Your reservation is cancelled',
    cancelByVenue: 'The hotel has cancelled this reservation',
  },
};
