import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type {
  confirmResolution,
  proposeResolution,
  refuseResolution,
  withdrawResolution,
} from '@dining/contract/staff/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import {
  type ConfirmationError,
  type ConfirmationResult,
  type ProposalError,
  preparePaymentConfirmation,
  proposePaymentResolution,
} from '../../../booking/payments/payment-proposals';
import { endProposal } from '../../../booking/proposals/proposals';
import type { Deps } from '../../../config/deps';
import {
  authorizeProposal,
  createActor,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import { decisionFailures, getDecider } from '../../../http/staff-proposals';
import type { StaffCaller } from '../../../http/staff-session';
import { findPaymentCase, type PaymentCase } from '../../../stores/payments/payment-cases';
import { findProposal } from '../../../stores/staff/proposals';
import { viewCase } from './cases';

const failures: Readonly<Record<ProposalError | ConfirmationError, ProblemCode>> = {
  ...decisionFailures,
  unknown_payment: 'not_found',
  already_proposed: 'already_proposed',
  not_stuck: 'not_stuck',
  provider_silent: 'provider_silent',
  charge_unnamed: 'charge_unnamed',
  charge_of_another: 'charge_of_another',
};

interface CaseWriter {
  readonly staff: StaffCaller;
  readonly language: Language;
}

async function createFailure(
  deps: Deps,
  writer: CaseWriter,
  error: ProposalError | ConfirmationError,
  shopOrderNo: ShopOrderNo,
): Promise<Failure> {
  const failure = failures[error];
  const payment = failure === 'changed_meanwhile' ? await findPaymentCase(deps.database.pool, shopOrderNo) : undefined;
  return payment === undefined ? fail(failure) : { failure, current: { ...(await viewCase(deps, writer, payment)) } };
}

async function getCaseResponse(deps: Deps, writer: CaseWriter, shopOrderNo: ShopOrderNo) {
  const payment = await findPaymentCase(deps.database.pool, shopOrderNo);
  return payment === undefined ? fail('not_found') : { payment: await viewCase(deps, writer, payment) };
}

const authorizeResolution = (deps: Deps, staff: StaffCaller, payment: PaymentCase | undefined): Failure | undefined =>
  payment === undefined
    ? fail('not_found')
    : authorizeProposal(staff, 'payment.manual', toSubjectScope(payment), deps.now());

/** Proposes, as the first of two people, how a payment is resolved. */
export async function proposeResolutionByStaff(deps: Deps, call: StaffCall<typeof proposeResolution>) {
  const { body, staff } = call;
  const { shopOrderNo, version, move: resolution, chargeId, reason } = body;
  const refusal = authorizeResolution(deps, staff, await findPaymentCase(deps.database.pool, shopOrderNo));
  if (refusal !== undefined) return refusal;
  const { origin } = createActor(staff);
  let error: ProposalError | undefined;
  const writeResult = await runStaffWrite<{ proposalId: string }>(deps, call, async (client) => {
    const proposeResult = await proposePaymentResolution(client, {
      shopOrderNo,
      version,
      resolution,
      chargeId,
      reason,
      proposer: { staffId: staff.staffId, name: staff.name },
      origin,
    });
    if (proposeResult.ok) return { proposalId: proposeResult.proposal.proposalId };
    error = proposeResult.error;
    return fail(failures[error]);
  });
  if (error !== undefined) return createFailure(deps, call, error, shopOrderNo);
  return isFailure(writeResult) ? writeResult : getCaseResponse(deps, call, shopOrderNo);
}

type DecisionCall = StaffCall<typeof confirmResolution | typeof withdrawResolution | typeof refuseResolution>;

/** Returns the order number of a proposal's payment, or a failure if the caller may not decide the proposal. */
async function findAuthorizedOrderNo(deps: Deps, { staff, body }: DecisionCall): Promise<ShopOrderNo | Failure> {
  const { pool } = deps.database;
  const proposal = await findProposal(pool, body.proposalId);
  if (proposal === undefined) return fail('not_found');
  const shopOrderNo = proposal.subject as ShopOrderNo;
  return authorizeResolution(deps, staff, await findPaymentCase(pool, shopOrderNo)) ?? shopOrderNo;
}

async function applyDecision(
  deps: Deps,
  call: DecisionCall,
  shopOrderNo: ShopOrderNo,
  apply: (client: Parameters<Parameters<typeof runStaffWrite>[2]>[0]) => Promise<ConfirmationResult>,
): Promise<Failure | undefined> {
  let error: ConfirmationError | undefined;
  const writeResult = await runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const confirmation = await apply(client);
    if (confirmation.ok) return { result: 'success' };
    error = confirmation.error;
    return fail(failures[error]);
  });
  if (error !== undefined) return createFailure(deps, call, error, shopOrderNo);
  return isFailure(writeResult) ? writeResult : undefined;
}

/** Confirms a proposal as the second person and resolves the payment. Queries the provider outside the transaction. */
export async function confirmResolutionByStaff(deps: Deps, call: StaffCall<typeof confirmResolution>) {
  const { staff, body, request } = call;
  const shopOrderNo = await findAuthorizedOrderNo(deps, call);
  if (isFailure(shopOrderNo)) return shopOrderNo;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const preparedConfirmation = await preparePaymentConfirmation(paymentDeps, body.proposalId, getDecider(staff));
  const failure = await applyDecision(deps, call, shopOrderNo, preparedConfirmation.apply);
  if (failure !== undefined) return failure;
  await preparedConfirmation.finish();
  return getCaseResponse(deps, call, shopOrderNo);
}

/** Withdraws the caller's own proposal, or refuses another person's. */
export async function endPaymentProposal(deps: Deps, call: DecisionCall, decision: 'withdrawn' | 'refused', note = '') {
  const { staff, body } = call;
  const shopOrderNo = await findAuthorizedOrderNo(deps, call);
  if (isFailure(shopOrderNo)) return shopOrderNo;
  const failure = await applyDecision(deps, call, shopOrderNo, (client) =>
    endProposal(client, body.proposalId, decision, {
      ...getDecider(staff),
      note,
      now: deps.now(),
      getAuditSubject: ({ subject }) => subject,
    }),
  );
  return failure ?? getCaseResponse(deps, call, shopOrderNo);
}
