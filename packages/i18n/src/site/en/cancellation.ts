import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: 'Cancel reservation',
  requested: 'Requested on',
  paid: 'Amount paid',
  fee: 'Cancellation fee',
  refund: 'Expected refund',
  policy: 'Cancellation and refund policy',
  agree: 'I have read and agree to the cancellation regulations.',
  submit: 'Cancel reservation',
  nothingPaid: 'Nothing was paid, so there is no fee and no refund.',
  byPhone: 'This reservation can’t be cancelled online. To change or cancel it, please call the restaurant.',
  past: {
    byVenue:
      'The hotel cancelled this reservation. Anything you paid is refunded in full. We apologise for the inconvenience.',
    title: 'Cancellation',
    at: 'Cancelled on',
    method: 'Refunded to',
    fee: 'Cancellation fee',
    refund: 'Refund',
  },
  alerts: {
    agree: 'Please agree to the cancellation regulations.',
    confirm: 'Please check the estimated refund amount. Do you want to cancel your reservation?',
    done: 'Your reservation has been cancelled.',
  },
  errors: {
    ALREADY_CANCELLED: 'This reservation has already been cancelled.',
    ALREADY_CONFIRMED: 'This reservation has already been confirmed, it cannot be cancelled.',
    DATE_EXPIRED: 'Cancellation is not possible after the reservation date.',
  },
};
