import type { Capability } from './permissions';

/** Alarms about payments that the system cannot settle by itself. */
export const paymentAlarmKinds: readonly string[] = [
  'payment_needs_review',
  'cancelled_at_provider',
  'cancelled_again_at_provider',
  'charge_mismatch',
  'cancellation_fee_refunded',
];

/** Alarms about mails and SMS that were not delivered; staff inform the recipient in another way. */
export const messageAlarmKinds: readonly string[] = [
  'mail_refused',
  'mail_given_up',
  'sms_refused',
  'sms_given_up',
  'venue_mail_failed',
];

/** Alarms about the catalogue; staff correct a draft and publish it. */
export const catalogueAlarmKinds: readonly string[] = ['publication_failed'];

/** Returns the capability that staff need to see and close an alarm. All other kinds of alarms are about the system. */
export function getAlarmCapability(
  kind: string,
): Extract<Capability, 'payment.see' | 'inquiry' | 'catalogue' | 'system'> {
  if (paymentAlarmKinds.includes(kind)) return 'payment.see';
  if (catalogueAlarmKinds.includes(kind)) return 'catalogue';
  return messageAlarmKinds.includes(kind) ? 'inquiry' : 'system';
}
