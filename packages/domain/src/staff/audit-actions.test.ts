import { describe, expect, it } from 'vitest';
import { paymentStates } from '../payments/states';
import { auditActions, isAuditAction } from './audit-actions';

describe('an action of the audit', () => {
  it.each([
    ['of a guest', 'reservation.lookup_failed', true],
    ['about a staff account', 'grant.add', true],
    ['of staff at work', 'reservation.contact', true],
    ['that the database records', 'payment.voided', true],
    ['about a payment state that moves no money', 'payment.registered', false],
    ['of an earlier version', 'member.id_told', false],
    ['without a subject', 'add', false],
    ['that is blank', '', false],
  ])('%s is known: “%s”, %s', (_kind, action, isKnown) => {
    expect(isAuditAction(action)).toBe(isKnown);
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
