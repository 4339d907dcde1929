import {
  type Guest,
  getHeldOrderNo,
  type OrderTemplate,
  requestPayment,
  returnFromPayment,
  submitPaymentWindow,
} from '../../tools/rig/orders';
import type { JsonResponse } from '../../tools/rig/post-json';
import type { Deployment } from './deployment';
import { expectExactly, type Figure, formatTally } from './figures';
import { catchConnectionError, formatResponse, noResponse, queryCount } from './orders';

export interface Purchase {
  readonly order: OrderTemplate;
  readonly orderResponse: string;
  readonly shopOrderNo: string | undefined;
  /** The response to each return from the payment window. */
  readonly returnResponses: readonly string[];
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
  order: OrderTemplate,
  contactNumber: number,
  remainingTries = 3,
): Promise<JsonResponse> {
  const response = await catchConnectionError(requestPayment(deployment, guest, order, contactNumber));
  if (response.json['code'] !== 'price_changed' || remainingTries === 1) return response;
  const { total } = response.json['detail'] as { readonly total: number };
  const orderAtNewPrice = { ...order, resvSetleAmnt: total };
  return orderAtCurrentPrice(deployment, guest, orderAtNewPrice, contactNumber, remainingTries - 1);
}

/** Orders and pays. Repeats the return from the payment window, as the site does, until its response is final. */
async function purchase(deployment: Deployment, guest: Guest, order: OrderTemplate): Promise<Purchase> {
  const orderResponse = await orderAtCurrentPrice(deployment, guest, order, deployment.getNextNumber());
  const shopOrderNo = getHeldOrderNo(orderResponse);
  const returnResponses: string[] = [];
  let lastResponse: JsonResponse = noResponse;
  if (shopOrderNo !== undefined) {
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    for (let tries = 0; tries < maxTries && !isFinal(lastResponse); tries += 1) {
      if (tries > 0) await wait(pauseMs);
      lastResponse = await catchConnectionError(returnFromPayment(deployment, guest, form));
      returnResponses.push(formatResponse(lastResponse));
    }
  }
  const resvCode = lastResponse.json['result'] === 'success' ? String(lastResponse.json['resvCode']) : undefined;
  return { order, orderResponse: formatResponse(orderResponse), shopOrderNo, returnResponses, resvCode };
}

export interface PurchaseRun {
  /** Stops starting purchases. Returns all purchases once the last one has ended. */
  readonly end: () => Promise<readonly Purchase[]>;
}

export function startPurchases(
  deployment: Deployment,
  guests: readonly Guest[],
  getOrder: (index: number) => OrderTemplate,
  purchasesPerSecond: number,
): PurchaseRun {
  const purchases: Promise<Purchase>[] = [];
  // Each request opens a new connection, because the server may close a reused one at the moment of the request.
  const guestsWithoutKeepAlive = guests.map((guest) => ({
    ...guest,
    headers: { ...guest.headers, connection: 'close' },
  }));
  const timer = setInterval(() => {
    const guest = guestsWithoutKeepAlive[purchases.length % guestsWithoutKeepAlive.length];
    if (guest !== undefined) purchases.push(purchase(deployment, guest, getOrder(purchases.length)));
  }, 1_000 / purchasesPerSecond);
  return {
    end: () => {
      clearInterval(timer);
      return Promise.all(purchases);
    },
  };
}

/** Counts acknowledged rows that are missing in the database: reservations, and payments of held orders. */
export const countLostRows = async (deployment: Deployment, purchases: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    `SELECT (SELECT count(*) FROM unnest($1::text[]) AS acknowledged (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = acknowledged.code))
       + (SELECT count(*) FROM unnest($2::text[]) AS acknowledged (no) WHERE NOT EXISTS (SELECT 1 FROM payment WHERE shop_order_no = acknowledged.no))`,
    [purchases.flatMap(({ resvCode }) => resvCode ?? []), purchases.flatMap(({ shopOrderNo }) => shopOrderNo ?? [])],
  );

export const countLostReservations = (deployment: Deployment, purchases: readonly Purchase[]): Promise<number> =>
  queryCount(
    deployment,
    'SELECT count(*) FROM unnest($1::text[]) AS acknowledged (code) WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE resv_code = acknowledged.code)',
    [purchases.flatMap(({ resvCode }) => resvCode ?? [])],
  );

/** Requires that every held order became a reservation, because its guest returned until a final response. */
export function expectAllReserved(purchases: readonly Purchase[]): Figure {
  const unreservedPurchases = purchases.filter(
    ({ shopOrderNo, resvCode }) => shopOrderNo !== undefined && resvCode === undefined,
  );
  const descriptions = unreservedPurchases.map(
    ({ shopOrderNo, returnResponses }) => `${shopOrderNo ?? ''} ${formatTally(returnResponses)}`,
  );
  return expectExactly(
    'held and not reserved at the end',
    [unreservedPurchases.length, ...descriptions].join('; '),
    '0',
  );
}
