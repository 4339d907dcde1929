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
  cancelDate: 'Canceled on',
  refundMethod: 'Refunded to',
  cancelFee: 'Cancellation fee',
  refundAmount: 'Refund',
  pointDiscount: 'Points',
  couponDiscount: 'Coupon',
  requestNote: 'Requests',
  cancelReservation: 'Cancel reservation',
  alerts: {
    invalidUser: 'There is no access to that reservation.',
  },
};
