import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { dinner } from './guest';
import { createIpAddressOptions } from './ip-address-options';

interface PrepayResponse {
  readonly code?: string;
  readonly detail?: { readonly remaining?: number; readonly total?: number };
  readonly response?: { readonly resCd: string };
}

/** Returns headers that the CSRF guard accepts. */
const createHeaders = () => ({ 'x-requested-with': 'test', origin: test.info().project.use.baseURL ?? '' });

/**
 * Creates the context of a guest with another session and IP address, so that rate limits do not count their requests
 * with the journey's.
 */
async function createOtherGuestContext(): Promise<APIRequestContext> {
  const { baseURL = '' } = test.info().project.use;
  const context = await request.newContext({
    baseURL,
    extraHTTPHeaders: { ...createIpAddressOptions().extraHTTPHeaders, ...createHeaders() },
  });
  await context.post('/api/guest/start', { data: {} });
  return context;
}

interface PrepayFields {
  readonly dinCode: string;
  readonly prodCode: string;
  readonly resvType: 'table' | 'room' | 'pickup';
  readonly resvDate: string;
  readonly resvAdultCnt: number;
  readonly resvSetleAmnt: number;
  readonly dinRoomCode?: string;
  readonly prodPickupNum?: number;
  readonly resvQsAnsList?: readonly { readonly resvQsCode: string; readonly resvQsAns: string }[];
  readonly resvUserTel?: string;
  readonly resvProdAddList?: readonly { readonly menuIndex: number; readonly prodAddNum: number }[];
}

async function prepay(context: APIRequestContext, fields: PrepayFields): Promise<PrepayResponse> {
  const response = await context.post('/api/ordersheet/prepay', {
    headers: createHeaders(),
    data: {
      resvUserTel: '010-7777-0000',
      ...fields,
      resvKidCnt: 0,
      resvSetleType: 'card',
      resvUserName: 'Someone',
      resvUserEmail: 'someone@example.test',
      visitName: 'Someone',
      visitTel: '010-7777-0000',
      resvLang: 'En',
      resvQsAllergyYn: 'N',
      finalAgreYn: 'Y',
    },
  });
  return (await response.json()) as PrepayResponse;
}

/** Tries to hold seats for a party. The error `sold_out` contains the number of seats left. */
async function tryToHoldSeats(partySize: number, resvDate: string): Promise<PrepayResponse> {
  const context = await createOtherGuestContext();
  const { dinCode, prodCode, sum } = dinner;
  const listResponse = await context.post('/api/app/prod/list', {
    data: { dinCode, prodResvType: 'table', recordCountPerPage: 100 },
  });
  const { prodList } = (await listResponse.json()) as {
    prodList: { prodCode: string; prodOptList: { dinMenuIndex: number }[] }[];
  };
  const menuIndex = prodList.find((product) => product.prodCode === prodCode)?.prodOptList[0]?.dinMenuIndex ?? 0;
  const prepayResponse = await prepay(context, {
    dinCode,
    prodCode,
    resvType: 'table',
    resvDate,
    resvAdultCnt: partySize,
    resvProdAddList: [{ menuIndex, prodAddNum: partySize }],
    resvSetleAmnt: (partySize * sum) / 2,
  });
  await context.dispose();
  return prepayResponse;
}

export async function holdAllSeats(date: string, time: string): Promise<void> {
  for (let partySize = 10; partySize > 0; ) {
    const prepayResponse = await tryToHoldSeats(partySize, `${date} ${time}`);
    if (prepayResponse.response?.resCd === '0000') continue;
    expect(prepayResponse.code).toBe('sold_out');
    partySize = Math.min(partySize - 1, prepayResponse.detail?.remaining ?? 0);
  }
}

/** A private room for a lunch of four at Wolyeong, Seoul, with a deposit per person (packages/demo). */
export const roomLunch = { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10204', type: 'room', time: '12:00', adults: 4 };

export async function holdRoom(date: string, dinRoomCode: string): Promise<void> {
  const context = await createOtherGuestContext();
  const { dinCode, prodCode, time, adults } = roomLunch;
  const visit = { resvType: 'room', resvDate: `${date} ${time}`, resvAdultCnt: adults } as const;
  const { response } = await prepay(context, {
    dinCode,
    prodCode,
    ...visit,
    dinRoomCode,
    resvSetleAmnt: adults * 40_000,
  });
  await context.dispose();
  expect(response?.resCd).toBe('0000');
}

export async function holdCakes(
  context: APIRequestContext,
  date: string,
  count: number,
  resvUserTel: string,
): Promise<void> {
  const cakes = {
    dinCode: 'D106',
    prodCode: 'P10601',
    resvType: 'pickup',
    resvDate: `${date} 00:00`,
    resvAdultCnt: 0,
    prodPickupNum: count,
    resvQsAnsList: [{ resvQsCode: 'Q106011', resvQsAns: 'One' }],
    resvUserTel,
  } as const;
  // The error response to a wrong price contains the correct price.
  const { detail } = await prepay(context, { ...cakes, resvSetleAmnt: 1 });
  const { response } = await prepay(context, { ...cakes, resvSetleAmnt: detail?.total ?? 0 });
  expect(response?.resCd).toBe('0000');
}

/**
 * Holds `count` cakes for other guests: at most three each, which is the maximum that one person may order. Each guest
 * has a random phone number.
 */
export async function holdCakesAsOtherGuests(date: string, count: number): Promise<void> {
  for (let remaining = count; remaining > 0; remaining -= 3) {
    const context = await createOtherGuestContext();
    await holdCakes(context, date, Math.min(3, remaining), `010-8${randomInt(100, 1_000)}-${randomInt(1_000, 10_000)}`);
    await context.dispose();
  }
}
