import { expect, it } from 'vitest';
import { getAlarmCapability } from './alarm-capabilities';

it.each([
  ['a payment that needs manual review', 'payment_needs_review', 'payment.see'],
  ['a fee that could not be kept', 'cancellation_fee_refunded', 'payment.see'],
  ['a mail that a guest did not get', 'mail_refused', 'inquiry'],
  ['an edit about which the restaurant got no mail', 'venue_mail_failed', 'inquiry'],
  ['a draft that could not be published', 'publication_failed', 'catalogue'],
  ['a job that has stopped', 'sweeper_stalled', 'system'],
  ['a kind that only a newer release knows', 'something_new', 'system'],
])('an alarm about %s needs the capability $2', (_what, kind, capability) => {
  expect(getAlarmCapability(kind)).toBe(capability);
});
