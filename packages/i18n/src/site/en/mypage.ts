import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: 'My account',
  nav: {
    label: 'My account menu',
    main: 'Reservations',
  },
  benefits: 'Coupons and points',
  profile: 'Profile',
  tabs: {
    resv: 'Reservations',
    qna: 'Enquiries',
  },
  sort: {
    label: 'Sort',
    newest: 'Newest first',
    oldest: 'Oldest first',
  },
  empty: 'You have no reservations yet.',
  emptyHint: 'Once you have reserved, you can see and cancel your reservations here.',
  detail: 'Details',
  past: 'Past reservation',
  again: 'Reserve again',
  coupons: 'Available coupons',
  couponCount: '{{count}}',
  next: {
    visit: 'Next visit',
    pickup: 'Next collection',
    today: 'Today',
    tomorrow: 'Tomorrow',
    dayAfter: 'The day after tomorrow',
    at: '{{day}}, {{weekday}} {{time}}',
  },
  alerts: {
    invalidUser: 'You don’t have access to this reservation.',
  },
};
