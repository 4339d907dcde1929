import { judgeApproval } from '@dining/domain/payments/outcome';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { raiseAlarm } from '../../alarms';
import { inTransaction } from '../../db/transaction';
import type { Approval, ApproveResult } from '../../ports/payments';
import { extendHold } from '../../stores/inventory/holds';
import { movePayment, type Payment, readPayment } from '../../stores/payments/payments';
import { freeHold } from '../capacity/hold';
import { reserve } from '../reservations/reserve';
import type { Desk, Standing } from './desk';
import { giveBack, intendVoid } from './give-back';
import { standingOf } from './standing';

/** Why a payment that the provider knew nothing of was given up; should a charge turn up later, it goes back. */
const notCharged = 'not_charged';

/** Seconds after which a call to the provider can no longer be on its way: only then does its «not found» mean no. */
export const settledAfter = (desk: Desk): number => desk.config.easypay.timeoutMs / 1000 + desk.config.reconcileAfterSeconds / 3;

/** Acts on the provider's word about an approval, from whichever state it was waited for. */
export async function finishApproval(
  desk: Desk,
  shopOrderNo: ShopOrderNo,
  from: 'approving' | 'unknown',
  answer: ApproveResult,
): Promise<Standing> {
  const payment = await readPayment(desk.pool, shopOrderNo);
  if (payment?.state === 'declined' && answer.outcome === 'approved') return refuse(desk, payment, answer, 'late_charge');
  if (payment?.state !== from) return standingOf(payment);
  const judged = judgeApproval({ shopOrderNo, amount: payment.amount, mallId: desk.config.easypay.mallId }, answer);
  if (judged.verdict === 'unknown' || answer.outcome === 'unknown')
    return leaveUnknown(desk, payment, answer.outcome === 'unknown' ? answer.reason : '');
  if (judged.verdict === 'declined' || answer.outcome === 'declined') {
    return decline(desk, payment, judged.verdict === 'declined' ? judged.code : '');
  }
  const untrusted = payment.failureCode === 'bad_signature' ? 'bad_signature' : null;
  const reason = judged.verdict === 'void' ? judged.reason : untrusted;
  return reason === null ? accept(desk, payment, answer) : refuse(desk, payment, answer, reason);
}

type Awaited = Payment & { readonly state: 'approving' | 'unknown' };
const awaited = (payment: Payment): 'approving' | 'unknown' => (payment as Awaited).state;

async function accept(desk: Desk, payment: Payment, approval: Approval): Promise<Standing> {
  const { shopOrderNo } = payment;
  const moved = await inTransaction(desk.pool, (client) =>
    movePayment(client, shopOrderNo, awaited(payment), 'approved', { approval }),
  );
  return moved ? reserve(desk, shopOrderNo) : standingOf(await readPayment(desk.pool, shopOrderNo));
}

async function refuse(desk: Desk, payment: Payment, approval: Approval, reason: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  desk.log.error({ shopOrderNo, reason }, 'a charge is not the one we asked for: it goes back');
  const from = payment.state === 'declined' ? 'declined' : awaited(payment);
  await inTransaction(desk.pool, (client) =>
    intendVoid(client, desk, { shopOrderNo, from, amount: approval.amount, approval, reason }),
  );
  await giveBack(desk, shopOrderNo);
  return standingOf(await readPayment(desk.pool, shopOrderNo));
}

/** The provider said no: the seats are free, and the order's personal data goes. */
async function decline(desk: Desk, payment: Payment, code: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  await inTransaction(desk.pool, async (client) => {
    const moved = await movePayment(client, shopOrderNo, awaited(payment), 'declined', { failureCode: code, forgetOrder: true });
    if (moved) await freeHold(client, shopOrderNo, 'held');
  });
  desk.log.info({ shopOrderNo, code }, 'payment declined');
  return standingOf(await readPayment(desk.pool, shopOrderNo));
}

/** How much longer seats are kept while nobody knows, from each look at the provider on, and until a person has looked. */
const keptSeconds = { unknown: 600, manual: 30 * 86_400 } as const;

async function leaveUnknown(desk: Desk, payment: Payment, reason: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  desk.log.warn({ shopOrderNo, reason }, 'the provider gave no answer to rely on');
  const to = reason === 'too_old' ? 'manual' : 'unknown';
  await inTransaction(desk.pool, async (client) => {
    const moved = payment.state === to || (await movePayment(client, shopOrderNo, awaited(payment), to, { failureCode: reason }));
    if (!moved) return;
    // What cannot be had must show as taken.
    await extendHold(client, shopOrderNo, keptSeconds[to]);
    if (to === 'manual')
      await raiseAlarm(client, desk.log, 'payment_needs_a_person', shopOrderNo, 'the provider no longer tells of this payment');
  });
  return { result: 'pending' };
}

/** Asks the provider what became of an approval. `notFound` is believed only once no call can be on its way any more. */
export async function askAgain(desk: Desk, shopOrderNo: ShopOrderNo): Promise<Standing> {
  const payment = await readPayment(desk.pool, shopOrderNo);
  if (payment === undefined || (payment.state !== 'approving' && payment.state !== 'unknown')) return standingOf(payment);
  if (payment.approveKey === null || payment.approveDay === null) return { result: 'pending' };
  const answer = await desk.payments.query({ key: payment.approveKey, day: payment.approveDay });
  if (answer.outcome === 'approved' || answer.outcome === 'unknown')
    return finishApproval(desk, shopOrderNo, payment.state, answer);
  if (answer.outcome === 'notFound' && payment.restedSeconds < settledAfter(desk)) return { result: 'pending' };
  return decline(desk, payment, answer.outcome === 'notFound' ? notCharged : 'given_back');
}

/** Asks once more about a payment that was given up for want of a charge; one that has turned up since goes back. */
export async function lookForLateCharge(desk: Desk, payment: Payment): Promise<void> {
  if (payment.failureCode !== notCharged || payment.approveKey === null || payment.approveDay === null) return;
  const answer = await desk.payments.query({ key: payment.approveKey, day: payment.approveDay });
  if (answer.outcome === 'approved') await refuse(desk, payment, answer, 'late_charge');
}
