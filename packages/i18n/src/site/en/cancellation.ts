import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: 'Cancel reservation',
  visit: 'Date of visit',
  requested: 'Requested on',
  paid: 'Amount paid',
  fee: 'Cancellation fee',
  refund: 'Expected refund',
  policy: 'Cancellation and refund policy',
  agree: 'I have read and agree to the cancellation regulations.',
  submit: 'Cancel reservation',
  alerts: {
    agree: 'Please agree to the cancellation regulations.',
    confirm: 'Please check the estimated refund amount. Do you want to cancel your reservation?',
    done: 'Your reservation has been canceled.',
  },
  errors: {
    ALREADY_CANCELLED: 'This reservation has already been canceled.',
    ALREADY_CONFIRMED: 'This reservation has already been confirmed, it cannot be canceled.',
    DATE_EXPIRED: 'Cancellation is not possible after the reservation date.',
  },
};
