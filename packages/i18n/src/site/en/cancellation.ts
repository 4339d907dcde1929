import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: 'Cancel reservation',
  requested: 'Requested on',
  paid: 'Amount paid',
  fee: 'Cancellation fee',
  refund: 'Expected refund',
  policy: 'Cancellation and refund policy',
  agree: 'I have read and agree to the cancellation and refund policy.',
  submit: 'Cancel reservation',
  submitRefund: 'Cancel and get {{refund}} back',
  submitNoRefund: 'Cancel without a refund',
  nothingPaid: 'No payment was taken, so there is no fee and nothing to refund.',
  byPhone: 'This reservation can’t be cancelled online. To change or cancel it, please call the restaurant.',
  past: {
    byVenue:
      'The hotel cancelled this reservation. Anything you paid will be refunded in full. We apologise for the inconvenience.',
    title: 'Cancellation',
    at: 'Cancelled on',
    method: 'Refunded to',
    fee: 'Cancellation fee',
    refund: 'Refund',
    arrives: {
      card: 'The refund usually appears on your card within {{days}} business days.',
      account: 'The refund usually arrives within {{days}} business days, in the account you paid from.',
    },
    anotherDay: 'Choose another date',
  },
  alerts: {
    agree: 'Please agree to the cancellation and refund policy.',
    confirm: 'Please check the expected refund. Do you want to cancel your reservation?',
    done: 'Your reservation has been cancelled.',
  },
  errors: {
    ALREADY_CANCELLED: 'This reservation has already been cancelled.',
    ALREADY_CONFIRMED:
      'The restaurant has confirmed this reservation, so it can no longer be cancelled online. Please call the restaurant.',
    DATE_EXPIRED: 'This reservation can no longer be cancelled, as its date has passed.',
  },
};
