import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake, grill, H01, library } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { daySaleUsage, hold, holdLine, seatUsage } from '../../../db/schema/capacity';

let server: TestServer;
const day = '2026-03-14';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  // A party of 6 at 18:00 stays 90 minutes. At 19:30 a party of 4 has a live hold, and one of 3 an expired one.
  const seats = { dinCode: grill, visitDay: day, htlCode: H01, capacity: 40 };
  await db
    .insert(seatUsage)
    .values([
      ...['18:00', '18:30', '19:00'].map((startTime) => ({ ...seats, startTime, unit: 'TABLE', used: 6 })),
      { ...seats, startTime: '19:30', unit: 'TABLE', used: 7 },
      ...['19:00', '19:30'].map((startTime) => ({ ...seats, startTime, unit: library, capacity: 1, used: 1 })),
    ]);
  const getTimeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const [liveOrderNo, expiredOrderNo] = [toCode<ShopOrderNo>('LIVE'), toCode<ShopOrderNo>('DEAD')];
  await db.insert(hold).values([
    { shopOrderNo: liveOrderNo, htlCode: H01, guestId: 'a', expiresAt: getTimeIn(10) },
    { shopOrderNo: expiredOrderNo, htlCode: H01, guestId: 'b', expiresAt: getTimeIn(-1) },
  ]);
  const line = {
    htlCode: H01,
    counter: 'seat' as const,
    dinCode: grill,
    visitDay: day,
    startTime: '19:30',
    unit: 'TABLE',
  };
  await db.insert(holdLine).values([
    { ...line, shopOrderNo: liveOrderNo, amount: 4 },
    { ...line, shopOrderNo: expiredOrderNo, amount: 3 },
    { shopOrderNo: expiredOrderNo, htlCode: H01, counter: 'day', prodCode: cake, visitDay: day, amount: 1 },
  ]);
  await db.insert(daySaleUsage).values([
    { prodCode: cake, visitDay: day, htlCode: H01, capacity: 5, used: 3 },
    { prodCode: cake, visitDay: '2026-06-30', htlCode: H01, capacity: 5, used: 1 },
  ]);
});
afterAll(() => server.close());

const range = { dinCode: 'GRILL', strResvDate: '2026-03-01', endResvDate: '2026-04-30' };
const listUsage = async (search: object) =>
  (await server.call('POST', '/resv/resvCountbyMonth', { ...range, ...search })).json.resvList;

describe('the taken units of a month', () => {
  it('have one row for each start time, with a stay counted at every start time that it overlaps', async () => {
    const rows = await listUsage({ resvType: 'table' });
    expect(rows.map((row: { resvDate: string; resvAdultCnt: number }) => [row.resvDate, row.resvAdultCnt])).toEqual([
      // A visit before 19:30 overlaps the party of 6, which counts more than the party of 4 at 19:30.
      [`${day} 18:00`, 6],
      [`${day} 18:30`, 6],
      [`${day} 19:00`, 6],
      [`${day} 19:30`, 4],
    ]);
  });

  it('name the rooms that are not free for a whole stay', async () => {
    const rows = await listUsage({ resvType: 'room' });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      resvDate: `${day} 18:00`,
      resvType: 'room',
      dinRoomCodeList: [library],
      dinRoomCodeCount: 1,
      resvAdultCnt: 0,
      resvKidCnt: 0,
    });
  });

  it('include tables and rooms if the request names no type, and neither for a pickup', async () => {
    expect(await listUsage({})).toHaveLength(8);
    expect(await listUsage({ resvType: 'pickup' })).toEqual([]);
  });

  it('are an empty list in a month without visits', async () => {
    expect(await listUsage({ strResvDate: '2026-05-01', endResvDate: '2026-05-31' })).toEqual([]);
  });

  it.each([
    ['days in the wrong order', { strResvDate: '2026-03-02', endResvDate: '2026-03-01' }, 400, 'invalid_request'],
    ['more than two months', { endResvDate: '2026-05-02' }, 400, 'invalid_request'],
    ['an unknown venue', { dinCode: 'NOWHERE' }, 404, 'unknown_venue'],
    ['a day that does not exist', { strResvDate: '2026-02-29' }, 400, 'invalid_request'],
  ])('cannot be requested for %s', async (_, search, status, code) => {
    expect(await server.call('POST', '/resv/resvCountbyMonth', { ...range, ...search })).toMatchObject({
      status,
      json: { code },
    });
  });
});

describe('units sold by day', () => {
  it('exclude an expired hold and days outside the requested range', async () => {
    const { json } = await server.call('POST', '/resv/daySaleProdAmntList', {
      ...range,
      dinCode: 'BAKERY',
      resvType: 'pickup',
    });
    expect(json.resvList).toEqual([{ resvDate: day, prodCode: cake, prodDaySaleAmntYn: 'Y', prodDaySaleAmnt: 2 }]);
  });

  it('include only products of the requested type', async () => {
    const { json } = await server.call('POST', '/resv/daySaleProdAmntList', {
      ...range,
      dinCode: 'BAKERY',
      resvType: 'table',
    });
    expect(json.resvList).toEqual([]);
  });
});

describe('the stock of a venue', () => {
  it('contains seats and rooms by start time and meals by day', async () => {
    const { json } = await server.call('POST', '/stock/list', { dinCode: 'GRILL' });
    expect(json.dinResvTimeStockList).toHaveLength(8);
    expect(json.dinResvTimeStockList[0]).toMatchObject({
      weekType: 'weekdays',
      resvStartTime: '18:00',
      dinRoomStockList: [
        { seatType: 'table', dinRoomCode: '', seatAmnt: 40, stockYn: 'Y' },
        { seatType: 'room', dinRoomCode: library, dinRoomNameEn: 'Library en', seatAmnt: 8, minSeatAmnt: 4 },
      ],
    });
    expect(
      json.dinResvWeekTimeList.map(
        (row: { resvMealType: string; resvMealTimeYn: string }) => row.resvMealType + row.resvMealTimeYn,
      ),
    ).toEqual(['MN', 'DY']);
    expect(json).toMatchObject({ dinTableTurnTime: 90, dinRoomTurnTime: 120 });
  });

  it('cannot be requested for an unknown venue', async () => {
    expect(await server.call('POST', '/stock/list', { dinCode: 'NOWHERE' })).toMatchObject({
      status: 404,
      json: { code: 'unknown_venue' },
    });
  });
});
