import type { Answered } from '../../tools/rig/ask';
import { comeBack, type Guest, inWindow, numberOf, type Order, tryPrepay } from '../../tools/rig/orders';
import { count, noAnswer, orNone, wordOf } from './buying';
import type { Deployment } from './deployment';
import { exactly, type Figure, tallied } from './figures';

/** One guest's attempt, as he has seen it. */
export interface Deal {
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
const isFinal = ({ status, json }: Answered): boolean => status !== 0 && status < 500 && json['result'] !== 'pending';

/** Orders; where the price is another by now the guest sees it and orders at that. */
async function orderAt(deployment: Deployment, guest: Guest, order: Order, number: number, tries = 3): Promise<Answered> {
  const answer = await orNone(tryPrepay(deployment, guest, order, number));
  if (answer.json['code'] !== 'price_changed' || tries === 1) return answer;
  const { total } = answer.json['detail'] as { readonly total: number };
  return orderAt(deployment, guest, { ...order, resvSetleAmnt: total }, number, tries - 1);
}

/** Orders and pays; where his connection breaks on the way back he loads the page again, as the site does. */
async function deal(deployment: Deployment, guest: Guest, order: Order): Promise<Deal> {
  const asked = await orderAt(deployment, guest, order, deployment.nextNumber());
  const shopOrderNo = numberOf(asked);
  const paid: string[] = [];
  let last: Answered = noAnswer;
  if (shopOrderNo !== undefined) {
    const form = await inWindow(deployment, shopOrderNo);
    for (let tries = 0; tries < patience && !isFinal(last); tries += 1) {
      if (tries > 0) await wait(pauseMs);
      last = await orNone(comeBack(deployment, guest, form));
      paid.push(wordOf(last));
    }
  }
  const resvCode = last.json['result'] === 'success' ? String(last.json['resvCode']) : undefined;
  return { order, ordered: wordOf(asked), shopOrderNo, paid, resvCode };
}

export interface Trade {
  /** Nobody begins any more; answers all attempts once the last has ended. */
  readonly end: () => Promise<readonly Deal[]>;
}

/** Guests begin one after the other, so many a second, whether or not those before them have been answered. */
export function trade(
  deployment: Deployment,
  guests: readonly Guest[],
  orderOf: (index: number) => Order,
  perSecond: number,
): Trade {
  const deals: Promise<Deal>[] = [];
  // Each connection is new: one that is kept may be closed in the moment in which it is used again, and nobody could tell why.
  const strangers = guests.map((guest) => ({ ...guest, headers: { ...guest.headers, connection: 'close' } }));
  const timer = setInterval(() => {
    const guest = strangers[deals.length % strangers.length];
    if (guest !== undefined) deals.push(deal(deployment, guest, orderOf(deals.length)));
  }, 1_000 / perSecond);
  return {
    end: () => {
      clearInterval(timer);
      return Promise.all(deals);
    },
  };
}

/** What guests were told they have and nobody knows of: reservations, and orders that were held. */
export const lostOf = async (deployment: Deployment, deals: readonly Deal[]): Promise<number> =>
  count(
    deployment,
    `SELECT (SELECT count(*) FROM unnest($1::text[]) AS told (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = told.code))
       + (SELECT count(*) FROM unnest($2::text[]) AS told (no) WHERE NOT EXISTS (SELECT 1 FROM payment WHERE shop_order_no = told.no))`,
    [deals.flatMap(({ resvCode }) => resvCode ?? []), deals.flatMap(({ shopOrderNo }) => shopOrderNo ?? [])],
  );

/** The same of reservations alone: their guests have been told the number. */
export const lostReservationsOf = (deployment: Deployment, deals: readonly Deal[]): Promise<number> =>
  count(
    deployment,
    'SELECT count(*) FROM unnest($1::text[]) AS told (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = told.code)',
    [deals.flatMap(({ resvCode }) => resvCode ?? [])],
  );

/** Orders that were held, and are no reservation although their guests came back until they were answered; with what these were told. */
export function unfinished(deals: readonly Deal[]): Figure {
  const open = deals.filter(({ shopOrderNo, resvCode }) => shopOrderNo !== undefined && resvCode === undefined);
  const ends = open.map(({ shopOrderNo, paid }) => `${shopOrderNo ?? ''} ${tallied(paid)}`);
  return exactly('held and not reserved in the end', [open.length, ...ends].join('; '), '0');
}
