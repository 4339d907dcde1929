import type { Messages } from '../messages';

export const main: Messages['main'] = {
  banner: {
    overline: 'Dining',
    lead: 'A table for the season, a view beyond the window, and time that is yours.',
    reserve: 'Reserve a table',
  },
  promotions: 'Promotions',
  promotionOpen: 'More about {{name}}',
  venues: 'Restaurants',
  products: 'Experiences',
  noProducts: 'There is nothing to reserve at the moment.',
  noVenues: 'No restaurant is taking reservations at the moment.',
  links: {
    label: 'Quick links',
    benefits: 'Member benefits',
    menu: 'Full menu',
    homePage: 'Hotel website',
  },
  benefits: {
    special: 'Special offers',
    membership: 'Membership',
    join: 'Join us',
    empty: 'Benefits are being prepared.',
  },
  menu: {
    empty: 'No menu to show yet.',
    notReservable: 'Served at the restaurant only',
  },
};
