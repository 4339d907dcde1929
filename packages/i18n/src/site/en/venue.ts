import type { Messages } from '../messages';

export const venue: Messages['venue'] = {
  title: 'Restaurants',
  location: 'Location',
  hours: 'Opening hours',
  facilities: 'Facilities',
  parking: 'Parking',
  viewMenu: 'View menu',
  empty: 'There are no restaurants to show.',
  dining: {
    title: 'Dining information',
    seats: 'Seats',
    seatCount_one: '{{count}} seat',
    seatCount: '{{count}} seats',
    phone: 'Telephone',
  },
};
