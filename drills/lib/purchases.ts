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
import { expectExactly, type Figure, formatTally } from './figures';
import { catchNoAnswer, formatAnswer, noAnswer, queryCount } from './orders';

export interface Purchase {
  readonly order: Order;
  readonly ordered: string;
  readonly shopOrderNo: string | undefined;
  /** The answers to each return from the payment window. */
  readonly paid: readonly string[];
  readonly resvCode: string | undefined;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const maxTries = 600;
const pauseMs = 500;

/** Returns false for a broken connection, an unavailable server and a pending payment. */
const isFinal = ({ status, json }: JsonResponse): boolean =>
  status !== 0 && status < 500 && json['result'] !== 'pending';

async function orderAtCurrentPrice(
  deployment: Deployment,
  guest: Guest,
  order: Order,
  number: number,
  tries = 3,
): Promise<JsonResponse> {
  const answer = await catchNoAnswer(tryPrepay(deployment, guest, order, number));
  if (answer.json['code'] !== 'price_changed' || tries === 1) return answer;
  const { total } = answer.json['detail'] as { readonly total: number };
  return orderAtCurrentPrice(deployment, guest, { ...order, resvSetleAmnt: total }, number, tries - 1);
}

/** Orders and pays; if the connection breaks during the return, it returns again, as the site does. */
async function purchase(deployment: Deployment, guest: Guest, order: Order): Promise<Purchase> {
  const ordering = await orderAtCurrentPrice(deployment, guest, order, deployment.nextNumber());
  const shopOrderNo = getHeldOrderNo(ordering);
  const paid: string[] = [];
  let last: JsonResponse = noAnswer;
  if (shopOrderNo !== undefined) {
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    for (let tries = 0; tries < maxTries && !isFinal(last); tries += 1) {
      if (tries > 0) await wait(pauseMs);
      last = await catchNoAnswer(returnFromPayment(deployment, guest, form));
      paid.push(formatAnswer(last));
    }
  }
  const resvCode = last.json['result'] === 'success' ? String(last.json['resvCode']) : undefined;
  return { order, ordered: formatAnswer(ordering), shopOrderNo, paid, resvCode };
}

export interface PurchaseRun {
  /** Starts no more purchases. Returns all once the last has ended. */
  readonly end: () => Promise<readonly Purchase[]>;
}

export function startPurchases(
  deployment: Deployment,
  guests: readonly Guest[],
  getOrder: (index: number) => Order,
  perSecond: number,
): PurchaseRun {
  const deals: Promise<Purchase>[] = [];
  // Each request opens a connection: a kept one may be closed just as it is used again.
  const withoutKeepAlive = guests.map((guest) => ({ ...guest, headers: { ...guest.headers, connection: 'close' } }));
  const timer = setInterval(() => {
    const guest = withoutKeepAlive[deals.length % withoutKeepAlive.length];
    if (guest !== undefined) deals.push(purchase(deployment, guest, getOrder(deals.length)));
  }, 1_000 / perSecond);
  return {
    end: () => {
      clearInterval(timer);
      return Promise.all(deals);
    },
  };
}

/** Counts acknowledged reservations and held orders that are missing in the database. */
export const countLost = async (deployment: Deployment, deals: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    `SELECT (SELECT count(*) FROM unnest($1::text[]) AS acknowledged (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = acknowledged.code))
       + (SELECT count(*) FROM unnest($2::text[]) AS acknowledged (no) WHERE NOT EXISTS (SELECT 1 FROM payment WHERE shop_order_no = acknowledged.no))`,
    [deals.flatMap(({ resvCode }) => resvCode ?? []), deals.flatMap(({ shopOrderNo }) => shopOrderNo ?? [])],
  );

export const countLostReservations = (deployment: Deployment, deals: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    'SELECT count(*) FROM unnest($1::text[]) AS acknowledged (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = acknowledged.code)',
    [deals.flatMap(({ resvCode }) => resvCode ?? [])],
  );

/** Reports held orders that did not become reservations although their guests returned until a final answer. */
export function reportUnfinished(deals: readonly Purchase[]): Figure {
  const open = deals.filter(({ shopOrderNo, resvCode }) => shopOrderNo !== undefined && resvCode === undefined);
  const ends = open.map(({ shopOrderNo, paid }) => `${shopOrderNo ?? ''} ${formatTally(paid)}`);
  return expectExactly('held and not reserved in the end', [open.length, ...ends].join('; '), '0');
}
