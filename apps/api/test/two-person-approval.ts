import { randomUUID } from 'node:crypto';
import type { ProposableResolution } from '@dining/domain/payments/resolutions';
import type { PaymentState } from '@dining/domain/payments/states';
import { type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { type ChargeConfirmationError, prepareChargeConfirmation } from '../src/booking/payments/charge-proposals';
import type { PaymentDeps } from '../src/booking/payments/payment-deps';
import {
  type ConfirmationError,
  type ProposalError,
  preparePaymentConfirmation,
  proposePaymentResolution,
} from '../src/booking/payments/payment-proposals';
import type { Decider } from '../src/booking/proposals/proposals';
import { inTransaction } from '../src/db/transaction';
import { getPayment } from '../src/stores/payments/payments';

export type ManualSettlement =
  | { readonly ok: true; readonly state: PaymentState | null; readonly resvCode: ResvCode | null }
  | { readonly ok: false; readonly error: ProposalError | ConfirmationError };

async function insertSecondPerson({ pool }: PaymentDeps): Promise<Decider> {
  const [staffId, name] = [randomUUID(), 'Sora'];
  await pool.query('INSERT INTO staff (staff_id, email, name) VALUES ($1, $2, $3)', [
    staffId,
    `${staffId}@staff.test`,
    name,
  ]);
  return { staffId, name, origin: { staffId, device: 'Safari · Mac', address: '10.0.0.1' } };
}

/**
 * Confirms the proposed settlement of a charge as a new staff member. If `finishes` is false, only commits, like a
 * process that ends right after. Returns the reason of a refusal, if any.
 */
export async function confirmChargeBySecondPerson(
  deps: PaymentDeps,
  proposalId: string,
  { finishes = true }: { readonly finishes?: boolean } = {},
): Promise<ChargeConfirmationError | undefined> {
  const person = await insertSecondPerson(deps);
  const staffDeps: PaymentDeps = { ...deps, actor: { kind: 'staff', name: person.name } };
  const { apply, finish } = await prepareChargeConfirmation(staffDeps, proposalId, person);
  const confirmation = await inTransaction(deps.pool, apply, ({ ok }) => ok);
  if (!confirmation.ok) return confirmation.error;
  if (finishes) await finish();
  return undefined;
}

/** Confirms a proposal for a payment as a new staff member. Returns the new state of the payment, or the refusal. */
export async function confirmPaymentBySecondPerson(
  deps: PaymentDeps,
  orderNo: string,
  proposalId: string,
): Promise<ManualSettlement> {
  const person = await insertSecondPerson(deps);
  const { apply, finish } = await preparePaymentConfirmation(deps, proposalId, person);
  const confirmation = await inTransaction(deps.pool, apply, ({ ok }) => ok);
  if (!confirmation.ok) return confirmation;
  await finish();
  const payment = await getPayment(deps.pool, toCode<ShopOrderNo>(orderNo));
  return { ok: true, state: payment?.state ?? null, resvCode: payment?.resvCode ?? null };
}

/** Settles a payment by two people: an operator without a staff account proposes, a staff member confirms. */
export async function settleWithTwoPeople(
  deps: PaymentDeps,
  orderNo: string,
  resolution: ProposableResolution,
  chargeId: string | null = null,
): Promise<ManualSettlement> {
  const proposalResult = await inTransaction(
    deps.pool,
    (client) =>
      proposePaymentResolution(client, {
        shopOrderNo: toCode<ShopOrderNo>(orderNo),
        resolution,
        chargeId,
        reason: 'looked it up',
        proposer: { staffId: null, name: 'Mina' },
      }),
    ({ ok }) => ok,
  );
  if (!proposalResult.ok) return proposalResult;
  return confirmPaymentBySecondPerson(deps, orderNo, proposalResult.proposal.proposalId);
}
