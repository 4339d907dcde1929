import type { Messages } from '../messages';

export const availability: Messages['availability'] = {
  title: 'Find a table',
  lead: 'Choose a date and your party, and see which times are free now at each restaurant.',
  hotel: 'Hotel',
  everyHotel: 'All hotels',
  day: 'Date',
  meal: 'Meal',
  anyMeal: 'Any time',
  found: '{{count}} restaurants have a table',
  found_one: '{{count}} restaurant has a table',
  pick: 'Choose a time to see what is served then.',
  none: 'No tables match your search.',
  nearest: 'The nearest dates with a table:',
  noNear: 'Nothing is free on the nearest dates either. Please try another party size or meal.',
  payThere: 'Meals are paid at the restaurant',
  times: 'Free times at {{name}}',
  left: '{{count}} left',
  full: 'Fully booked on this date.',
  closed: 'No tables for this meal on this date.',
  byPhone: 'Parties of 11 or more are welcome by phone: please call the restaurant.',
};
