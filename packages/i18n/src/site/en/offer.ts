import type { Messages } from '../messages';

export const offer: Messages['offer'] = {
  zone: {
    B: 'Morning',
    L: 'Lunch',
    D: 'Dinner',
  },
  priceFrom: 'From {{price}}',
  reserve: 'Reserve {{name}}',
  membersOnly: {
    badge: 'Members only',
    title: 'This experience is for members',
    body: 'Join or sign in to reserve it.',
    join: 'Join',
    login: 'Sign in',
  },
};
