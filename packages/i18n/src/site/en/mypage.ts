import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: 'My page',
  nav: {
    label: 'My page menu',
    main: 'Reservations',
  },
  benefits: 'Coupons and points',
  profile: 'Profile',
  tabs: {
    resv: 'Reservations',
    qna: 'Inquiries',
  },
  sort: {
    label: 'Sort',
    newest: 'Newest first',
    oldest: 'Oldest first',
  },
  empty: 'You have no reservations yet.',
  emptyHint: 'Once you have reserved, you can see and cancel your reservations here.',
  detail: 'Details',
  alerts: {
    invalidUser: 'You don’t have access to this reservation.',
  },
};
