import { randomUUID } from 'node:crypto';
import { isProviderSuccess } from '@dining/domain/payments/method';
import { judgeApproval } from '@dining/domain/payments/outcome';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../db/transaction';
import type { Approval, ApproveResult } from '../ports/payments';
import { raiseAlarm } from '../stores/alarms';
import { extendHold, freeHold, retakeHold } from '../stores/holds';
import { movePayment, type Payment, readPayment } from '../stores/payments';
import type { Desk, Standing } from './desk';
import { giveBack, intendVoid } from './give-back';
import { reserve } from './reserve';
import { standingOf } from './standing';

/** How long a hold must outlast the provider's answer while it is being asked; the reconciler ends what hangs longer. */
const approvingSeconds = 600;

export interface WindowResult {
  readonly resCd: string;
  readonly shopOrderNo: ShopOrderNo;
  readonly authorizationId: string;
}

/** The customer went away in the provider's window: what was held is free at once, and may be had again. */
async function lapse(desk: Desk, shopOrderNo: ShopOrderNo): Promise<Standing> {
  return inTransaction(desk.pool, async (client) => {
    if (await movePayment(client, shopOrderNo, 'registered', 'lapsed', { failureCode: 'cancelled' })) {
      await freeHold(client, shopOrderNo, 'held');
      desk.log.info({ shopOrderNo }, 'the customer ended the payment');
    }
    return standingOf(await readPayment(client, shopOrderNo));
  });
}

type Begun =
  | { readonly go: true; readonly key: string; readonly day: SeoulDate }
  | { readonly go: false; readonly standing: Standing };

/** Commits the intent to approve, with its key, before the provider is asked: a repeat finds the state already left. */
async function begin(desk: Desk, { shopOrderNo, authorizationId }: WindowResult): Promise<Begun> {
  const key = randomUUID();
  const day = todayInSeoul(desk.now());
  return inTransaction<Begun>(
    desk.pool,
    async (client) => {
      const payment = await readPayment(client, shopOrderNo, 'lock');
      const standing = (): Begun => ({ go: false, standing: standingOf(payment) });
      if (payment === undefined || payment.order === null) return standing();
      const intent = { authorizationId, approveKey: key, approveDay: day, failureCode: null };
      if (payment.state === 'registered') {
        await extendHold(client, shopOrderNo, approvingSeconds);
        return (await movePayment(client, shopOrderNo, 'registered', 'approving', intent)) ? { go: true, key, day } : standing();
      }
      // A good return after the hold ran out: honoured while its seats are still free. One that a newer attempt replaced is not.
      if (payment.state !== 'lapsed' || payment.failureCode === 'superseded') return standing();
      const { order } = payment;
      const again = await retakeHold(client, shopOrderNo, order.htlCode, order.needs, approvingSeconds);
      if (!again.ok) return { go: false, standing: { result: 'fail', errCd: 'sold_out' } };
      return (await movePayment(client, shopOrderNo, 'lapsed', 'approving', intent)) ? { go: true, key, day } : standing();
    },
    (result) => result.go,
  );
}

/**
 * The provider's window came back (decision 26). A trigger only: the provider itself is asked, once however often this
 * comes, and nothing is charged unless the seats are ours.
 */
export async function settleReturn(desk: Desk, result: WindowResult): Promise<Standing> {
  const { shopOrderNo } = result;
  if (!isProviderSuccess(result.resCd)) return lapse(desk, shopOrderNo);
  if (result.authorizationId === '') return standingOf(await readPayment(desk.pool, shopOrderNo));
  const begun = await begin(desk, result);
  if (!begun.go) return begun.standing;
  const answer = await desk.payments.approve({
    shopOrderNo,
    authorizationId: result.authorizationId,
    key: begun.key,
    day: begun.day,
  });
  const standing = await finishApproval(desk, shopOrderNo, 'approving', answer);
  // A charge may stand behind an answer that was lost: a query that finds it is as good as the answer itself.
  return standing.result === 'pending' ? askAgain(desk, shopOrderNo) : standing;
}

/** Acts on the provider's word about an approval, from whichever state it was waited for. */
export async function finishApproval(
  desk: Desk,
  shopOrderNo: ShopOrderNo,
  from: 'approving' | 'unknown',
  answer: ApproveResult,
): Promise<Standing> {
  const payment = await readPayment(desk.pool, shopOrderNo);
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
  await inTransaction(desk.pool, (client) =>
    intendVoid(client, desk, { shopOrderNo, from: awaited(payment), amount: approval.amount, approval, reason }),
  );
  await giveBack(desk, shopOrderNo);
  return { result: 'fail', errCd: 'refunded' };
}

/** The provider said no: the seats are free, and the order's personal data goes. */
export async function decline(desk: Desk, payment: Payment, code: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  await inTransaction(desk.pool, async (client) => {
    const moved = await movePayment(client, shopOrderNo, awaited(payment), 'declined', { failureCode: code, forgetOrder: true });
    if (moved) await freeHold(client, shopOrderNo, 'held');
  });
  desk.log.info({ shopOrderNo, code }, 'payment declined');
  return standingOf(await readPayment(desk.pool, shopOrderNo));
}

async function leaveUnknown(desk: Desk, payment: Payment, reason: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  desk.log.warn({ shopOrderNo, reason }, 'the provider gave no answer to rely on');
  if (reason === 'too_old') {
    await inTransaction(desk.pool, async (client) => {
      await movePayment(client, shopOrderNo, awaited(payment), 'manual', { failureCode: reason });
      await raiseAlarm(client, 'payment_needs_a_person', shopOrderNo, 'the provider no longer tells of this payment');
    });
  } else if (payment.state === 'approving') {
    await inTransaction(desk.pool, (client) => movePayment(client, shopOrderNo, 'approving', 'unknown', { failureCode: reason }));
  }
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
  const settledBy = desk.config.easypay.timeoutMs / 1000 + desk.config.reconcileAfterSeconds / 3;
  if (answer.outcome === 'notFound' && payment.restedSeconds < settledBy) return { result: 'pending' };
  return decline(desk, payment, answer.outcome === 'notFound' ? 'not_charged' : 'given_back');
}
