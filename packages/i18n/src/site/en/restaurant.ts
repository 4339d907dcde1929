import type { Messages } from '../messages';

export const restaurant: Messages['restaurant'] = {
  gallery: 'Pictures of {{name}}',
  today: 'Today',
  times: 'Times today at {{name}}',
  none: {
    over: 'No more tables today: the last time has passed.',
    closed: 'Closed today.',
    full: 'Fully booked today.',
    unsuited: 'Nothing is available for your party today.',
  },
  hint: 'For another date or party size, choose Reserve.',
  otherDay: 'See other dates',
  pickup: 'Choose what you would like and a day, and we will have it ready.',
  dishes: 'See the dishes',
  courses: 'On the menu',
  nothing: 'Nothing is available to reserve at the moment.',
  chef: 'A word from us',
  facts: 'Good to know',
  dressCode: 'Dress code',
  children: 'Children',
  map: 'Directions on a map',
  allReviews: 'All reviews of {{name}}',
  missing: 'We could not find this restaurant.',
  all: 'All restaurants',
};
