import { countCampaigns } from '@dining/contract/staff/campaigns';
import { getService } from '@dining/contract/staff/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, grill } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
  await query('UPDATE product SET day_sale_limit = NULL');
});
beforeEach(() => query('DELETE FROM rate_limit'));
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const findCampaign = async (resvCode: string | undefined): Promise<unknown> =>
  (await query('SELECT campaign FROM reservation WHERE resv_code = $1', [resvCode]))[0]?.campaign;

const countByCampaign = (body: { readonly from?: string; readonly to?: string }) =>
  staff.call(countCampaigns, { body });

const winter = { source: 'instagram', medium: 'social', name: 'winter' };
/** Each order is of another guest, because the cakes of one person are limited. */
let guestCount = 0;
const createCampaignOrder = (campaign?: object) => {
  guestCount += 1;
  const phone = `010-2222-${1000 + guestCount}`;
  return { ...createCakeOrder({ resvUserTel: phone, visitTel: phone }), ...(campaign && { campaign }) };
};

describe('the campaign of an order', () => {
  it('is stored with a reservation that is paid online, whose payment keeps no order', async () => {
    const { resvCode } = await server.reserve(await server.startGuestSession(), createCampaignOrder(winter));
    expect(await findCampaign(resvCode)).toEqual(winter);
    expect(await query(`SELECT 1 FROM payment WHERE "order" <> 'null' AND resv_code = $1`, [resvCode])).toEqual([]);
  });

  it.each(['/resv/insert', '/ordersheet/postpay'])(
    'is stored with a reservation that %s creates without a payment',
    async (path) => {
      await query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
      const order = { ...createDinnerOrder({ resvSetleAmnt: 0, resvDate: '2026-03-18 19:00' }), campaign: winter };
      const { json } = await (await server.startGuestSession()).post(path, order);
      expect(await findCampaign(String(json['resvCode']))).toEqual(winter);
      await query('UPDATE product_option SET price = 90000 WHERE prod_code = $1', [dinner]);
    },
  );

  it.each([
    ['is null if the order names none', undefined, null],
    ['is null if it contains only personal data', { source: 'jane@example.test', name: ' ' }, null],
    ['omits click identifiers', { ...winter, gclid: 'secret', fbclid: 'secret', rwg_token: 'secret' }, winter],
    ['omits personal data', { ...winter, name: '010-1234-5678' }, { ...winter, name: '' }],
    [
      'stores a script as text',
      { source: `'; DROP TABLE reservation; --<b>"\\` },
      { source: `'; DROP TABLE reservation; --<b>"\\`, medium: '', name: '' },
    ],
  ])('%s', async (_case, campaign, expectedCampaign) => {
    const { resvCode } = await server.reserve(await server.startGuestSession(), createCampaignOrder(campaign));
    expect(await findCampaign(resvCode)).toEqual(expectedCampaign);
    expect(await query(`SELECT 1 FROM reservation r WHERE strpos(r::text, 'secret') > 0`)).toEqual([]);
  });

  it.each([
    ['too long', { source: 'a'.repeat(101) }],
    ['a string with control characters', { medium: 'a\u0007' }],
    ['not an object', 'winter'],
    ['an object with values that are not strings', { name: { $gt: '' } }],
  ])('is rejected as malformed if it is %s', async (_case, campaign) => {
    const { status, json } = await (await server.startGuestSession()).post('/ordersheet/prepay', {
      ...createCakeOrder(),
      campaign,
    });
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });

  it('does not affect the recognition of a repeated booking', async () => {
    await query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
    const order = createDinnerOrder({ resvSetleAmnt: 0, resvDate: '2026-03-18 18:00' });
    const guest = await server.startGuestSession();
    const first = await guest.post('/resv/insert', { ...order, campaign: winter });
    const second = await guest.post('/resv/insert', order);
    expect(second.json.resvCode).toBe(first.json.resvCode);
    await query('UPDATE product_option SET price = 90000 WHERE prod_code = $1', [dinner]);
  });
});

describe('staff who use campaigns', () => {
  it('see the campaign of a reservation in the list of arrivals', async () => {
    const order = { ...createDinnerOrder(), campaign: winter };
    const { resvCode } = await server.reserve(await server.startGuestSession(), order);
    const { service } = await staff.call(getService, { params: { dinCode: grill, day: '2026-03-13' } });
    expect(service?.parties.find((party) => party.resvCode === resvCode)?.campaign).toEqual(winter);
  });

  it('count reservations by campaign and by the days in Seoul on which they were made', async () => {
    await query('UPDATE reservation SET campaign = NULL');
    const guest = await server.startGuestSession();
    const summer = { source: 'naver', medium: 'cpc', name: 'summer' };
    const createAt = async (campaign: object, at: string) => {
      const { resvCode } = await server.reserve(await server.startGuestSession(), createCampaignOrder(campaign));
      await query('UPDATE reservation SET created_at = $2 WHERE resv_code = $1', [resvCode, at]);
      return resvCode;
    };
    await createAt(winter, '2026-03-09T15:00:00Z');
    await createAt(winter, '2026-03-11T14:59:59Z');
    await createAt(summer, '2026-03-10T03:00:00Z');
    await createAt(summer, '2026-03-09T14:59:59Z');
    await createAt(summer, '2026-03-11T15:00:00Z');
    const cancelledReservation = await server.reserve(guest, createCampaignOrder(winter));
    await guest.post('/resv/cancel', { resvCode: cancelledReservation.resvCode });
    await query(`UPDATE reservation SET created_at = '2026-03-10T03:00:00Z' WHERE resv_code = $1`, [
      cancelledReservation.resvCode,
    ]);
    expect(await countByCampaign({ from: '2026-03-10', to: '2026-03-11' })).toEqual({
      from: '2026-03-10',
      to: '2026-03-11',
      campaigns: [
        { ...winter, reservations: 3, cancelled: 1, paidAmount: 120_000 },
        { ...summer, reservations: 1, cancelled: 0, paidAmount: 60_000 },
      ],
      hasMore: false,
    });
    expect(await countByCampaign({})).toMatchObject({ from: '2026-02-10', to: '2026-03-11' });
    expect(await countByCampaign({ from: '2026-03-12', to: '2026-03-10' })).toMatchObject({ campaigns: [] });
    expect(await countByCampaign({ from: 'tomorrow' })).toMatchObject({ code: 'invalid_request' });
    expect(await countByCampaign({ from: '2025-03-11', to: '2026-03-11' })).toMatchObject({ from: '2025-03-11' });
    expect(await countByCampaign({ from: '2025-03-10', to: '2026-03-11' })).toMatchObject({ code: 'report_too_long' });
  });
});
