import {
  listManualMoves,
  type ManualMove,
  type ManualResolution,
  manualMoves,
} from '@dining/domain/payments/manual-moves';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { checkConfirmation, type DecisionError, type Proposer } from '@dining/domain/staff/proposals';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import { findPaymentCase, type PaymentCase } from '../../stores/payments/payment-cases';
import { findPaymentByCharge, lockPayment } from '../../stores/payments/payments';
import {
  findProposal,
  insertProposal,
  lockProposal,
  type StoredProposal,
  updateProposalState,
  updateProposalsToLapsed,
} from '../../stores/staff/proposals';
import { type Decider, getProposalScope, isProposerAllowed } from '../proposals/proposals';
import type { PaymentDeps } from './payment-deps';
import {
  applyManualReview,
  finishManualReview,
  type ManualReviewError,
  type ManualReviewPlan,
  planManualReview,
} from './resolve-manual-payment';

export const paymentMove = 'payment.move';

export interface NewPaymentProposal {
  readonly shopOrderNo: ShopOrderNo;
  /** The version of the payment that the proposer saw; undefined for a command. */
  readonly version?: number;
  readonly move: ManualMove;
  readonly chargeId: string | null;
  readonly reason: string;
  readonly proposer: Proposer;
  readonly origin?: AuditOrigin;
}

export type ProposalError =
  | 'unknown_payment'
  | 'subject_changed'
  | 'already_proposed'
  | 'not_stuck'
  | 'charge_unnamed'
  | 'charge_of_another';

export type ProposalResult =
  | { readonly ok: true; readonly proposal: StoredProposal }
  | { readonly ok: false; readonly error: ProposalError };

const reject = <ErrorCode>(error: ErrorCode) => ({ ok: false, error }) as const;

/** Locks a payment until the end of the transaction, and returns it with all that decides its possible moves. */
async function lockPaymentCase(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<PaymentCase | undefined> {
  await lockPayment(client, shopOrderNo);
  return findPaymentCase(client, shopOrderNo);
}

export const listCaseMoves = ({ state, refundState, hasOrder, alarm }: PaymentCase): readonly ManualMove[] =>
  listManualMoves({ state, hasRefund: refundState === 'manual', hasOrder, hasAlarm: alarm !== null });

/** Records a proposal of how to resolve a payment. It has no effect until a second person confirms it. */
export async function proposePaymentMove(client: PoolClient, proposal: NewPaymentProposal): Promise<ProposalResult> {
  const { shopOrderNo, version, move, chargeId, reason, proposer, origin } = proposal;
  const payment = await lockPaymentCase(client, shopOrderNo);
  if (payment === undefined) return reject('unknown_payment');
  if (version !== undefined && version !== payment.version) return reject('subject_changed');
  if (!listCaseMoves(payment).includes(move))
    return reject(payment.state === 'manual' && move === 'reserved' ? 'charge_unnamed' : 'not_stuck');
  if (move === 'reserved') {
    if (chargeId === null || payment.provider === null) return reject('charge_unnamed');
    const charged = await findPaymentByCharge(client, { provider: payment.provider, chargeId });
    if (charged !== undefined && charged.shopOrderNo !== shopOrderNo) return reject('charge_of_another');
  }
  await updateProposalsToLapsed(client, paymentMove, shopOrderNo);
  const { htlCode, dinCode } = payment;
  const inserted = await insertProposal(client, {
    capability: 'payment.manual',
    act: paymentMove,
    subject: shopOrderNo,
    subjectVersion: payment.version,
    body: { move, chargeId: move === 'reserved' ? chargeId : null },
    reason,
    proposer,
    htlCode,
    dinCode,
  });
  if (inserted === undefined) return reject('already_proposed');
  await insertAuditEntry(client, {
    operator: proposer.name,
    action: 'proposal.add',
    subject: shopOrderNo,
    htlCode,
    detail: { act: paymentMove, move, reason },
    ...(origin !== undefined && { origin }),
  });
  return { ok: true, proposal: inserted };
}

const toResolution = (move: string | null | undefined): ManualResolution | undefined => {
  const known = manualMoves.find((one) => one === move);
  return known === 'as_provider' ? undefined : known;
};

export type ConfirmationError = DecisionError | ManualReviewError | 'proposer_not_allowed' | 'unknown_proposal';

export type Confirmation = { readonly ok: true } | { readonly ok: false; readonly error: ConfirmationError };

/** A confirmation that has asked the provider, before the transaction that applies need. */
export interface PreparedConfirmation {
  /** Applies the proposed resolution in the caller's transaction. */
  readonly apply: (client: PoolClient) => Promise<Confirmation>;
  /** Call it after the commit. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares the confirmation of a proposal by a second person. Queries the provider only if its status decides and the
 * person may confirm. Rejects a payment that has changed since the proposal.
 */
export async function preparePaymentConfirmation(
  deps: PaymentDeps,
  proposalId: string,
  person: Decider,
): Promise<PreparedConfirmation> {
  const seen = await findProposal(deps.pool, proposalId);
  const maySettle = seen !== undefined && checkConfirmation(seen, person, seen.subjectVersion, deps.now()).ok;
  const planned = maySettle
    ? await planManualReview(deps, {
        shopOrderNo: seen.subject as ShopOrderNo,
        operator: person.name,
        reason: seen.reason,
        resolution: toResolution(seen.body['move']),
        chargeId: seen.body['chargeId'] ?? undefined,
        proposer: seen.proposer.name,
        origin: person.origin,
      })
    : undefined;
  let applied: ManualReviewPlan | undefined;
  return {
    apply: async (client) => {
      applied = undefined;
      const proposal = await lockProposal(client, proposalId);
      if (proposal === undefined) return reject('unknown_proposal');
      const payment = await lockPaymentCase(client, proposal.subject as ShopOrderNo);
      if (payment === undefined) return reject('subject_changed');
      const decision = checkConfirmation(proposal, person, payment.version, deps.now());
      if (!decision.ok) return decision;
      if (!(await isProposerAllowed(client, proposal, getProposalScope(payment), deps.now())))
        return reject('proposer_not_allowed');
      if (planned === undefined) return reject('proposal_closed');
      if (!planned.ok) return planned;
      if (!(await applyManualReview(client, deps, planned.plan))) return reject('subject_changed');
      if (!(await updateProposalState(client, proposalId, 'confirmed', person))) return reject('proposal_lapsed');
      applied = planned.plan;
      return { ok: true };
    },
    finish: async () => {
      if (applied !== undefined) await finishManualReview(deps, applied);
    },
  };
}
