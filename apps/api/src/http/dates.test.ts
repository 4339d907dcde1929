import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake, dinner, grill } from '../../test/fixtures';
import { createSheetBody } from '../../test/order-sheets';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

/** Endpoints that take a day, with a function that creates a body for a given day. */
const endpointsWithDay: readonly (readonly [path: string, createBody: (day: string) => object])[] = [
  ['/main', (resvDate) => ({ resvDate })],
  ['/app/prod/list', (resvDate) => ({ dinCode: grill, resvDate })],
  ['/resv/resvCountbyMonth', (day) => ({ dinCode: grill, strResvDate: day, endResvDate: day })],
  ['/resv/daySaleProdAmntList', (day) => ({ dinCode: grill, strResvDate: day, endResvDate: day })],
  [
    '/ordersheet/getStockPriceList',
    (day) => ({ dinCode: grill, prodCode: dinner, strResvDate: day, endResvDate: day }),
  ],
  ['/ordersheet/earlyBird', (resvDate) => ({ prodCode: cake, resvDate })],
  ['/ordersheet/add', (day) => createSheetBody({ resvDate: `${day} 18:00` })],
  ['/ordersheet/prepay', (day) => createDinnerOrder({ resvDate: `${day} 18:00` })],
  ['/ordersheet/prepay', (day) => createCakeOrder({ resvDate: `${day} 00:00` })],
  ['/ordersheet/postpay', (day) => createDinnerOrder({ resvDate: `${day} 18:00` })],
  ['/resv/insert', (day) => createDinnerOrder({ resvDate: `${day} 18:00` })],
];
const post = async (path: string, body: object) => (await server.startGuestSession()).post(path, body);

describe.each(endpointsWithDay)('%s', (path, createBody) => {
  it.each([
    '0000-01-01',
    '0000-12-31',
    '0001-01-01',
    '9999-12-31',
    '9999-99-99',
    '2026-02-30',
    '2027-02-29',
    '2026-2-3',
  ])('rejects %s as a day', async (day) =>
    expect((await post(path, createBody(day))).json).toMatchObject({ status: 400, code: 'invalid_request' }),
  );

  it.each(['0001-01-02', '1900-02-28', '9999-12-30'])('does not reject the far day %s as invalid', async (day) => {
    const { status, json } = await post(path, createBody(day));
    expect(status === 200 ? '' : json.code).not.toBe('invalid_request');
    expect(status).toBeLessThan(500);
  });
});

it.each(['/resv/resvCountbyMonth', '/resv/daySaleProdAmntList', '/ordersheet/getStockPriceList'])(
  '%s rejects a period that is too long',
  async (path) => {
    const range = { dinCode: grill, prodCode: dinner, strResvDate: '0001-01-02', endResvDate: '9999-12-30' };
    expect((await post(path, range)).json).toMatchObject({ status: 400, errors: [{ path: 'endResvDate' }] });
  },
);
