import { randomInt } from 'node:crypto';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { Page } from '@playwright/test';
import { post } from './api';
import { dinner, getDayAhead } from './guest';
import { payByApi } from './provider';

/** A product at tables with the menus of two adults, and their price in won. */
interface Meal {
  readonly dinCode: string;
  readonly prodCode: string;
  readonly menus: readonly { readonly menuIndex: number; readonly prodAddNum: number }[];
  readonly sum: number;
}

const dinnerMeal: Meal = { ...dinner, menus: [{ menuIndex: 30_201, prodAddNum: 2 }] };

export const getDinnerQuery = (date: string, time = '18:00'): string =>
  new URLSearchParams({
    hotelCode: dinner.hotel,
    dinCode: dinner.dinCode,
    prodCode: dinner.prodCode,
    resvType: 'table',
    resvDate: `${date} ${time}`,
    adultCount: '2',
    childCount: '0',
    resvMenu: dinnerMeal.menus.map(({ menuIndex, prodAddNum }) => `${menuIndex}:${prodAddNum}`).join(),
  }).toString();

const createOrder = (date: string, time = '18:00', { dinCode, prodCode, menus } = dinnerMeal) => ({
  dinCode,
  prodCode,
  resvType: 'table',
  dinRoomCode: '',
  resvDate: `${date} ${time}`,
  resvAdultCnt: 2,
  resvKidCnt: 0,
  resvProdAddList: menus,
});

/** Starts an order as a guest. Returns the order sheet's id. */
export async function startOrderByApi(page: Page, date: string): Promise<string> {
  await post(page, '/guest/start', {});
  const { ordersheetId } = await post(page, '/ordersheet/add', { ...createOrder(date), ordersheetId: '' });
  return String(ordersheetId);
}

export interface Booking {
  readonly resvCode: string;
  readonly shopOrderNo: string;
}

/** Reserves and pays as a guest of this browser through the API. `key` is the key of the secret link. */
export async function bookByApi(
  page: Page,
  options: {
    readonly date?: string;
    readonly time?: string;
    readonly phone?: string;
    readonly language?: Language;
    /** What differs from dinner at the grill. */
    readonly meal?: Partial<Meal>;
  } = {},
): Promise<Booking & { readonly key: string }> {
  // On some evenings other journeys hold all seats at 18:00.
  const {
    date = getDayAhead(90 + randomInt(36)),
    time = options.date === undefined ? '20:00' : '18:00',
    phone = `010-${randomInt(2_000, 9_999)}-8765`,
    language = 'ko',
  } = options;
  const meal = { ...dinnerMeal, ...options.meal };
  await post(page, '/guest/start', {});
  const booker = { name: 'Han Bada', tel: phone };
  const { response } = await post(page, '/ordersheet/prepay', {
    ...createOrder(date, time, meal),
    resvSetleAmnt: meal.sum,
    resvLang: languageNames[language].wire,
    resvUserName: booker.name,
    resvUserTel: booker.tel,
    resvUserEmail: `bada.${randomInt(1_000_000)}@example.test`,
    visitName: booker.name,
    visitTel: booker.tel,
    resvSetleType: 'card',
    resvQsAllergyYn: 'N',
    finalAgreYn: 'Y',
  });
  const { shopOrderNo } = response as { shopOrderNo: string };
  const { resvCode } = await post(page, '/easypay/return', await payByApi(shopOrderNo));
  const { resvInfo } = await post(page, '/resv/view', { resvCode });
  const { resvLink } = resvInfo as { resvLink: string };
  return {
    resvCode: String(resvCode),
    shopOrderNo,
    key: new URL(resvLink, 'http://localhost').searchParams.get('key') ?? '',
  };
}
