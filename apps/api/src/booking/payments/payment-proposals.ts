import {
  listProposableResolutions,
  type ManualResolution,
  type ProposableResolution,
  proposableResolutions,
} from '@dining/domain/payments/resolutions';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { checkProposalConfirmation, type ProposalDecisionError, type Proposer } from '@dining/domain/staff/proposals';
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

export const resolvePaymentAction = 'payment.move';

export interface NewPaymentProposal {
  readonly shopOrderNo: ShopOrderNo;
  /** The version of the payment that the proposer saw in the console; undefined skips the check. */
  readonly version?: number;
  readonly resolution: ProposableResolution;
  readonly chargeId: string | null;
  readonly reason: string;
  readonly proposer: Proposer;
  readonly origin?: AuditOrigin;
}

export type ProposalError =
  | 'unknown_payment'
  | 'subject_changed'
  | 'already_proposed'
  /** The payment does not need manual review, or this resolution is not possible. */
  | 'not_stuck'
  /** The id of the charge is missing, or `reserved` is not possible: the order is deleted, or a refund is open. */
  | 'charge_unnamed'
  | 'charge_of_another';

export type ProposalResult =
  | { readonly ok: true; readonly proposal: StoredProposal }
  | { readonly ok: false; readonly error: ProposalError };

const reject = <ErrorCode>(error: ErrorCode) => ({ ok: false, error }) as const;

/** Locks a payment until the end of the transaction. Returns it with all data that decide its possible resolutions. */
async function lockPaymentCase(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<PaymentCase | undefined> {
  await lockPayment(client, shopOrderNo);
  return findPaymentCase(client, shopOrderNo);
}

export const listCaseResolutions = ({
  state,
  refundState,
  hasOrder,
  alarm,
}: PaymentCase): readonly ProposableResolution[] =>
  listProposableResolutions({ state, hasManualRefund: refundState === 'manual', hasOrder, hasAlarm: alarm !== null });

/** Records a proposal of how to resolve a payment. It has no effect until a second person confirms it. */
export async function proposePaymentResolution(
  client: PoolClient,
  proposal: NewPaymentProposal,
): Promise<ProposalResult> {
  const { shopOrderNo, version, resolution, chargeId, reason, proposer, origin } = proposal;
  const payment = await lockPaymentCase(client, shopOrderNo);
  if (payment === undefined) return reject('unknown_payment');
  if (version !== undefined && version !== payment.version) return reject('subject_changed');
  if (!listCaseResolutions(payment).includes(resolution))
    return reject(payment.state === 'manual' && resolution === 'reserved' ? 'charge_unnamed' : 'not_stuck');
  if (resolution === 'reserved') {
    if (chargeId === null || payment.provider === null) return reject('charge_unnamed');
    const chargedPayment = await findPaymentByCharge(client, { provider: payment.provider, chargeId });
    if (chargedPayment !== undefined && chargedPayment.shopOrderNo !== shopOrderNo) return reject('charge_of_another');
  }
  await updateProposalsToLapsed(client, resolvePaymentAction, shopOrderNo);
  const { htlCode, dinCode } = payment;
  const storedProposal = await insertProposal(client, {
    capability: 'payment.manual',
    action: resolvePaymentAction,
    subject: shopOrderNo,
    subjectVersion: payment.version,
    body: { move: resolution, chargeId: resolution === 'reserved' ? chargeId : null },
    reason,
    proposer,
    htlCode,
    dinCode,
  });
  if (storedProposal === undefined) return reject('already_proposed');
  await insertAuditEntry(client, {
    actorName: proposer.name,
    action: 'proposal.add',
    subject: shopOrderNo,
    htlCode,
    detail: { act: resolvePaymentAction, move: resolution, reason },
    ...(origin !== undefined && { origin }),
  });
  return { ok: true, proposal: storedProposal };
}

const toResolution = (value: string | null | undefined): ManualResolution | undefined => {
  const resolution = proposableResolutions.find((knownResolution) => knownResolution === value);
  return resolution === 'as_provider' ? undefined : resolution;
};

export type ConfirmationError = ProposalDecisionError | ManualReviewError | 'proposer_not_allowed' | 'unknown_proposal';

export type ConfirmationResult = { readonly ok: true } | { readonly ok: false; readonly error: ConfirmationError };

/** A confirmation for which the provider has been queried if needed, before the transaction that applies it. */
export interface PreparedConfirmation {
  /** Applies the proposed resolution in the caller's transaction. */
  readonly apply: (client: PoolClient) => Promise<ConfirmationResult>;
  /** Call it after the commit. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares the confirmation of a proposal by a second person. Queries the provider only if the provider's status
 * decides and the person may confirm. `apply` fails with `subject_changed` if the payment has changed since it was
 * proposed.
 */
export async function preparePaymentConfirmation(
  deps: PaymentDeps,
  proposalId: string,
  decider: Decider,
): Promise<PreparedConfirmation> {
  const proposalBefore = await findProposal(deps.pool, proposalId);
  const isConfirmable =
    proposalBefore !== undefined &&
    checkProposalConfirmation(proposalBefore, decider, proposalBefore.subjectVersion, deps.now()).ok;
  const planResult = isConfirmable
    ? await planManualReview(deps, {
        shopOrderNo: proposalBefore.subject as ShopOrderNo,
        actorName: decider.name,
        reason: proposalBefore.reason,
        resolution: toResolution(proposalBefore.body['move']),
        chargeId: proposalBefore.body['chargeId'] ?? undefined,
        proposer: proposalBefore.proposer.name,
        origin: decider.origin,
      })
    : undefined;
  let appliedPlan: ManualReviewPlan | undefined;
  return {
    apply: async (client) => {
      appliedPlan = undefined;
      const proposal = await lockProposal(client, proposalId);
      if (proposal === undefined) return reject('unknown_proposal');
      const payment = await lockPaymentCase(client, proposal.subject as ShopOrderNo);
      if (payment === undefined) return reject('subject_changed');
      const decision = checkProposalConfirmation(proposal, decider, payment.version, deps.now());
      if (!decision.ok) return decision;
      if (!(await isProposerAllowed(client, proposal, getProposalScope(payment), deps.now())))
        return reject('proposer_not_allowed');
      if (planResult === undefined) return reject('proposal_closed');
      if (!planResult.ok) return planResult;
      if (!(await applyManualReview(client, deps, planResult.plan))) return reject('subject_changed');
      if (!(await updateProposalState(client, proposalId, 'confirmed', decider))) return reject('proposal_lapsed');
      appliedPlan = planResult.plan;
      return { ok: true };
    },
    finish: async () => {
      if (appliedPlan !== undefined) await finishManualReview(deps, appliedPlan);
    },
  };
}
