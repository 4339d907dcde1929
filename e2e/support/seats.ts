import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { dinner } from './guest';

interface Answer {
  readonly code?: string;
  readonly detail?: { readonly remaining: number };
  readonly response?: { readonly resCd: string };
}

/** A guest of his own browser, with a session of his own. */
async function stranger(): Promise<APIRequestContext> {
  const { baseURL = '', extraHTTPHeaders } = test.info().project.use;
  const context = await request.newContext({
    baseURL,
    extraHTTPHeaders: { ...extraHTTPHeaders, 'x-requested-with': 'test', origin: baseURL },
  });
  await context.post('/api/guest/start', { data: {} });
  return context;
}

/** Tables of that evening for so many: held, or refused with what is left. */
async function hold(party: number, resvDate: string): Promise<Answer> {
  const context = await stranger();
  const { dinCode, prodCode, sum } = dinner;
  const listed = await context.post('/api/app/prod/list', { data: { dinCode, prodResvType: 'table', recordCountPerPage: 100 } });
  const { prodList } = (await listed.json()) as { prodList: { prodCode: string; prodOptList: { dinMenuIndex: number }[] }[] };
  const menuIndex = prodList.find((one) => one.prodCode === prodCode)?.prodOptList[0]?.dinMenuIndex ?? 0;
  const answer = await context.post('/api/ordersheet/prepay', {
    data: {
      dinCode,
      prodCode,
      resvType: 'table',
      resvDate,
      resvAdultCnt: party,
      resvKidCnt: 0,
      resvProdAddList: [{ menuIndex, prodAddNum: party }],
      resvSetleAmnt: (party * sum) / 2,
      resvSetleType: 'card',
      resvUserName: 'Someone',
      resvUserTel: '010-7777-0000',
      resvUserEmail: 'someone@example.test',
      visitName: 'Someone',
      visitTel: '010-7777-0000',
      resvLang: 'En',
      resvQsAllergyYn: 'N',
      finalAgreYn: 'Y',
    },
  });
  const told = (await answer.json()) as Answer;
  await context.dispose();
  return told;
}

/** Others take every seat of a start time at Oreum Grill: guests of their own browsers, who hold what they are about to pay for. */
export async function takeEverySeat(date: string, time: string): Promise<void> {
  for (let party = 10; party > 0; ) {
    const answer = await hold(party, `${date} ${time}`);
    if (answer.response?.resCd === '0000') continue;
    expect(answer.code).toBe('sold_out');
    party = Math.min(party - 1, answer.detail?.remaining ?? 0);
  }
}
