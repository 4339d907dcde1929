import type { Messages } from '../messages';

export const restaurant: Messages['restaurant'] = {
  gallery: 'Pictures of {{name}}',
  today: 'Today',
  times: 'Times today at {{name}}',
  none: {
    over: 'No more tables today: the last time has passed.',
    closed: 'Closed today.',
    full: 'Every table is taken today.',
    unsuited: 'Nothing can be reserved for this party today.',
  },
  hint: 'For another day or party, choose Reserve.',
  otherDay: 'See other days',
  pickup: 'Choose what you would like and a day, and we will have it ready.',
  dishes: 'See the dishes',
  courses: 'On the menu',
  nothing: 'There is nothing to reserve at the moment.',
  chef: 'A word from us',
  facts: 'Good to know',
  dressCode: 'Dress code',
  children: 'Children',
  map: 'Directions on a map',
  allReviews: 'All reviews of {{name}}',
  missing: 'We could not find this restaurant.',
  all: 'All restaurants',
};
