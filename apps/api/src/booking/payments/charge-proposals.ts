import { type ChargeVerdict, chargeVerdicts } from '@dining/domain/payments/provider-charge';
import { type HtlCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { checkProposalConfirmation, type ProposalDecisionError, type Proposer } from '@dining/domain/staff/proposals';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import {
  findProposal,
  insertProposal,
  type StoredProposal,
  updateProposalState,
  updateProposalsToLapsed,
} from '../../stores/staff/proposals';
import { type Decider, lockConfirmableProposal } from '../proposals/proposals';
import { compareCharge, finishChargeSettlement, type OrderCharge, recordChargeSettlement } from './compare-charge';
import type { PaymentDeps } from './payment-deps';

export const chargeSettlementAction = 'charge.settle';

export interface ProposedCharge extends OrderCharge {
  /** How it differed from our records when it was proposed. If it differs in another way now, it is not settled. */
  readonly verdict: ChargeVerdict;
}

export interface NewChargeProposal {
  readonly charge: ProposedCharge;
  readonly htlCode: HtlCode | null;
  readonly reason: string;
  readonly proposer: Proposer;
  readonly origin: AuditOrigin;
}

export function parseProposedCharge({ body, subject }: Pick<StoredProposal, 'body' | 'subject'>): ProposedCharge {
  const verdict = chargeVerdicts.find((chargeVerdict) => chargeVerdict === body['verdict']) ?? 'manual_review';
  return {
    shopOrderNo: toCode<ShopOrderNo>(body['shopOrderNo'] ?? ''),
    chargeId: subject,
    charged: Number(body['charged']),
    left: Number(body['left']),
    method: body['method'] === 'account' ? 'account' : 'card',
    verdict,
  };
}

/** Proposes to settle a charge, as the first of two people. Returns false if an open proposal exists. */
export async function proposeChargeSettlement(
  client: PoolClient,
  { charge, htlCode, reason, proposer, origin }: NewChargeProposal,
): Promise<boolean> {
  const { shopOrderNo, chargeId, charged, left, method, verdict } = charge;
  await updateProposalsToLapsed(client, chargeSettlementAction, chargeId);
  const proposal = await insertProposal(client, {
    capability: 'settlement',
    action: chargeSettlementAction,
    subject: chargeId,
    // Charges have no version: another verdict means that something has changed.
    subjectVersion: 0,
    body: { shopOrderNo, charged: String(charged), left: String(left), method, verdict },
    reason,
    proposer,
    htlCode,
    dinCode: null,
  });
  if (proposal === undefined) return false;
  await insertAuditEntry(client, {
    actorName: proposer.name,
    origin,
    action: 'proposal.add',
    subject: shopOrderNo,
    htlCode,
    detail: { act: chargeSettlementAction, charge: chargeId, amount: left, verdict, reason },
  });
  return true;
}

export type ChargeConfirmationError =
  | ProposalDecisionError
  | 'unknown_proposal'
  | 'proposer_not_allowed'
  | 'charge_changed';

type ChargeConfirmationResult = { readonly ok: true } | { readonly ok: false; readonly error: ChargeConfirmationError };

interface PreparedChargeConfirmation {
  /** Settles the charge in the caller's transaction. */
  readonly apply: (client: PoolClient) => Promise<ChargeConfirmationResult>;
  /** Call it after the commit. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares the confirmation of a charge's settlement by a second person: compares the charge again, before the
 * transaction. A charge that differs in another way than when it was proposed is not settled.
 */
export async function prepareChargeConfirmation(
  deps: PaymentDeps,
  proposalId: string,
  decider: Decider,
): Promise<PreparedChargeConfirmation> {
  const proposalBefore = await findProposal(deps.pool, proposalId);
  const isConfirmable =
    proposalBefore !== undefined &&
    checkProposalConfirmation(proposalBefore, decider, proposalBefore.subjectVersion, deps.now()).ok;
  const comparison = isConfirmable ? await compareCharge(deps, parseProposedCharge(proposalBefore)) : undefined;
  let settledCharge: ProposedCharge | undefined;
  return {
    apply: async (client) => {
      settledCharge = undefined;
      const lockResult = await lockConfirmableProposal(client, proposalId, decider, deps.now());
      if (!lockResult.ok) return lockResult;
      const { proposal } = lockResult;
      const charge = parseProposedCharge(proposal);
      if (charge.verdict !== comparison?.verdict) return { ok: false, error: 'charge_changed' };
      const settlement = {
        actorName: decider.name,
        origin: decider.origin,
        proposer: proposal.proposer.name,
        reason: proposal.reason,
      };
      if (!(await recordChargeSettlement(client, deps, charge, charge.verdict, settlement)))
        return { ok: false, error: 'charge_changed' };
      if (!(await updateProposalState(client, proposalId, 'confirmed', decider)))
        return { ok: false, error: 'proposal_lapsed' };
      settledCharge = charge;
      return { ok: true };
    },
    finish: async () => {
      if (settledCharge !== undefined) await finishChargeSettlement(deps, settledCharge, settledCharge.verdict);
    },
  };
}
