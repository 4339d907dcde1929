import type { ProdCode } from '@dining/domain/shared/codes';
import {
  type Guest,
  getHeldOrderNo,
  getRegistration,
  listBookableSlots,
  listBookableSlotsFor,
  type OrderTemplate,
  requestPayment,
  returnFromPayment,
  submitPaymentWindow,
} from '../../tools/rig/orders';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from './deployment';

export const noResponse: JsonResponse = { status: 0, json: { code: 'no_answer' }, cookie: undefined };
export const catchConnectionError = (request: Promise<JsonResponse>): Promise<JsonResponse> =>
  request.catch(() => noResponse);

/**
 * Returns the result of a response as one word: `held`, the result of a payment, the error code, or else the HTTP
 * status.
 */
export function formatResponse(response: JsonResponse): string {
  if (getHeldOrderNo(response) !== undefined) return 'held';
  const { errMsg, errCd, result, code } = response.json;
  const value = [errMsg, errCd, result, code, getRegistration(response).resCd].find((each) => typeof each === 'string');
  return typeof value === 'string' ? value : String(response.status);
}

export const countServerErrors = (responses: readonly JsonResponse[]): number =>
  responses.filter(({ status }) => status >= 500).length;

export const listTableOrders = async ({ url }: Deployment, dinCode: string): Promise<readonly OrderTemplate[]> =>
  (await listBookableSlots(url)).filter((order) => order['dinCode'] === dinCode);

export const hamperCode = 'P10604' as ProdCode;
export const listHamperOrders = ({ url }: Deployment): Promise<readonly OrderTemplate[]> =>
  listBookableSlotsFor(url, {
    dinCode: 'D106',
    prodCode: hamperCode,
    resvType: 'pickup',
    dinRoomCode: '',
    resvAdultCnt: 0,
    resvKidCnt: 0,
    prodPickupNum: 1,
  });

export function getFirst<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('the list is empty');
  return first;
}

export interface HeldOrder {
  readonly guest: Guest;
  readonly shopOrderNo: string;
}

/**
 * Sends one order for each guest, all at the same time. Returns the responses, and the held orders. Orders with the
 * same number have the same phone number and e-mail address.
 */
export async function orderAtOnce(
  deployment: Deployment,
  guests: readonly Guest[],
  getOrder: (index: number) => OrderTemplate,
  getOrderNumber: (index: number) => number = deployment.getNextNumber,
): Promise<{ readonly responses: readonly JsonResponse[]; readonly heldOrders: readonly HeldOrder[] }> {
  const responses = await Promise.all(
    guests.map((guest, index) =>
      catchConnectionError(requestPayment(deployment, guest, getOrder(index), getOrderNumber(index))),
    ),
  );
  const heldOrders = guests.flatMap((guest, index) => {
    const shopOrderNo = getHeldOrderNo(responses[index] ?? noResponse);
    return shopOrderNo === undefined ? [] : [{ guest, shopOrderNo }];
  });
  return { responses, heldOrders };
}

export const payAll = (deployment: Deployment, heldOrders: readonly HeldOrder[]): Promise<readonly JsonResponse[]> =>
  Promise.all(
    heldOrders.map(async ({ guest, shopOrderNo }) =>
      catchConnectionError(returnFromPayment(deployment, guest, await submitPaymentWindow(deployment, shopOrderNo))),
    ),
  );

export async function reserve(
  deployment: Deployment,
  guest: Guest,
  order: OrderTemplate,
): Promise<{ readonly shopOrderNo: string; readonly resvCode: string }> {
  const { heldOrders, responses } = await orderAtOnce(deployment, [guest], () => order);
  const [heldOrder] = heldOrders;
  if (heldOrder === undefined) throw new Error(`the order was not held: ${JSON.stringify(responses[0]?.json)}`);
  const [paymentResponse] = await payAll(deployment, [heldOrder]);
  if (paymentResponse?.json['result'] !== 'success')
    throw new Error(`the order was not reserved: ${JSON.stringify(paymentResponse?.json)}`);
  return { shopOrderNo: heldOrder.shopOrderNo, resvCode: String(paymentResponse.json['resvCode']) };
}

export async function queryCount({ pool }: Deployment, text: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await pool.query<Record<string, unknown>>(text, [...values]);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}

export async function signInMember(
  { url, getNextNumber }: Deployment,
  userId: string,
  password: string,
): Promise<Guest> {
  const memberNumber = getNextNumber();
  const ipAddress = `10.200.${(memberNumber >> 8) & 255}.${memberNumber & 255}`;
  const headers = { 'x-requested-with': 'rig', origin: url, 'x-forwarded-for': ipAddress };
  const { status, cookie, json } = await postJson(
    `${url}/api/authentications`,
    { username: userId, password },
    headers,
  );
  if (status !== 200 || cookie === undefined)
    throw new Error(`the member was not signed in: ${status} ${JSON.stringify(json)}`);
  return { headers: { ...headers, cookie }, name: `Member ${memberNumber}` };
}
