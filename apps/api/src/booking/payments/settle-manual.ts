import { randomUUID } from 'node:crypto';
import type { SettlingWord } from '@dining/contract/staff/payments';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { settleAlarm } from '../../notifications/alarms';
import type { Approval, QueryResult } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import { paymentAlarms } from '../../stores/messages/alarms';
import {
  findPaymentByCharge,
  getPayment,
  type MovePatch,
  type Payment,
  updatePaymentState,
} from '../../stores/payments/payments';
import { type Refund, refundForPerson, settleForPerson } from '../../stores/payments/refunds';
import { freeHold } from '../capacity/hold';
import { hotelOfOrder } from './found-charges';
import { giveBack, passingOf, restOf } from './give-back';
import type { PaymentDeps } from './payment-deps';
import { reservePaidOrder } from './reserve-paid-order';

/** What somebody of the house says of a payment, and why. */
export interface Settling {
  readonly shopOrderNo: ShopOrderNo;
  readonly operator: string;
  readonly reason: string;
  /** Without one the provider is asked. */
  readonly word: SettlingWord | undefined;
  readonly pgCno: string | undefined;
}

export type Settled =
  | { readonly ok: true; readonly from: PaymentState; readonly payment: Payment }
  /** An alarm about a charge of an order that our books do not know. */
  | { readonly ok: true; readonly from: null; readonly payment: null }
  | {
      readonly ok: false;
      readonly error: 'unknown_payment' | 'not_stuck' | 'provider_silent' | 'charge_unnamed' | 'charge_of_another';
    };

/** Where it goes: a move, and what follows it outside the transaction. */
interface Way {
  readonly to: PaymentState;
  readonly patch?: MovePatch;
  readonly refund?: 'done' | 'again';
  readonly frees?: true;
}

/** A charge that a person has found in the provider's books under its number. */
const foundCharge = ({ amount, method, shopOrderNo }: Payment, pgCno: string, mallId: string, at: Date): Approval => ({
  pgCno,
  mallId,
  shopOrderNo,
  amount,
  method,
  approvedAt: at,
  // Nobody has said that a part can go back: the whole can.
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: '',
});

const wayOfWord = (deps: PaymentDeps, payment: Payment, refund: Refund | undefined, said: Settling): Way | undefined => {
  if (said.word === 'refunded')
    return refund === undefined ? { to: 'voided', frees: true } : { to: restOf(refund), refund: 'done' };
  if (refund !== undefined) return undefined;
  if (said.word === 'not_charged')
    return { to: 'declined', patch: { failureCode: 'not_charged', forgetOrder: true }, frees: true };
  if (said.pgCno === undefined || payment.order === null) return undefined;
  return { to: 'approved', patch: { approval: foundCharge(payment, said.pgCno, deps.config.easypay.mallId, deps.now()) } };
};

/** What the provider's status says of the refund, or of the approval, that was left to a person. */
const wayOfAnswer = (payment: Payment, refund: Refund | undefined, answer: QueryResult): Way | undefined => {
  if (refund !== undefined) {
    if (answer.outcome === 'notFound') return { to: passingOf(refund), refund: 'again' };
    const isWhatWeAsked = answer.outcome === 'cancelled' && answer.cancelledAmount === refund.amount;
    return isWhatWeAsked ? { to: restOf(refund), refund: 'done' } : undefined;
  }
  if (answer.outcome === 'notFound')
    return { to: 'declined', patch: { failureCode: 'not_charged', forgetOrder: true }, frees: true };
  if (answer.outcome === 'cancelled') return { to: 'voided', frees: true };
  const isOurs = answer.outcome === 'approved' && answer.shopOrderNo === payment.shopOrderNo && answer.amount === payment.amount;
  return isOurs && payment.order !== null ? { to: 'approved', patch: { approval: answer } } : undefined;
};

/** Moves it, with the row of who did it and why; nothing where another was faster. */
async function go(
  client: PoolClient,
  deps: PaymentDeps,
  payment: Payment,
  refund: Refund | undefined,
  way: Way,
  said: Settling,
): Promise<boolean> {
  const { shopOrderNo, htlCode } = payment;
  if (!(await updatePaymentState(client, deps.by, shopOrderNo, 'manual', way.to, way.patch))) return false;
  const anew = { cancelKey: randomUUID(), cancelDay: todayInSeoul(deps.now()) };
  if (refund !== undefined && way.refund !== undefined)
    await settleForPerson(client, refund.id, way.refund === 'again' ? anew : undefined);
  if (way.frees === true) await freeHold(client, shopOrderNo, 'held');
  await noteSettled(client, deps, said, htlCode, way.to);
  return true;
}

async function noteSettled(
  client: PoolClient,
  deps: PaymentDeps,
  { operator, shopOrderNo, reason, word }: Settling,
  htlCode: Payment['htlCode'],
  to: PaymentState | null,
): Promise<void> {
  const detail = { from: to === null ? null : 'manual', to, by: word ?? 'the provider’s status', reason };
  await insertAuditEntry(client, { operator, action: 'payment.settle', subject: shopOrderNo, htlCode, detail });
  for (const kind of paymentAlarms) await settleAlarm(client, deps.log, kind, shopOrderNo);
}

/** The charge that is named has paid another order: somebody took one number for the other. */
const isOfAnother = async ({ pool }: PaymentDeps, { pgCno, shopOrderNo }: Settling): Promise<boolean> => {
  const paid = pgCno === undefined ? undefined : await findPaymentByCharge(pool, pgCno);
  return paid !== undefined && paid.shopOrderNo !== shopOrderNo;
};

/** Somebody has seen to a charge of an order that our books do not know: its alarm goes, where there is one. */
const seeUnknownCharge = (deps: PaymentDeps, { shopOrderNo, operator, reason }: Settling): Promise<Settled> =>
  inTransaction<Settled>(deps.pool, async (client) => {
    if (!(await settleAlarm(client, deps.log, 'charge_unexplained', shopOrderNo))) return { ok: false, error: 'unknown_payment' };
    const htlCode = (await hotelOfOrder(client, shopOrderNo)) ?? null;
    const detail = { from: null, to: null, by: 'seen', reason };
    await insertAuditEntry(client, { operator, action: 'payment.settle', subject: shopOrderNo, htlCode, detail });
    return { ok: true, from: null, payment: null };
  });

/** What the provider is asked about a payment: its refund where that was left to a person, else its approval. */
const askedKey = ({ approveKey, approveDay }: Payment, refund: Refund | undefined) =>
  refund !== undefined
    ? { key: refund.cancelKey, day: refund.cancelDay }
    : approveKey !== null && approveDay !== null
      ? { key: approveKey, day: approveDay }
      : undefined;

/**
 * Settles a payment that waits for a person, once: by the provider's word, asked outside every transaction, or by the operator's. What
 * follows, a reservation or a refund that is asked for again, goes its usual way; one that finds its seats gone gives the money back.
 */
export async function settleManual(deps: PaymentDeps, said: Settling): Promise<Settled> {
  const { shopOrderNo, word } = said;
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined) return word === 'seen' ? seeUnknownCharge(deps, said) : { ok: false, error: 'unknown_payment' };
  const after = async (): Promise<Settled> => ({
    ok: true,
    from: payment.state,
    payment: (await getPayment(deps.pool, shopOrderNo)) ?? payment,
  });
  if (word === 'seen') {
    await inTransaction(deps.pool, (client) => noteSettled(client, deps, said, payment.htlCode, null));
    return after();
  }
  if (payment.state !== 'manual') return { ok: false, error: 'not_stuck' };
  if (await isOfAnother(deps, said)) return { ok: false, error: 'charge_of_another' };
  const refund = await inTransaction(deps.pool, (client) => refundForPerson(client, shopOrderNo));
  const asked = askedKey(payment, refund);
  const byProvider = async () =>
    asked === undefined ? undefined : wayOfAnswer(payment, refund, await deps.payments.query(asked));
  const way = word === undefined ? await byProvider() : wayOfWord(deps, payment, refund, said);
  if (way === undefined) return { ok: false, error: word === undefined ? 'provider_silent' : 'charge_unnamed' };
  const moved = await inTransaction(
    deps.pool,
    (client) => go(client, deps, payment, refund, way, said),
    (done) => done,
  );
  if (!moved) return { ok: false, error: 'not_stuck' };
  if (way.to === 'approved') await reservePaidOrder(deps, shopOrderNo);
  if (way.refund === 'again') await giveBack(deps, shopOrderNo);
  return after();
}
