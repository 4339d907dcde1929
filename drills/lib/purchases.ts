import {
  type Guest,
  getHeldOrderNo,
  type Order,
  returnFromPayment,
  submitPaymentWindow,
  tryPrepay,
} from '../../tools/rig/orders';
import type { JsonResponse } from '../../tools/rig/post-json';
import type { Deployment } from './deployment';
import { exactly, type Figure, formatTally } from './figures';
import { formatAnswer, noAnswer, orNoAnswer, queryCount } from './orders';

/** One guest's attempt, as he has seen it. */
export interface Purchase {
  readonly order: Order;
  /** What he was told when he ordered: `held`, or why not. */
  readonly ordered: string;
  /** The order that he was told is held; undefined where he was told nothing of the kind. */
  readonly shopOrderNo: string | undefined;
  /** What he was told when he came back from the window, each time he asked. */
  readonly paid: readonly string[];
  /** The reservation that he was told he has. */
  readonly resvCode: string | undefined;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A guest who gets no answer, or is told to come again, asks so often: longer than a busy machine may need. */
const patience = 600;
const pauseMs = 500;

/** Whether there is nothing more to hear: all but a broken connection, a server that is away and an end that nobody knows yet. */
const isFinal = ({ status, json }: JsonResponse): boolean => status !== 0 && status < 500 && json['result'] !== 'pending';

/** Orders; where the price is another by now the guest sees it and orders at that. */
async function orderAtCurrentPrice(
  deployment: Deployment,
  guest: Guest,
  order: Order,
  number: number,
  tries = 3,
): Promise<JsonResponse> {
  const answer = await orNoAnswer(tryPrepay(deployment, guest, order, number));
  if (answer.json['code'] !== 'price_changed' || tries === 1) return answer;
  const { total } = answer.json['detail'] as { readonly total: number };
  return orderAtCurrentPrice(deployment, guest, { ...order, resvSetleAmnt: total }, number, tries - 1);
}

/** Orders and pays; where his connection breaks on the way back he loads the page again, as the site does. */
async function purchase(deployment: Deployment, guest: Guest, order: Order): Promise<Purchase> {
  const asked = await orderAtCurrentPrice(deployment, guest, order, deployment.nextNumber());
  const shopOrderNo = getHeldOrderNo(asked);
  const paid: string[] = [];
  let last: JsonResponse = noAnswer;
  if (shopOrderNo !== undefined) {
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    for (let tries = 0; tries < patience && !isFinal(last); tries += 1) {
      if (tries > 0) await wait(pauseMs);
      last = await orNoAnswer(returnFromPayment(deployment, guest, form));
      paid.push(formatAnswer(last));
    }
  }
  const resvCode = last.json['result'] === 'success' ? String(last.json['resvCode']) : undefined;
  return { order, ordered: formatAnswer(asked), shopOrderNo, paid, resvCode };
}

export interface PurchaseRun {
  /** Nobody begins any more; answers all attempts once the last has ended. */
  readonly end: () => Promise<readonly Purchase[]>;
}

/** Guests begin one after the other, so many a second, whether or not those before them have been answered. */
export function startPurchases(
  deployment: Deployment,
  guests: readonly Guest[],
  orderOf: (index: number) => Order,
  perSecond: number,
): PurchaseRun {
  const deals: Promise<Purchase>[] = [];
  // Each connection is new: one that is kept may be closed in the moment in which it is used again, and nobody could tell why.
  const strangers = guests.map((guest) => ({ ...guest, headers: { ...guest.headers, connection: 'close' } }));
  const timer = setInterval(() => {
    const guest = strangers[deals.length % strangers.length];
    if (guest !== undefined) deals.push(purchase(deployment, guest, orderOf(deals.length)));
  }, 1_000 / perSecond);
  return {
    end: () => {
      clearInterval(timer);
      return Promise.all(deals);
    },
  };
}

/** What guests were told they have and nobody knows of: reservations, and orders that were held. */
export const countLost = async (deployment: Deployment, deals: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    `SELECT (SELECT count(*) FROM unnest($1::text[]) AS told (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = told.code))
       + (SELECT count(*) FROM unnest($2::text[]) AS told (no) WHERE NOT EXISTS (SELECT 1 FROM payment WHERE shop_order_no = told.no))`,
    [deals.flatMap(({ resvCode }) => resvCode ?? []), deals.flatMap(({ shopOrderNo }) => shopOrderNo ?? [])],
  );

/** The same of reservations alone: their guests have been told the number. */
export const countLostReservations = (deployment: Deployment, deals: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    'SELECT count(*) FROM unnest($1::text[]) AS told (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = told.code)',
    [deals.flatMap(({ resvCode }) => resvCode ?? [])],
  );

/** Orders that were held, and are no reservation although their guests came back until they were answered; with what these were told. */
export function reportUnfinished(deals: readonly Purchase[]): Figure {
  const open = deals.filter(({ shopOrderNo, resvCode }) => shopOrderNo !== undefined && resvCode === undefined);
  const ends = open.map(({ shopOrderNo, paid }) => `${shopOrderNo ?? ''} ${formatTally(paid)}`);
  return exactly('held and not reserved in the end', [open.length, ...ends].join('; '), '0');
}
