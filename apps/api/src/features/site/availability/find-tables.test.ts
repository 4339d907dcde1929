import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, H01, mina, tasting } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { daySaleUsage, hold, holdLine, seatUsage } from '../../../db/schema/capacity';
import { product } from '../../../db/schema/products';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A Thursday; the server's clock shows the Wednesday before. */
const thursday = '2026-03-12';
const body = { adultCnt: 2, resvDate: thursday, resvMealType: 'D' };
const search = (changes: object = {}, cookie?: string) =>
  server.call('POST', '/resv/freeTimes', { ...body, ...changes }, cookie);
const findGrill = async (changes: object = {}) =>
  (await search(changes)).json.venueList.find(({ dinCode }) => dinCode === grill);
const listFreeTimes = async (changes: object = {}) =>
  (await findGrill(changes))?.timeList.filter(({ resvYn }) => resvYn === 'Y').map(({ resvStartTime }) => resvStartTime);
const allTimes = ['18:00', '18:30', '19:00', '19:30'];
const changeAndReload = async (text: string, values: unknown[] = []) => {
  await server.database.pool.query(text, values);
  getCatalogueCache(server.database).clear();
};

describe('free tables', () => {
  it('are listed for the venue with tables, with the seats left and the lowest price for an adult', async () => {
    const { status, json } = await search();
    expect(status).toBe(200);
    expect(json).toEqual({
      resvDate: thursday,
      venueList: [
        {
          dinCode: grill,
          htlCode: H01,
          // A menu for two at 90,000 less a tenth.
          dinFromPrice: 40_500,
          dinFromDepositYn: 'N',
          timeList: allTimes.map((resvStartTime) => ({ resvStartTime, seatAmnt: 40, resvYn: 'Y' })),
          timeOverYn: 'N',
        },
      ],
      nearDayList: [],
    });
  });

  it.each<[string, object, readonly string[]]>([
    ['those of one hotel', { htlCode: H01 }, allTimes],
    ['those of any meal', { resvMealType: '' }, allTimes],
    ['none for a meal that is not served', { resvMealType: 'L' }, []],
    ['none on a day on which nothing is sold', { resvDate: '2026-03-20' }, []],
    ['those of the holiday stock on a public holiday', { resvDate: '2026-03-15' }, allTimes],
  ])('include %s', async (_case, changes, times) => expect(await listFreeTimes(changes)).toEqual(times));

  it('contain only future times if the day is today', async () => {
    const eveningServer = await startTestServer({ peer: server, clock: () => new Date(`${thursday}T18:30:00+09:00`) });
    const { json } = await eveningServer.call('POST', '/resv/freeTimes', body);
    expect(json.venueList[0]?.timeList.map(({ resvStartTime }) => resvStartTime)).toEqual(['19:00', '19:30']);
    await eveningServer.close();
    const nightServer = await startTestServer({ peer: server, clock: () => new Date(`${thursday}T22:00:00+09:00`) });
    const nightResponse = (await nightServer.call('POST', '/resv/freeTimes', body)).json;
    expect(nightResponse.venueList[0]).toMatchObject({ timeList: [], timeOverYn: 'Y' });
    await nightServer.close();
  });

  it('are not listed for a hotel without tables', async () => {
    expect((await search({ htlCode: 'H02' })).json).toEqual({ resvDate: thursday, venueList: [], nearDayList: [] });
  });

  it.each([
    ['an unknown hotel', { htlCode: 'H99' }, 404, 'not_found'],
    ['an empty party', { adultCnt: 0 }, 422, 'party_required'],
    ['children without an adult', { adultCnt: 0, kidCnt: 2 }, 422, 'party_required'],
    ['a party of eleven', { adultCnt: 8, kidCnt: 3 }, 422, 'party_too_large'],
    ['a past day', { resvDate: '2026-03-10' }, 422, 'past'],
    ['a day beyond the booking horizon', { resvDate: '2027-01-01' }, 422, 'not_on_sale'],
    ['a day that does not exist', { resvDate: '2026-02-30' }, 400, 'invalid_request'],
    ['a meal that does not exist', { resvMealType: 'X' }, 400, 'invalid_request'],
    ['a cuisine that does not exist', { dinCuisineType: 'lunar' }, 400, 'invalid_request'],
    ['a feature that does not exist', { dinFeatureList: ['pool'] }, 400, 'invalid_request'],
    ['a party that is not a number', { adultCnt: 'two' }, 400, 'invalid_request'],
  ])('cannot be searched for %s', async (_case, changes, status, code) => {
    expect(await search(changes)).toMatchObject({ status, json: { code } });
  });
});

describe('filters', () => {
  beforeAll(() =>
    changeAndReload(
      `UPDATE venue SET cuisine = 'grill', has_view = true, welcomes_children = false WHERE din_code = $1`,
      [grill],
    ),
  );

  it.each([
    ['its cuisine', { dinCuisineType: 'grill' }, true],
    ['another cuisine', { dinCuisineType: 'korean' }, false],
    ['a view', { dinFeatureList: ['view'] }, true],
    ['a welcome for children of every age', { dinFeatureList: ['children'] }, false],
    ['a view and private rooms (it has none)', { dinFeatureList: ['room', 'view'] }, false],
  ])('by %s include the venue: $2', async (_case, filter, matches) => {
    const { venueList } = (await search(filter)).json;
    expect(venueList.map(({ dinCode }) => dinCode)).toEqual(matches ? [grill] : []);
  });

  it('suggest only near days on which a matching venue has a table', async () => {
    const closedDay = { resvDate: '2026-03-20' };
    expect((await search(closedDay)).json.nearDayList).not.toEqual([]);
    expect((await search({ ...closedDay, dinCuisineType: 'grill' })).json.nearDayList).not.toEqual([]);
    expect((await search({ ...closedDay, dinCuisineType: 'korean' })).json.nearDayList).toEqual([]);
  });
});

it('the database refuses an unknown cuisine of a venue', async () => {
  await expect(server.database.pool.query(`UPDATE venue SET cuisine = 'lunar'`)).rejects.toThrow('venue_cuisine');
});

describe('the result of a search', () => {
  beforeAll(async () => {
    const { db } = server.database;
    const seats = { dinCode: grill, htlCode: H01, capacity: 40 };
    await db.insert(seatUsage).values([
      // A party of 38 stays 90 minutes from 18:00; 39 seats at 19:30 are held, 3 of them by an expired hold.
      ...['18:00', '18:30', '19:00'].map((startTime) => ({
        ...seats,
        visitDay: '2026-03-16',
        startTime,
        unit: 'TABLE',
        used: 38,
      })),
      { ...seats, visitDay: '2026-03-16', startTime: '19:30', unit: 'TABLE', used: 39 },
      ...['2026-03-18', '2026-03-19'].flatMap((visitDay) =>
        allTimes.map((startTime) => ({ ...seats, visitDay, startTime, unit: 'TABLE', used: 40 })),
      ),
    ]);
    const [liveOrderNo, expiredOrderNo] = [toCode<ShopOrderNo>('LIVE'), toCode<ShopOrderNo>('DEAD')];
    const getTimeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await db.insert(hold).values([
      { shopOrderNo: liveOrderNo, htlCode: H01, guestId: 'a', expiresAt: getTimeIn(10) },
      { shopOrderNo: expiredOrderNo, htlCode: H01, guestId: 'b', expiresAt: getTimeIn(-1) },
    ]);
    const line = {
      htlCode: H01,
      counter: 'seat' as const,
      dinCode: grill,
      visitDay: '2026-03-16',
      startTime: '19:30',
      unit: 'TABLE',
    };
    await db.insert(holdLine).values([
      { ...line, shopOrderNo: liveOrderNo, amount: 36 },
      { ...line, shopOrderNo: expiredOrderNo, amount: 3 },
    ]);
  });

  it('counts taken seats and live holds, but no expired holds', async () => {
    const listFreeForParty = (adultCnt: number) => listFreeTimes({ resvDate: '2026-03-16', adultCnt });
    expect(await listFreeForParty(2)).toEqual(allTimes);
    expect(await listFreeForParty(3)).toEqual(['19:30']);
    expect(await listFreeForParty(4)).toEqual(['19:30']);
    expect(await listFreeForParty(5)).toEqual([]);
  });

  it('includes the nearest free days if the requested day is full', async () => {
    const { venueList, nearDayList } = (await search({ resvDate: '2026-03-18' })).json;
    expect(venueList[0]).toMatchObject({
      dinFromPrice: null,
      timeList: allTimes.map(() => ({ seatAmnt: 0, resvYn: 'N' })),
    });
    // The 19th is full as well; the product is not on sale on the 20th and 21st.
    expect(nearDayList).toEqual(
      ['2026-03-17', '2026-03-16', '2026-03-15'].map((resvDate) => ({ resvDate, dinCnt: 1 })),
    );
  });

  it('has the near days of its own request if several searches arrive at once', async () => {
    const fullDay = { resvDate: '2026-03-18' };
    const searches = [fullDay, fullDay, { ...fullDay, resvMealType: 'L' }, { ...fullDay, adultCnt: 4 }];
    const responses = await Promise.all(searches.map((changes) => search(changes)));
    const nearDays = responses.map(({ json }) => json.nearDayList.map(({ resvDate }) => resvDate));
    expect(nearDays).toEqual([
      ['2026-03-17', '2026-03-16', '2026-03-15'],
      ['2026-03-17', '2026-03-16', '2026-03-15'],
      [],
      ['2026-03-17', '2026-03-16', '2026-03-15'],
    ]);
  });

  it('offers no day before today as an alternative', async () => {
    await changeAndReload("INSERT INTO venue_closing (din_code, day) VALUES ($1, '2026-03-11')", [grill]);
    const { nearDayList } = (await search({ resvDate: '2026-03-11' })).json;
    expect(nearDayList.map(({ resvDate }) => resvDate)).toEqual(['2026-03-12', '2026-03-13', '2026-03-14']);
  });

  it('has no free time if the menus of the party exceed what is left of the daily limit', async () => {
    const { db } = server.database;
    await changeAndReload('UPDATE product SET day_sale_limit = 5 WHERE prod_code = $1', [dinner]);
    await db
      .insert(daySaleUsage)
      .values({ prodCode: dinner, visitDay: '2026-03-13', htlCode: H01, capacity: 5, used: 3 });
    expect(await listFreeTimes({ resvDate: '2026-03-13', adultCnt: 3 })).toEqual([]);
    expect(await listFreeTimes({ resvDate: '2026-03-13' })).toEqual(allTimes);
    // Lamb is sold for two: the one cover that is left is not enough even for one guest.
    await db.update(daySaleUsage).set({ used: 4 });
    expect(await listFreeTimes({ resvDate: '2026-03-13', adultCnt: 1 })).toEqual([]);
  });

  it('includes a members-only product only if a member searches', async () => {
    await server.database.db.update(product).set({ onSale: false });
    await changeAndReload('UPDATE product SET on_sale = true WHERE prod_code = $1', [tasting]);
    const saturday = { resvDate: '2026-03-14' };
    expect(await listFreeTimes(saturday)).toEqual([]);
    const { cookie } = await server.call('POST', '/authentications', {
      username: mina.userId,
      password: mina.password,
    });
    const { json } = await search(saturday, cookie);
    expect(json.venueList[0]).toMatchObject({ dinFromPrice: 50_000, dinFromDepositYn: 'Y' });
    expect(json.venueList[0]?.timeList.every(({ resvYn }) => resvYn === 'Y')).toBe(true);
  });
});
