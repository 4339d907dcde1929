import type { Capability } from './permissions';

/** Alarms about money that the system cannot settle. */
export const paymentAlarmKinds: readonly string[] = [
  'payment_needs_review',
  'cancelled_at_provider',
  'cancelled_again_at_provider',
  'charge_mismatch',
  'cancellation_fee_refunded',
];

/** Alarms about mails and SMS that did not arrive: staff inform the recipient another way. */
export const messageAlarmKinds: readonly string[] = [
  'mail_refused',
  'mail_given_up',
  'sms_refused',
  'sms_given_up',
  'venue_mail_failed',
];

/** Returns what a person needs to see an alert and to close it. Any other kind is about the system. */
export function getAlarmCapability(kind: string): Extract<Capability, 'payment.see' | 'inquiry' | 'system'> {
  if (paymentAlarmKinds.includes(kind)) return 'payment.see';
  return messageAlarmKinds.includes(kind) ? 'inquiry' : 'system';
}
