import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { sweepExpiredHolds } from '../../../booking/capacity/sweep';

// A cached month has the current data, whichever process has changed it.

let server: PaymentTestServer;
let secondServer: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  secondServer = await startPaymentTestServer({}, server);
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

const runSql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const range = { dinCode: grill, strResvDate: '2026-03-01', endResvDate: '2026-03-31' };

/** Returns the seats taken at 18:00 of a day, on which two endpoints must agree. */
async function getTakenSeats(day: string): Promise<number> {
  const { json: usage } = await server.createVisitor().post('/resv/resvCountbyMonth', { ...range, resvType: 'table' });
  const { json: prices } = await server
    .createVisitor()
    .post('/ordersheet/getStockPriceList', { ...range, prodCode: dinner, resvAdultCnt: 2 });
  const visit = `${day} 18:00`;
  const takenSeats = usage.resvList.find(({ resvDate }: { resvDate: string }) => resvDate === visit)?.resvAdultCnt ?? 0;
  const openSeats = prices.stockPriceList.find(({ resvDate }: { resvDate: string }) => resvDate === visit)?.spotsOpen;
  expect(openSeats).toBe(40 - takenSeats);
  return takenSeats;
}

describe('a cached month', () => {
  it('includes what another process has sold and released since it was cached', async () => {
    const day = '2026-03-16';
    expect([await getTakenSeats(day), await getTakenSeats(day)]).toEqual([0, 0]);
    const guest = await secondServer.startGuestSession();
    const { resvCode } = await secondServer.reserve(guest, createDinnerOrder({ resvDate: `${day} 18:00` }));
    expect([await getTakenSeats(day), await getTakenSeats(day)]).toEqual([2, 2]);
    await guest.post('/resv/cancel', { resvCode });
    expect([await getTakenSeats(day), await getTakenSeats(day)]).toEqual([0, 0]);
  });

  it('no longer counts a hold once it has expired, and counts it again if it is paid later', async () => {
    const day = '2026-03-17';
    const guest = await server.startGuestSession();
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00` })))
      .json.response;
    expect([await getTakenSeats(day), await getTakenSeats(day)]).toEqual([2, 2]);
    /** Returns the taken seats while the hold has this many seconds left. Tries twice as many if that was too short. */
    const getTakenSeatsBeforeExpiry = async (seconds: number): Promise<number | undefined> => {
      await runSql(`UPDATE hold SET expires_at = now() + make_interval(secs => $2) WHERE shop_order_no = $1`, [
        shopOrderNo,
        seconds,
      ]);
      const takenSeats = await getTakenSeats(day).catch(() => undefined);
      const { rowCount } = await runSql('SELECT FROM hold WHERE shop_order_no = $1 AND expires_at > now()', [
        shopOrderNo,
      ]);
      return rowCount === 1 ? takenSeats : getTakenSeatsBeforeExpiry(2 * seconds);
    };
    // The expiry of a hold writes nothing.
    expect(await getTakenSeatsBeforeExpiry(2)).toBe(2);
    await expect.poll(() => getTakenSeats(day)).toBe(0);
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json.result).toBe(
      'success',
    );
    expect([await getTakenSeats(day), await getTakenSeats(day)]).toEqual([2, 2]);
  });

  it('shows the same seats after expired holds are swept', async () => {
    const day = '2026-03-18';
    const guest = await server.startGuestSession();
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00` })))
      .json.response;
    expect(await getTakenSeats(day)).toBe(2);
    await runSql(`UPDATE hold SET expires_at = now() WHERE shop_order_no = $1`, [shopOrderNo]);
    expect(await getTakenSeats(day)).toBe(0);
    await sweepExpiredHolds(server.database.pool);
    expect(await getTakenSeats(day)).toBe(0);
  });

  it('includes concurrent purchases as soon as they are answered', async () => {
    const day = '2026-03-19';
    const guests = await Promise.all(Array.from({ length: 8 }, () => secondServer.startGuestSession()));
    let boughtSeats = 0;
    const purchases = Promise.all(
      guests.map(async (guest) => {
        expect((await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00` }))).status).toBe(
          200,
        );
        boughtSeats += 2;
        const minimumSeats = boughtSeats;
        const { json } = await server.createVisitor().post('/resv/resvCountbyMonth', { ...range, resvType: 'table' });
        const row = json.resvList.find(({ resvDate }: { resvDate: string }) => resvDate === `${day} 18:00`);
        expect(row?.resvAdultCnt).toBeGreaterThanOrEqual(minimumSeats);
      }),
    );
    await purchases;
    expect(await getTakenSeats(day)).toBe(16);
  });
});
