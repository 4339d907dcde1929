import { describe, expect, it } from 'vitest';
import { paymentStates } from '../payments/states';
import { auditActions, isAuditAction } from './audit-actions';

describe('an action of the audit', () => {
  it.each([
    ['of a guest', 'reservation.lookup_failed'],
    ['of staff on an account', 'grant.add'],
    ['of staff on a reservation', 'reservation.contact'],
    ['that the database records', 'payment.voided'],
  ])('%s is known: “%s”', (_kind, action) => {
    expect(isAuditAction(action)).toBe(true);
  });

  it.each([
    ['for a payment state that moves no money', 'payment.registered'],
    ['of an earlier version', 'member.id_told'],
    ['without a subject', 'add'],
    ['without a name', ''],
  ])('%s does not exist: “%s”', (_kind, action) => {
    expect(isAuditAction(action)).toBe(false);
  });

  it('is listed once, and names an existing payment state if it is about one', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
    const otherPaymentActions = ['external_cancel', 'found', 'settle'];
    const states = auditActions.flatMap((action) =>
      action.startsWith('payment.') ? [action.slice('payment.'.length)] : [],
    );
    const unknownStates = states.filter(
      (state) => !otherPaymentActions.includes(state) && !paymentStates.some((paymentState) => paymentState === state),
    );
    expect(unknownStates).toEqual([]);
  });
});
