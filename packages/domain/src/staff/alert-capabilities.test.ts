import { expect, it } from 'vitest';
import { getAlarmCapability } from './alarm-capabilities';

it.each([
  ['a payment that needs a person', 'payment_needs_review', 'payment.see'],
  ['a fee that could not be kept', 'cancellation_fee_refunded', 'payment.see'],
  ['a mail that a guest did not get', 'mail_refused', 'inquiry'],
  ['an edit that the restaurant did not hear of', 'venue_mail_failed', 'inquiry'],
  ['a job that has stopped', 'sweeper_stalled', 'system'],
  ['a kind of a newer release', 'something_new', 'system'],
])('an alert about %s needs its capability', (_what, kind, capability) => {
  expect(getAlarmCapability(kind)).toBe(capability);
});
