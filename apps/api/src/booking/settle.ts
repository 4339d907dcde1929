import { randomUUID } from 'node:crypto';
import { isPast } from '@dining/domain/availability/slots';
import { isProviderSuccess } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../db/transaction';
import { extendHold, freeHold, retakeHold } from '../stores/holds';
import { movePayment, readPayment } from '../stores/payments';
import { askAgain, finishApproval } from './approval';
import type { Desk, Standing } from './desk';
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
      // A good return after the hold ran out: honoured while its seats are still free and its visit is still to come. One
      // that a newer attempt replaced is not.
      const { order } = payment;
      const over = isPast(order.visit.date, order.visit.time, desk.now());
      if (payment.state !== 'lapsed' || payment.failureCode === 'superseded' || over) return standing();
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
