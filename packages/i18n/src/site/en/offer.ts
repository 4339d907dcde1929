import type { Messages } from '../messages';

export const offer: Messages['offer'] = {
  zone: {
    B: 'Breakfast',
    L: 'Lunch',
    D: 'Dinner',
  },
  priceFrom: 'From {{price}}',
  adultFrom: 'From {{price}} per adult',
  kidFrom: 'Children from {{price}}',
  depositFrom: 'Deposit from {{price}} per person',
  percentOff: '{{rate}}% off',
  reserve: 'Reserve {{name}}',
  membersOnly: {
    badge: 'Members only',
    title: 'For members only',
    body: 'Join or sign in to reserve it.',
    join: 'Join',
    login: 'Sign in',
  },
};
