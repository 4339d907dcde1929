import { randomUUID } from 'node:crypto';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { RunningApp } from '../lib/running-app';
import { type JsonResponse, postJson } from './post-json';

const sampleProducts = [
  { dinCode: 'D102', prodCode: 'P10202', menuIndex: 10204 },
  { dinCode: 'D302', prodCode: 'P30201', menuIndex: 30201 },
].map(({ menuIndex, ...where }) => ({
  ...where,
  resvType: 'table',
  dinRoomCode: '',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  resvProdAddList: [{ menuIndex, prodAddNum: 2 }],
}));
export const venueCodes: readonly string[] = sampleProducts.map(({ dinCode }) => dinCode);

export type OrderTemplate = Readonly<Record<string, unknown>>;

export async function listBookableSlots(site: string): Promise<readonly OrderTemplate[]> {
  const all = await Promise.all(sampleProducts.map((dish) => listBookableSlotsFor(site, dish)));
  return all.flat();
}

export async function listBookableSlotsFor(site: string, product: OrderTemplate): Promise<readonly OrderTemplate[]> {
  const from = addDays(getTodayInSeoul(new Date()), 5);
  const request = { ...product, strResvDate: from, endResvDate: addDays(from, 27) };
  const { status, json } = await postJson(`${site}/api/ordersheet/getStockPriceList`, request, {
    'x-requested-with': 'rig',
    origin: site,
  });
  if (status !== 200) throw new Error(`no prices: ${JSON.stringify(json)}`);
  const slots = json['stockPriceList'] as { resvDate: string; stockYn: string; resvSetleAmnt: number }[];
  return slots
    .filter(({ stockYn }) => stockYn === 'Y')
    .map(({ resvDate, resvSetleAmnt }) => ({ ...product, resvDate, resvSetleAmnt }));
}

/** A guest with a session; the headers contain its latest cookie. */
export interface Guest {
  readonly headers: Record<string, string>;
  readonly name: string;
}

const getAddress = (count: number): string => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

export async function startGuestSession({ url }: Pick<RunningApp, 'url'>, count: number): Promise<Guest> {
  const headers = {
    'x-requested-with': 'rig',
    origin: url,
    'x-forwarded-for': getAddress(count),
    'accept-language': 'ko',
    'x-page-key': randomUUID(),
  };
  const { cookie } = await postJson(`${url}/api/guest/start`, {}, headers);
  if (cookie === undefined) throw new Error('no session');
  return { headers: { ...headers, cookie }, name: `Guest ${count}` };
}

const getPhone = (count: number): string =>
  `010-${String(2000 + (Math.floor(count / 10_000) % 8000))}-${String(count % 10_000).padStart(4, '0')}`;

/** Creates the body that the payment page sends; `count` makes phone and e-mail address unique. */
const createOrderBody = (order: OrderTemplate, { name }: Guest, count: number) => ({
  ...order,
  resvLang: 'Ko',
  resvUserName: name,
  resvUserTel: getPhone(count),
  resvUserEmail: `guest-${count}@example.test`,
  visitName: name,
  visitTel: getPhone(count),
  resvSetleType: 'card',
  resvQsAllergyYn: 'N',
  finalAgreYn: 'Y',
  resvAgainYn: 'Y',
});

/** Sends an order and keeps the cookie of the response, as a browser does. */
async function sendOrder(address: string, guest: Guest, order: OrderTemplate, count: number): Promise<JsonResponse> {
  const response = await postJson(address, createOrderBody(order, guest, count), guest.headers);
  if (response.cookie !== undefined) guest.headers['cookie'] = response.cookie;
  return response;
}

export const requestPayment = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  count: number,
): Promise<JsonResponse> => sendOrder(`${url}/api/ordersheet/prepay`, guest, order, count);

export const requestBooking = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  count: number,
): Promise<JsonResponse> => sendOrder(`${url}/api/resv/insert`, guest, order, count);

export const getRegistration = ({ json }: JsonResponse): { readonly resCd?: string; readonly shopOrderNo?: string } =>
  json['response'] ?? {};

export function getHeldOrderNo(answer: JsonResponse): string | undefined {
  const { resCd, shopOrderNo } = getRegistration(answer);
  return resCd === '0000' ? shopOrderNo : undefined;
}

export async function requestPaymentOrThrow(
  site: Pick<RunningApp, 'url'>,
  guest: Guest,
  order: OrderTemplate,
  count: number,
): Promise<string> {
  const answer = await requestPayment(site, guest, order, count);
  const shopOrderNo = getHeldOrderNo(answer);
  if (answer.status !== 200 || shopOrderNo === undefined)
    throw new Error(`not held: ${answer.status} ${JSON.stringify(answer.json)}`);
  return shopOrderNo;
}

/** Pays or cancels in the provider's window. Returns the form that the browser then brings back. */
export async function submitPaymentWindow(
  { easypay }: Pick<RunningApp, 'easypay'>,
  shopOrderNo: string,
  action: 'pay' | 'cancel' = 'pay',
): Promise<object> {
  const { status, json } = await postJson(`${easypay}/_control/customer`, { shopOrderNo, action });
  if (status !== 200) throw new Error(`the window of ${shopOrderNo}: ${JSON.stringify(json)}`);
  return json['form'] as object;
}

export const returnFromPayment = (
  { url }: Pick<RunningApp, 'url'>,
  guest: Guest,
  form: object,
): Promise<JsonResponse> => postJson(`${url}/api/easypay/return`, form, guest.headers);

export async function completePayment(
  site: Pick<RunningApp, 'url' | 'easypay'>,
  guest: Guest,
  shopOrderNo: string,
): Promise<string> {
  const { status, json } = await returnFromPayment(site, guest, await submitPaymentWindow(site, shopOrderNo));
  if (status !== 200 || json['result'] !== 'success')
    throw new Error(`not reserved: ${status} ${JSON.stringify(json)}`);
  return String(json['resvCode']);
}
