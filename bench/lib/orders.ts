import { addDays, type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Product } from '../../tools/lib/product';
import { ask } from './ask';

/** What a guest orders here: lunch or dinner for two with two menus, at venues without and with a turn time. */
const dishes = [
  { dinCode: 'D102', prodCode: 'P10202', menuIndex: 10204 },
  { dinCode: 'D302', prodCode: 'P30201', menuIndex: 30201 },
] as const;
export const venues: readonly string[] = dishes.map(({ dinCode }) => dinCode);

type Order = Readonly<Record<string, unknown>>;

/** The start times from in five days on, of 28 days, at which the dishes can be had, each as an order of it. */
export async function ordersOf(site: string): Promise<readonly Order[]> {
  const from = addDays(todayInSeoul(new Date()), 5);
  const all = await Promise.all(dishes.map((dish) => ordersFrom(site, from, dish)));
  return all.flat();
}

async function ordersFrom(
  site: string,
  from: SeoulDate,
  { dinCode, prodCode, menuIndex }: (typeof dishes)[number],
): Promise<Order[]> {
  const what = {
    dinCode,
    prodCode,
    dinRoomCode: '',
    resvAdultCnt: 2,
    resvKidCnt: 0,
    resvProdAddList: [{ menuIndex, prodAddNum: 2 }],
  };
  const asked = { ...what, strResvDate: from, endResvDate: addDays(from, 27) };
  const { status, json } = await ask(`${site}/api/ordersheet/getStockPriceList`, asked, {
    'x-requested-with': 'bench',
    origin: site,
  });
  if (status !== 200) throw new Error(`no prices: ${JSON.stringify(json)}`);
  const slots = json['stockPriceList'] as { resvDate: string; stockYn: string; resvSetleAmnt: number }[];
  return slots
    .filter(({ stockYn }) => stockYn === 'Y')
    .map(({ resvDate, resvSetleAmnt }) => ({ ...what, resvType: 'table', resvDate, resvSetleAmnt }));
}

/** A guest with his session, at an address of his own. */
export interface Guest {
  readonly headers: Readonly<Record<string, string>>;
  readonly name: string;
}

const addressOf = (count: number): string => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

/** A guest who has begun a session, by his number. */
export async function newGuest({ url }: Pick<Product, 'url'>, count: number): Promise<Guest> {
  const headers = { 'x-requested-with': 'bench', origin: url, 'x-forwarded-for': addressOf(count), 'accept-language': 'ko' };
  const { cookie } = await ask(`${url}/api/guest/start`, {}, headers);
  if (cookie === undefined) throw new Error('no session');
  return { headers: { ...headers, cookie }, name: `Guest ${count}` };
}

const phoneOf = (count: number): string =>
  `010-${String(2000 + (Math.floor(count / 10_000) % 8000))}-${String(count % 10_000).padStart(4, '0')}`;

/** The whole of an order as the payment page sends it; `count` tells its phone and mailbox from others. */
const whole = (order: Order, { name }: Guest, count: number) => ({
  ...order,
  resvLang: 'Ko',
  resvUserName: name,
  resvUserTel: phoneOf(count),
  resvUserEmail: `guest-${count}@example.test`,
  visitName: name,
  visitTel: phoneOf(count),
  resvSetleType: 'card',
  resvQsAllergyYn: 'N',
  finalAgreYn: 'Y',
  // Whoever comes round again means it.
  resvAgainYn: 'Y',
});

/** Prices, holds and registers an order; answers its number. */
export async function prepay({ url }: Pick<Product, 'url'>, guest: Guest, order: Order, count: number): Promise<string> {
  const { status, json } = await ask(`${url}/api/ordersheet/prepay`, whole(order, guest, count), guest.headers);
  const response = json['response'] as { shopOrderNo?: string } | undefined;
  if (status !== 200 || response?.shopOrderNo === undefined) throw new Error(`not held: ${status} ${JSON.stringify(json)}`);
  return response.shopOrderNo;
}

/** The customer pays in the provider's window, and the window comes back; answers the reservation's number. */
export async function pay(
  { url, easypay }: Pick<Product, 'url' | 'easypay'>,
  guest: Guest,
  shopOrderNo: string,
): Promise<string> {
  const { json: window } = await ask(`${easypay}/_control/customer`, { shopOrderNo, action: 'pay' });
  const { status, json } = await ask(`${url}/api/easypay/return`, window['form'] as object, guest.headers);
  if (status !== 200 || json['result'] !== 'success') throw new Error(`not reserved: ${status} ${JSON.stringify(json)}`);
  return String(json['resvCode']);
}
