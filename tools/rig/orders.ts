import { randomUUID } from 'node:crypto';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { RunningApp } from '../lib/running-app';
import { type JsonResponse, postJson } from './post-json';

const sampleProducts = [
  { dinCode: 'D102', prodCode: 'P10202', menuIndex: 10204 },
  { dinCode: 'D302', prodCode: 'P30201', menuIndex: 30201 },
].map(({ menuIndex, ...codes }) => ({
  ...codes,
  resvType: 'table',
  dinRoomCode: '',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  resvProdAddList: [{ menuIndex, prodAddNum: 2 }],
}));
export const venueCodes: readonly string[] = sampleProducts.map(({ dinCode }) => dinCode);

export type OrderTemplate = Readonly<Record<string, unknown>>;

/** Lists orders of each sample product that can be booked now. */
export async function listBookableSlots(siteUrl: string): Promise<readonly OrderTemplate[]> {
  const slotsByProduct = await Promise.all(sampleProducts.map((product) => listBookableSlotsFor(siteUrl, product)));
  return slotsByProduct.flat();
}

export async function listBookableSlotsFor(siteUrl: string, product: OrderTemplate): Promise<readonly OrderTemplate[]> {
  const firstDay = addDays(getTodayInSeoul(new Date()), 5);
  const request = { ...product, strResvDate: firstDay, endResvDate: addDays(firstDay, 27) };
  const { status, json } = await postJson(`${siteUrl}/api/ordersheet/getStockPriceList`, request, {
    'x-requested-with': 'rig',
    origin: siteUrl,
  });
  if (status !== 200) throw new Error(`The slots were not listed: ${JSON.stringify(json)}`);
  const slots = json['stockPriceList'] as { resvDate: string; stockYn: string; resvSetleAmnt: number }[];
  return slots
    .filter(({ stockYn }) => stockYn === 'Y')
    .map(({ resvDate, resvSetleAmnt }) => ({ ...product, resvDate, resvSetleAmnt }));
}

/** A guest with a session; the headers contain their latest cookie. */
export interface Guest {
  readonly headers: Record<string, string>;
  readonly name: string;
}

const createIpAddress = (guestNumber: number): string =>
  `10.${(guestNumber >> 16) & 255}.${(guestNumber >> 8) & 255}.${guestNumber & 255}`;

/** Starts the session of a guest; `guestNumber` makes their IP address and name unique. */
export async function startGuestSession({ url }: Pick<RunningApp, 'url'>, guestNumber: number): Promise<Guest> {
  const headers = {
    'x-requested-with': 'rig',
    origin: url,
    'x-forwarded-for': createIpAddress(guestNumber),
    'accept-language': 'ko',
    'x-page-key': randomUUID(),
  };
  const { cookie } = await postJson(`${url}/api/guest/start`, {}, headers);
  if (cookie === undefined) throw new Error('The session did not start');
  return { headers: { ...headers, cookie }, name: `Guest ${guestNumber}` };
}

const createPhone = (orderNumber: number): string =>
  `010-${String(2000 + (Math.floor(orderNumber / 10_000) % 8000))}-${String(orderNumber % 10_000).padStart(4, '0')}`;

/** Creates the body that the payment page sends; `orderNumber` makes phone number and e-mail address unique. */
const createOrderBody = (order: OrderTemplate, { name }: Guest, orderNumber: number) => ({
  ...order,
  resvLang: 'Ko',
  resvUserName: name,
  resvUserTel: createPhone(orderNumber),
  resvUserEmail: `guest-${orderNumber}@example.test`,
  visitName: name,
  visitTel: createPhone(orderNumber),
  resvSetleType: 'card',
  resvQsAllergyYn: 'N',
  finalAgreYn: 'Y',
  resvAgainYn: 'Y',
});

/** Sends an order and stores the cookie of the response in the guest's headers, as a browser does. */
async function sendOrder(url: string, guest: Guest, order: OrderTemplate, orderNumber: number): Promise<JsonResponse> {
  const response = await postJson(url, createOrderBody(order, guest, orderNumber), guest.headers);
  if (response.cookie !== undefined) guest.headers['cookie'] = response.cookie;
  return response;
}

export const requestPayment = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  orderNumber: number,
): Promise<JsonResponse> => sendOrder(`${url}/api/ordersheet/prepay`, guest, order, orderNumber);

export const requestBooking = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  orderNumber: number,
): Promise<JsonResponse> => sendOrder(`${url}/api/resv/insert`, guest, order, orderNumber);

/** Returns the response of the payment provider to the registration of a payment. */
export const getRegistration = ({ json }: JsonResponse): { readonly resCd?: string; readonly shopOrderNo?: string } =>
  json['response'] ?? {};

/** Returns the order number if the order holds its seats. */
export function getHeldOrderNo(response: JsonResponse): string | undefined {
  const { resCd, shopOrderNo } = getRegistration(response);
  return resCd === '0000' ? shopOrderNo : undefined;
}

export async function requestPaymentOrThrow(
  site: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  orderNumber: number,
): Promise<string> {
  const response = await requestPayment(site, guest, order, orderNumber);
  const shopOrderNo = getHeldOrderNo(response);
  if (response.status !== 200 || shopOrderNo === undefined)
    throw new Error(`The order holds no seats: ${response.status} ${JSON.stringify(response.json)}`);
  return shopOrderNo;
}

/** Pays or cancels in the provider's window. Returns the form that the browser then sends to the site. */
export async function submitPaymentWindow(
  { easypayUrl }: Pick<RunningApp, 'easypayUrl'>,
  shopOrderNo: string,
  action: 'pay' | 'cancel' = 'pay',
): Promise<object> {
  const { status, json } = await postJson(`${easypayUrl}/_control/customer`, { shopOrderNo, action });
  if (status !== 200) throw new Error(`The payment window of ${shopOrderNo} failed: ${JSON.stringify(json)}`);
  return json['form'] as object;
}

export const returnFromPayment = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  form: object,
): Promise<JsonResponse> => postJson(`${url}/api/easypay/return`, form, guest.headers);

export async function completePayment(
  site: Pick<RunningApp, 'url' | 'easypayUrl'>,
  guest: Guest,
  shopOrderNo: string,
): Promise<string> {
  const { status, json } = await returnFromPayment(site, guest, await submitPaymentWindow(site, shopOrderNo));
  if (status !== 200 || json['result'] !== 'success')
    throw new Error(`The payment of ${shopOrderNo} was not completed: ${status} ${JSON.stringify(json)}`);
  return String(json['resvCode']);
}
