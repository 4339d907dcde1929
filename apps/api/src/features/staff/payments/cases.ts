import type { paymentCaseSchema } from '@dining/contract/staff/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPermission } from '@dining/domain/staff/permissions';
import type { z } from 'zod';
import { listCaseResolutions, resolvePaymentAction } from '../../../booking/payments/payment-proposals';
import type { Deps } from '../../../config/deps';
import { toSubjectScope } from '../../../http/staff-mount';
import { toProposalWire } from '../../../http/staff-proposals';
import type { StaffCaller } from '../../../http/staff-session';
import { findPaymentCase, listPaymentEvents, type PaymentCase } from '../../../stores/payments/payment-cases';
import { listProposals } from '../../../stores/staff/proposals';

interface CaseReader {
  readonly staff: StaffCaller;
  readonly language: Language;
}

type CaseWire = z.input<typeof paymentCaseSchema>;

/** Returns a payment; undefined if it does not exist or is outside the caller's scopes. */
export async function findVisibleCase(
  deps: Deps,
  { staff }: Pick<CaseReader, 'staff'>,
  shopOrderNo: ShopOrderNo,
): Promise<PaymentCase | undefined> {
  const payment = await findPaymentCase(deps.database.pool, shopOrderNo);
  if (payment === undefined) return undefined;
  return getPermission(staff.grants, 'payment.see', toSubjectScope(payment), deps.now()).allowed ? payment : undefined;
}

export const toListedCase = (payment: PaymentCase, language: Language) => ({
  shopOrderNo: payment.shopOrderNo,
  htlCode: payment.htlCode,
  dinCode: payment.dinCode,
  venueName: payment.venueName === null ? null : getLocalizedText(payment.venueName, language),
  state: payment.state,
  since: payment.since.toISOString(),
  amount: payment.amount,
  resvCode: payment.resvCode,
  refund:
    payment.refundAmount === null || payment.refundState === null
      ? null
      : { amount: payment.refundAmount, state: payment.refundState, reason: payment.refundReason ?? '' },
  alarm: payment.alarm,
});

/**
 * Returns all details of a payment. Only staff with a permission to resolve payments see its proposals; others only see
 * whether one is open.
 */
export async function viewCase(deps: Deps, { staff, language }: CaseReader, payment: PaymentCase): Promise<CaseWire> {
  const { pool } = deps.database;
  const { shopOrderNo } = payment;
  const events = await listPaymentEvents(pool, shopOrderNo);
  const proposals = await listProposals(pool, resolvePaymentAction, shopOrderNo);
  const permission = getPermission(staff.grants, 'payment.manual', toSubjectScope(payment), deps.now());
  return {
    ...toListedCase(payment, language),
    hasProposal: proposals.some(({ state }) => state === 'open'),
    method: payment.method,
    provider: payment.provider,
    chargeId: payment.chargeId,
    failureCode: payment.failureCode,
    version: payment.version,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    moves: [...listCaseResolutions(payment)],
    canMove: permission.allowed && permission.access === 'full',
    proposals: permission.allowed ? proposals.map((proposal) => toProposalWire(proposal, staff)) : [],
  };
}
