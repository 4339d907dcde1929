import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: 'My page',
  benefits: 'Coupons and points',
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
  detail: 'Details',
  alerts: {
    invalidUser: 'You don’t have access to this reservation.',
  },
};
