import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  compareCharges,
  confirmChargeSettlement,
  listChargeProposals,
  proposeCharges,
  refuseChargeSettlement,
  withdrawChargeSettlement,
} from '@dining/contract/staff/payments';
import { isSettledByStaff } from '@dining/domain/payments/provider-charge';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getPermission } from '@dining/domain/staff/permissions';
import {
  type ChargeConfirmationError,
  chargeSettlementAction,
  parseProposedCharge,
  prepareChargeConfirmation,
  proposeChargeSettlement,
} from '../../../booking/payments/charge-proposals';
import {
  type ChargeComparison,
  compareCharge,
  findHotelOfOrder,
  type OrderCharge,
} from '../../../booking/payments/compare-charge';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { endProposal, getProposalScope } from '../../../booking/proposals/proposals';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorizeProposal,
  createActor,
  createCallerFilter,
  requireSecondFactor,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import { decisionFailures, getDecider, toProposalWire } from '../../../http/staff-proposals';
import type { StaffCaller } from '../../../http/staff-session';
import { getPayment } from '../../../stores/payments/payments';
import { findProposal, listOpenProposals, listSubjectsWithProposal } from '../../../stores/staff/proposals';

const failures = { ...decisionFailures, charge_changed: 'charge_changed' } as const;

const toFailure = (error: ChargeConfirmationError): Failure => fail(failures[error]);

type ChargesCall = StaffCall<typeof compareCharges | typeof proposeCharges>;

interface ComparedCharge {
  readonly charge: OrderCharge;
  readonly htlCode: HtlCode | null;
  /** The verdict `not_found` means that the caller's scopes contain no such order. */
  readonly comparison: ChargeComparison | { readonly verdict: 'not_found' | 'failed'; readonly state: null };
  readonly hasProposal: boolean;
}

/** Compares the charges in the caller's scopes. A failure to compare one does not affect the others. */
async function compareInScope(deps: Deps, { body, staff, request }: ChargesCall): Promise<readonly ComparedCharge[]> {
  const { pool } = deps.database;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const chargeIdsWithProposal = await listSubjectsWithProposal(
    pool,
    chargeSettlementAction,
    body.charges.map(({ chargeId }) => chargeId),
  );
  const comparedCharges: ComparedCharge[] = [];
  for (const charge of body.charges) {
    const { shopOrderNo, chargeId } = charge;
    const htlCode = (await findHotelOfOrder(pool, shopOrderNo)) ?? null;
    const isInScope = getPermission(
      staff.grants,
      'settlement',
      toSubjectScope({ htlCode, dinCode: null }),
      deps.now(),
    ).allowed;
    const comparison = isInScope
      ? await compareCharge(paymentDeps, charge).catch((error: unknown) => {
          request.log.error(
            { event: 'charge.not_compared', err: error, shopOrderNo, chargeId },
            'charge could not be compared',
          );
          return { verdict: 'failed', state: null } as const;
        })
      : ({ verdict: 'not_found', state: null } as const);
    comparedCharges.push({
      charge,
      htlCode,
      comparison,
      hasProposal: isInScope && chargeIdsWithProposal.has(chargeId),
    });
  }
  return comparedCharges;
}

const toWire = ({ charge, comparison, hasProposal }: ComparedCharge) => ({ ...charge, ...comparison, hasProposal });

export async function compareListedCharges(deps: Deps, call: StaffCall<typeof compareCharges>) {
  return { charges: (await compareInScope(deps, call)).map(toWire) };
}

/** Proposes, as the first person, to settle the charges that differ from our records. */
export async function proposeChargeSettlements(deps: Deps, call: StaffCall<typeof proposeCharges>) {
  const { body, staff } = call;
  const refusal = requireSecondFactor(staff);
  if (refusal !== undefined) return refusal;
  const { origin } = createActor(staff);
  const comparedCharges = await compareInScope(deps, call);
  const writeResult = await runStaffWrite<{ proposedCount: number }>(deps, call, async (client) => {
    let proposedCount = 0;
    for (const { charge, htlCode, comparison } of comparedCharges) {
      const { verdict } = comparison;
      if (verdict === 'not_found' || verdict === 'failed' || !isSettledByStaff(verdict)) continue;
      const scope = toSubjectScope({ htlCode, dinCode: null });
      if (authorizeProposal(staff, 'settlement', scope, deps.now()) !== undefined) continue;
      const isProposed = await proposeChargeSettlement(client, {
        charge: { ...charge, verdict },
        htlCode,
        reason: body.reason,
        proposer: { staffId: staff.staffId, name: staff.name },
        origin,
      });
      if (isProposed) proposedCount += 1;
    }
    return { proposedCount };
  });
  if (isFailure(writeResult)) return writeResult;
  return { charges: (await compareInScope(deps, call)).map(toWire), ...writeResult };
}

export async function listSettlementProposals(deps: Deps, { body, staff }: StaffCall<typeof listChargeProposals>) {
  const filter = createCallerFilter(staff, 'settlement', deps.now());
  const proposals = await listOpenProposals(
    deps.database.pool,
    [chargeSettlementAction],
    filter,
    body.after,
    pageSize + 1,
  );
  const { rows, next } = createPage(proposals);
  return {
    proposals: rows.map((row) => ({ ...toProposalWire(row, staff), charge: parseProposedCharge(row) })),
    next,
  };
}

/** Checks that the caller may decide a proposal about a charge. */
async function authorizeDecision(deps: Deps, staff: StaffCaller, proposalId: string): Promise<Failure | undefined> {
  const proposal = await findProposal(deps.database.pool, proposalId);
  if (proposal?.action !== chargeSettlementAction) return fail('not_found');
  return authorizeProposal(staff, 'settlement', getProposalScope(proposal), deps.now());
}

/** Confirms the settlement of a charge as the second person. The refund is requested after the commit. */
export async function confirmSettlement(deps: Deps, call: StaffCall<typeof confirmChargeSettlement>) {
  const { body, staff, request } = call;
  const { pool } = deps.database;
  const refusal = await authorizeDecision(deps, staff, body.proposalId);
  if (refusal !== undefined) return refusal;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const confirmation = await prepareChargeConfirmation(paymentDeps, body.proposalId, getDecider(staff));
  const writeResult = await runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const applyResult = await confirmation.apply(client);
    return applyResult.ok ? { result: 'success' } : toFailure(applyResult.error);
  });
  if (isFailure(writeResult)) return writeResult;
  await confirmation.finish();
  const proposal = await findProposal(pool, body.proposalId);
  const payment = proposal && (await getPayment(pool, parseProposedCharge(proposal).shopOrderNo));
  return { state: payment?.state ?? null };
}

/** Withdraws the caller's own proposal about a charge, or refuses another person's. */
export async function endChargeProposal(
  deps: Deps,
  call: StaffCall<typeof withdrawChargeSettlement | typeof refuseChargeSettlement>,
  decision: 'withdrawn' | 'refused',
  note = '',
) {
  const { body, staff } = call;
  const refusal = await authorizeDecision(deps, staff, body.proposalId);
  if (refusal !== undefined) return refusal;
  return runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const endResult = await endProposal(client, body.proposalId, decision, {
      ...getDecider(staff),
      note,
      now: deps.now(),
      getAuditSubject: (proposal) => parseProposedCharge(proposal).shopOrderNo,
    });
    return endResult.ok ? { result: 'success' } : toFailure(endResult.error);
  });
}
