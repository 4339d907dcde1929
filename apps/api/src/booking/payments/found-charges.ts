import { randomUUID } from 'node:crypto';
import { type ChargeVerdict, type FoundCharge, judgeFoundCharge } from '@dining/domain/payments/found-charge';
import { isReplaceable, type PaymentState } from '@dining/domain/payments/states';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm, settleAlarm } from '../../notifications/alarms';
import type { Approval } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import { hotelAt, insertFoundPayment, ownBooksOf } from '../../stores/payments/found-payments';
import { findPaymentByCharge, getPayment, lapsePayments, lockPayment, type Payment } from '../../stores/payments/payments';
import { askRefund } from '../../stores/payments/refunds';
import { hotelInOrderNo } from '../checkout/keys';
import { giveBack, intendVoid } from './give-back';
import { heedNotice } from './heed-notice';
import type { PaymentDeps } from './payment-deps';

/** A charge of the provider's books, with the order that it names. */
export interface NamedCharge extends FoundCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly method: 'card' | 'account';
}

/** Who has the books compared, and why. */
export interface Comparing {
  readonly operator: string;
  readonly reason: string;
}

interface Compared {
  readonly shopOrderNo: ShopOrderNo;
  readonly pgCno: string;
  readonly left: number;
  readonly verdict: ChargeVerdict;
  /** Where its payment stands afterwards; null where there is none. */
  readonly state: PaymentState | null;
}

/** Why a payment that was taken over so goes back. */
const reasonToVoid = 'unknown_charge';

/** The hotel of an order that our books have lost; undefined where its number is none of ours. */
export const hotelOfOrder = async (
  run: PaymentDeps['pool'] | PoolClient,
  shopOrderNo: ShopOrderNo,
): Promise<HtlCode | undefined> => {
  const named = hotelInOrderNo(shopOrderNo);
  return named === undefined ? undefined : hotelAt(run, named);
};

/** The verdict on a charge; one whose order is no number of a hotel of ours is another shop's, or a slip: nothing of it is moved. */
async function judge({ pool }: PaymentDeps, charge: NamedCharge): Promise<ChargeVerdict> {
  const { shopOrderNo, pgCno } = charge;
  const [own, payment] = [await ownBooksOf(pool, shopOrderNo), await findPaymentByCharge(pool, pgCno)];
  if (payment !== undefined && payment.shopOrderNo !== shopOrderNo) return 'person';
  const verdict = judgeFoundCharge(charge, own);
  return verdict === 'unknown' && own === undefined && (await hotelOfOrder(pool, shopOrderNo)) === undefined ? 'person' : verdict;
}

const approvalOf = ({ pgCno, shopOrderNo, charged, method }: NamedCharge, deps: PaymentDeps): Approval => ({
  pgCno,
  mallId: deps.config.easypay.mallId,
  shopOrderNo,
  amount: charged,
  method,
  approvedAt: deps.now(),
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: '',
});

/** The intent to give back the charge of an order that we know and that was paid without our knowing. */
async function voidKnown(client: PoolClient, deps: PaymentDeps, charge: NamedCharge, payment: Payment): Promise<boolean> {
  const { shopOrderNo } = charge;
  if (isReplaceable(payment)) await lapsePayments(client, [shopOrderNo], 'superseded');
  else if (payment.state !== 'lapsed' && payment.state !== 'declined') return false;
  const from = payment.state === 'declined' ? 'declined' : 'lapsed';
  const approval = approvalOf(charge, deps);
  return intendVoid(client, deps, { shopOrderNo, from, amount: charge.charged, approval, reason: reasonToVoid });
}

/** The same of an order that our books have lost: it stands in them again, as a payment that goes back. */
async function voidLost(client: PoolClient, deps: PaymentDeps, charge: NamedCharge, htlCode: HtlCode): Promise<boolean> {
  const { shopOrderNo, pgCno, method, charged: amount } = charge;
  const found = { shopOrderNo, htlCode, pgCno, method, amount, reason: reasonToVoid };
  if (!(await insertFoundPayment(client, deps.by, found))) return false;
  const cancelDay = todayInSeoul(deps.now());
  const key = { cancelKey: randomUUID(), cancelDay };
  return askRefund(client, { shopOrderNo, kind: 'void', amount, remainAmount: 0, ...key, reason: reasonToVoid });
}

/** Commits that a charge goes back, with who found it; false where another was faster. */
const intend = (deps: PaymentDeps, charge: NamedCharge, { operator, reason }: Comparing): Promise<boolean> =>
  inTransaction(
    deps.pool,
    async (client) => {
      const { shopOrderNo, pgCno, left } = charge;
      const payment = await lockPayment(client, shopOrderNo);
      const htlCode = payment?.htlCode ?? (await hotelOfOrder(client, shopOrderNo));
      if (htlCode === undefined) return false;
      const detail = { charge: pgCno, amount: left, reason };
      await insertAuditEntry(client, { operator, action: 'payment.found', subject: shopOrderNo, htlCode, detail });
      return payment === undefined ? voidLost(client, deps, charge, htlCode) : voidKnown(client, deps, charge, payment);
    },
    (done) => done,
  );

/** Calls a person to a charge that no rule may settle; it stands in the audit once an alarm. */
async function callPerson(deps: PaymentDeps, charge: NamedCharge, { operator, reason }: Comparing): Promise<void> {
  const { shopOrderNo, pgCno, charged, left } = charge;
  const why = `the provider’s books have charge ${pgCno} of ${charged} won, ${left} of them still charged; ours say otherwise`;
  await inTransaction(deps.pool, async (client) => {
    if (!(await raiseAlarm(client, deps.log, 'charge_unexplained', shopOrderNo, why))) return;
    const htlCode = (await hotelOfOrder(client, shopOrderNo)) ?? null;
    const detail = { charge: pgCno, amount: left, reason, note: why };
    await insertAuditEntry(client, { operator, action: 'payment.found', subject: shopOrderNo, htlCode, detail });
  });
}

async function settle(deps: PaymentDeps, charge: NamedCharge, verdict: ChargeVerdict, by: Comparing): Promise<void> {
  const { shopOrderNo, pgCno, charged, left } = charge;
  if (verdict === 'known') await settleAlarm(deps.pool, deps.log, 'charge_unexplained', shopOrderNo);
  if (verdict === 'person') await callPerson(deps, charge, by);
  if (verdict === 'unknown' && (await intend(deps, charge, by))) await giveBack(deps, shopOrderNo);
  // The provider's own word decides, as where it tells of it by itself.
  if (verdict === 'went_back' && (await heedNotice(deps, { pgCno, cancelledAmount: charged - left, at: null })) === 'again')
    await callPerson(deps, charge, by);
}

/**
 * Compares a charge in the provider's books with ours, and acts on the verdict where `by` is given. A charge that we have lost is
 * refunded, by the reconciler where the provider does not answer; one that no rule may settle raises an alarm. A second comparison
 * finds both books alike.
 */
export async function compareCharge(deps: PaymentDeps, charge: NamedCharge, by: Comparing | undefined): Promise<Compared> {
  const { shopOrderNo, pgCno, left } = charge;
  const verdict = await judge(deps, charge);
  if (by !== undefined) await settle(deps, charge, verdict, by);
  const state = (await getPayment(deps.pool, shopOrderNo))?.state ?? null;
  return { shopOrderNo, pgCno, left, verdict, state };
}
