import {
  type Guest,
  getHeldOrderNo,
  type OrderTemplate,
  requestPayment,
  returnFromPayment,
  submitPaymentWindow,
} from '../../tools/rig/orders';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { getLedgerRow, listLedger } from '../lib/ledger';
import {
  catchConnectionError,
  countServerErrors,
  formatResponse,
  listTableOrders,
  orderAtOnce,
  queryCount,
} from '../lib/orders';

const forgeries: readonly ((order: OrderTemplate) => OrderTemplate)[] = [
  ...[0, 1, -1, 0.5, 100, 1e12, '1', null, true, [1]].map((resvSetleAmnt) => (order: OrderTemplate) => ({
    ...order,
    resvSetleAmnt,
  })),
  (order) => ({ ...order, resvSetleAmnt: Number(order['resvSetleAmnt']) - 1 }),
  (order) => ({ ...order, resvSetleAmnt: Number(order['resvSetleAmnt']) / 2 }),
  ...[0, -2, 0.5, 1, 3, 999, 1_000, '2', null].map((prodAddNum) => (order: OrderTemplate) => ({
    ...order,
    resvProdAddList: [{ menuIndex: 30_201, prodAddNum }],
  })),
  (order) => ({ ...order, resvProdAddList: [] }),
  (order) => ({
    ...order,
    resvProdAddList: [
      { menuIndex: 30_201, prodAddNum: 2 },
      { menuIndex: 30_201, prodAddNum: -1 },
    ],
  }),
  // A dish of another venue.
  (order) => ({ ...order, resvProdAddList: [{ menuIndex: 10_204, prodAddNum: 2 }] }),
  ...[0, -1, 1.5, 1_000, '2'].map((resvAdultCnt) => (order: OrderTemplate) => ({ ...order, resvAdultCnt })),
  (order) => ({ ...order, resvOrderAmnt: 1, resvAddAmnt: 1, prodSetleAmnt: 1, prodAddOnePrice: 1, unitPrice: 1 }),
  (order) => ({ ...order, discountRate: 100, prodDiscountRate: 100, memberDiscount: 100, couponAmount: 1e6 }),
  (order) => ({ ...order, couponNo: 'C000000000001' }),
  (order) => ({ ...order, resvUserId: 'member@dalbit.example', userId: 'member@dalbit.example', guestId: 'm:1' }),
  (order) => ({ ...order, resvStatus: 'confirm', status: 'confirm', payState: 'reserved', resvSetleYn: 'Y' }),
  (order) => ({ ...order, shopOrderNo: 'H01-0', resvCode: 'R1', __proto__: { resvSetleAmnt: 1 } }),
  (order) => ({ ...order, prodCode: 'P10202' }),
  (order) => ({ ...order, dinCode: 'D102' }),
  (order) => ({ ...order, resvType: 'pickup', prodPickupNum: -1 }),
];

const createForgedReturns = (form: Readonly<Record<string, unknown>>, ownOrderNo: string): readonly object[] => [
  { ...form, authorizationId: 'A0000000000000000001' },
  { ...form, authorizationId: '' },
  { ...form, shopOrderNo: ownOrderNo },
  { ...form, resCd: '0000', amount: 1, authorizationId: 'x' },
];

async function pay(deployment: Deployment, guest: Guest, shopOrderNo: string): Promise<string> {
  return formatResponse(
    await catchConnectionError(
      returnFromPayment(deployment, guest, await submitPaymentWindow(deployment, shopOrderNo)),
    ),
  );
}

export const tampered: Drill = {
  name: 'tampered',
  number: 13,
  description:
    'Forged prices, counts, discounts, states and members in orders, and forged returns of the payment window',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const orders = await listTableOrders(deployment, 'D302');
    const guests = await deployment.startGuests(forgeries.length);
    const responses = await Promise.all(
      forgeries.map((forge, index) => {
        const [guest, order] = [guests[index], orders[index % orders.length]];
        if (guest === undefined || order === undefined) throw new Error('a guest or an order is missing');
        return catchConnectionError(requestPayment(deployment, guest, forge(order), deployment.getNextNumber()));
      }),
    );
    let wrongCharges = 0;
    for (const [index, response] of responses.entries()) {
      const [guest, shopOrderNo] = [guests[index], getHeldOrderNo(response)];
      if (guest === undefined || shopOrderNo === undefined) continue;
      await pay(deployment, guest, shopOrderNo);
      const { charged } = await getLedgerRow(deployment.easypayUrl, shopOrderNo);
      if (charged !== orders[index % orders.length]?.['resvSetleAmnt']) wrongCharges += 1;
    }

    const heldOrders = (
      await orderAtOnce(deployment, await deployment.startGuests(2), (index) => orders.at(-1 - index) ?? {})
    ).heldOrders;
    const [ownOrder, otherOrder] = heldOrders;
    if (ownOrder === undefined || otherOrder === undefined) throw new Error('the orders were not held');
    const otherReturn = (await submitPaymentWindow(deployment, otherOrder.shopOrderNo)) as Record<string, unknown>;
    for (const form of createForgedReturns({ ...otherReturn, shopOrderNo: ownOrder.shopOrderNo }, ownOrder.shopOrderNo))
      await catchConnectionError(returnFromPayment(deployment, ownOrder.guest, form));
    const ledger = await listLedger(deployment.easypayUrl);
    const ownReservations = await queryCount(deployment, 'SELECT count(*) FROM reservation WHERE shop_order_no = $1', [
      ownOrder.shopOrderNo,
    ]);
    return [
      report('forged orders', forgeries.length),
      report('responses', formatTally(responses.map(formatResponse))),
      expectAtLeast('refused', responses.filter((response) => getHeldOrderNo(response) === undefined).length, 25),
      expectExactly('charges other than the server’s price', wrongCharges, 0),
      expectExactly(
        'forged returns that charged or reserved',
        ownReservations +
          ledger.filter(({ shopOrderNo, charged }) => shopOrderNo === ownOrder.shopOrderNo && charged > 0).length,
        0,
      ),
      expectExactly(
        'reservations that are confirmed or of a member',
        await queryCount(
          deployment,
          `SELECT count(*) FROM reservation WHERE shop_order_no NOT LIKE '%DEMO%' AND created_at > now() - interval '5 minutes' AND (status = 'confirm' OR user_id IS NOT NULL)`,
        ),
        0,
      ),
      expectExactly('5xx', countServerErrors(responses), 0),
    ];
  },
};
