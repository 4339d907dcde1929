import type { PaymentState } from '../payments/states';

/** Actions of members and guests. */
const guestActions = [
  'member.id_shown',
  'member.leave',
  'member.marketing',
  'member.password',
  'member.password_failed',
  'member.reset',
  'member.reset_requested',
  'member.sign_in',
  'member.sign_in_failed',
  'reservation.edit',
  'reservation.lookup',
  'reservation.lookup_failed',
  'reservation.open',
] as const;
export type GuestAction = (typeof guestActions)[number];

/** Actions about staff accounts and roles. */
const accountActions = [
  'grant.add',
  'grant.change',
  'grant.end',
  'staff.invite',
  'staff.join',
  'staff.passkey_add',
  'staff.passkey_remove',
  'staff.password_failed',
  'staff.recovery_codes',
  'staff.renew_sign_in',
  'staff.second_factor',
  'staff.second_factor_failed',
  'staff.session_end',
  'staff.sign_in',
  'staff.sign_out',
] as const;
export type AccountAction = (typeof accountActions)[number];

/** All other actions of staff, jobs and the provider. */
const workActions = [
  'alarm.settle',
  'arrivals.read',
  'audit.read',
  'audit.verify',
  'benefit.save',
  'catalogue.export',
  'catalogue.import',
  'coupon.save_joining',
  'day_note.save',
  'holiday.add',
  'holiday.add_year',
  'holiday.remove',
  'hotel.point_rate',
  'hotel.ratings',
  'hotel.save',
  'inquiries.read',
  'inquiry.answer',
  'inquiry.edit',
  'inquiry.read',
  'member.erase',
  'member.export',
  'member.read',
  'member.sign_out',
  'menu.marks',
  'menu.save',
  'message.retry',
  'message.stop',
  'pay_link.book',
  'pay_link.open',
  'pay_link.send',
  'pay_link.withdraw',
  'payment.external_cancel',
  'payment.found',
  'payment.settle',
  'picture.delete',
  'picture.save',
  'picture.upload',
  'policy.save',
  'product.publish',
  'product.save',
  'proposal.add',
  'proposal.confirm',
  'proposal.refuse',
  'proposal.withdraw',
  'reservation.attendance',
  'reservation.attendance_undo',
  'reservation.book',
  'reservation.cancel',
  'reservation.confirm',
  'reservation.contact',
  'reservation.no_show_fee',
  'reservation.note',
  'reservation.read',
  'reservation.resend',
  'reservation.write',
  'reservations.read',
  'review.answer',
  'review.appeal',
  'review.edit',
  'review.hide',
  'review.restore',
  'review.uphold',
  'setup.test_mail',
  'setup.test_sms',
  'template.save',
  'template.test_mail',
  'terms.save',
  'translation.save',
  'stock.save',
  'venue.close',
  'venue.reopen',
  'venue.save',
  'venue.sheet_mail',
  'walk_in.add',
  'walk_in.end',
] as const;

/**
 * Actions about payments that the database records itself: the states that move money, and those that staff choose for
 * a payment in manual review (ADR 26).
 */
const paymentActions = [
  'payment.approved',
  'payment.reserved',
  'payment.declined',
  'payment.voiding',
  'payment.voided',
  'payment.refunding',
  'payment.refunded',
  'payment.partly_refunded',
  'payment.manual',
] as const satisfies readonly `payment.${PaymentState}`[];

/** All actions that are written to the audit. Entries of earlier versions may have others. */
export const auditActions = [...guestActions, ...accountActions, ...workActions, ...paymentActions] as const;
export type AuditAction = (typeof auditActions)[number];

export const isAuditAction = (action: string): action is AuditAction =>
  auditActions.some((auditAction) => auditAction === action);
