import { type ChargeVerdict, chargeVerdicts } from '@dining/domain/payments/provider-charge';
import { type HtlCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { checkConfirmation, type DecisionError, type Proposer } from '@dining/domain/staff/proposals';
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

export const chargeSettle = 'charge.settle';

export interface ProposedCharge extends OrderCharge {
  /** How it differed when it was proposed: another difference is not confirmed. */
  readonly verdict: ChargeVerdict;
}

export interface NewChargeProposal {
  readonly charge: ProposedCharge;
  readonly htlCode: HtlCode | null;
  readonly reason: string;
  readonly proposer: Proposer;
  readonly origin: AuditOrigin;
}

/** Parses the charge of a stored proposal. */
export function parseProposedCharge({ body, subject }: Pick<StoredProposal, 'body' | 'subject'>): ProposedCharge {
  const verdict = chargeVerdicts.find((each) => each === body['verdict']) ?? 'manual_review';
  return {
    shopOrderNo: toCode<ShopOrderNo>(body['shopOrderNo'] ?? ''),
    chargeId: subject,
    charged: Number(body['charged']),
    left: Number(body['left']),
    method: body['method'] === 'account' ? 'account' : 'card',
    verdict,
  };
}

/** Proposes how a charge is settled, as the first of two people. Returns false if it is proposed already. */
export async function proposeChargeSettlement(
  client: PoolClient,
  { charge, htlCode, reason, proposer, origin }: NewChargeProposal,
): Promise<boolean> {
  const { shopOrderNo, chargeId, charged, left, method, verdict } = charge;
  await updateProposalsToLapsed(client, chargeSettle, chargeId);
  const proposal = await insertProposal(client, {
    capability: 'settlement',
    act: chargeSettle,
    subject: chargeId,
    // The difference itself says whether anything has changed.
    subjectVersion: 0,
    body: { shopOrderNo, charged: String(charged), left: String(left), method, verdict },
    reason,
    proposer,
    htlCode,
    dinCode: null,
  });
  if (proposal === undefined) return false;
  await insertAuditEntry(client, {
    operator: proposer.name,
    origin,
    action: 'proposal.add',
    subject: shopOrderNo,
    htlCode,
    detail: { act: chargeSettle, charge: chargeId, amount: left, verdict, reason },
  });
  return true;
}

export type ChargeConfirmationError = DecisionError | 'unknown_proposal' | 'proposer_not_allowed' | 'charge_changed';

type ChargeConfirmation = { readonly ok: true } | { readonly ok: false; readonly error: ChargeConfirmationError };

interface PreparedChargeConfirmation {
  /** Settles the charge in the caller's transaction. */
  readonly apply: (client: PoolClient) => Promise<ChargeConfirmation>;
  /** Call it after the commit. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares the confirmation of a charge's settlement by a second person: compares it again before the transaction. A
 * charge that differs in another way than when it was proposed is not settled.
 */
export async function prepareChargeConfirmation(
  deps: PaymentDeps,
  proposalId: string,
  person: Decider,
): Promise<PreparedChargeConfirmation> {
  const seen = await findProposal(deps.pool, proposalId);
  const isConfirmable = seen !== undefined && checkConfirmation(seen, person, seen.subjectVersion, deps.now()).ok;
  const current = isConfirmable ? await compareCharge(deps, parseProposedCharge(seen)) : undefined;
  let settled: ProposedCharge | undefined;
  return {
    apply: async (client) => {
      settled = undefined;
      const locked = await lockConfirmableProposal(client, proposalId, person, deps.now());
      if (!locked.ok) return locked;
      const { proposal } = locked;
      const charge = parseProposedCharge(proposal);
      if (charge.verdict !== current?.verdict) return { ok: false, error: 'charge_changed' };
      const settlement = {
        operator: person.name,
        origin: person.origin,
        proposer: proposal.proposer.name,
        reason: proposal.reason,
      };
      if (!(await recordChargeSettlement(client, deps, charge, charge.verdict, settlement)))
        return { ok: false, error: 'charge_changed' };
      if (!(await updateProposalState(client, proposalId, 'confirmed', person)))
        return { ok: false, error: 'proposal_lapsed' };
      settled = charge;
      return { ok: true };
    },
    finish: async () => {
      if (settled !== undefined) await finishChargeSettlement(deps, settled, settled.verdict);
    },
  };
}
