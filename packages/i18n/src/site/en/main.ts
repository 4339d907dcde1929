import type { Messages } from '../messages';

export const main: Messages['main'] = {
  venues: 'Restaurants',
  about: 'More about {{name}}',
  noProducts: 'Nothing is available to reserve at the moment.',
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
  },
  menu: {
    products: 'Experiences',
    dishes: 'Menu',
    empty: 'No menu to show yet.',
  },
};
