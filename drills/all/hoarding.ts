import { type Order, tryBook, tryPrepay } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectAtMost, expectExactly, type Figure, formatTally, report } from '../lib/figures';
import { catchNoAnswer, formatAnswer, getFirst, listTableOrders, orderAtOnce, queryCount } from '../lib/orders';

const defaults = {
  GUESTS_PER_ADDRESS: '100',
  HOLD_MAX_PER_VISITOR: '3',
  HOLD_MAX_PER_ADDRESS: '20',
  UNPAID_MAX_PER_PERSON: '3',
  UNPAID_MAX_PER_ADDRESS: '20',
  UNPAID_SHARE_PER_VISITOR: '25',
  UNPAID_SHARE_PER_ADDRESS: '50',
};

/**
 * Forty visitors behind one IP address order the same start time at once; a guest from another address still gets a
 * table.
 */
async function checkAddressLimit(deployment: Deployment, order: Order): Promise<readonly Figure[]> {
  const guests = await deployment.startGuests(41);
  const other = getFirst(guests);
  const behind = guests
    .slice(1)
    .map(({ headers, ...guest }) => ({ ...guest, headers: { ...headers, 'x-forwarded-for': '10.253.0.1' } }));
  const { answers } = await orderAtOnce(deployment, behind, () => order);
  const [visitDay = '', startTime = ''] = String(order['resvDate']).split(' ');
  const start = [order['dinCode'], visitDay, startTime];
  const of = `FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`;
  const seats = await queryCount(deployment, `SELECT capacity ${of}`, start);
  const usedSeats = await queryCount(deployment, `SELECT used ${of}`, start);
  const elsewhere = await catchNoAnswer(tryPrepay(deployment, other, order, deployment.nextNumber()));
  return [
    report('seats of the start time', seats),
    expectAtMost('seats that one address holds', usedSeats, Math.max(20, Math.floor(seats / 2))),
    report('responses', formatTally(answers.map(formatAnswer))),
    expectExactly('a guest from elsewhere', formatAnswer(elsewhere), 'held'),
  ];
}

async function checkPhoneLimit(deployment: Deployment, order: Order): Promise<readonly Figure[]> {
  await deployment.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [order['prodCode']]);
  const phone = deployment.nextNumber();
  const guests = await deployment.startGuests(40);
  const free = { ...order, resvSetleAmnt: 0 };
  const answers = await Promise.all(guests.map((guest) => catchNoAnswer(tryBook(deployment, guest, free, phone))));
  const other = getFirst(await deployment.startGuests(1));
  return [
    expectExactly('bookings of one phone', answers.map(formatAnswer).filter((word) => word === 'success').length, 3),
    report('responses', formatTally(answers.map(formatAnswer))),
    expectExactly(
      'another phone',
      formatAnswer(await catchNoAnswer(tryBook(deployment, other, free, deployment.nextNumber()))),
      'success',
    ),
  ];
}

export const hoarding: Drill = {
  name: 'hoarding',
  number: 18,
  description:
    'One visitor, one address and one phone take what they can without paying; other guests still get a table',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: defaults });
    const orders = await listTableOrders(deployment, 'D302');
    const [visitor, other] = await deployment.startGuests(2);
    if (visitor === undefined || other === undefined) throw new Error('nobody');
    const phone = deployment.nextNumber();
    const answers = await Promise.all(
      orders.slice(0, 30).map((order) => catchNoAnswer(tryPrepay(deployment, visitor, order, phone))),
    );
    const held = await queryCount(deployment, `SELECT count(*) FROM hold WHERE state = 'held'`);
    const another = await catchNoAnswer(tryPrepay(deployment, other, getFirst(orders), deployment.nextNumber()));

    const before = await queryCount(deployment, 'SELECT count(*) FROM session');
    const headers = { 'x-requested-with': 'rig', origin: deployment.url, 'x-forwarded-for': '10.252.0.2' };
    const begun = await Promise.all(
      Array.from({ length: 300 }, () => catchNoAnswer(postJson(`${deployment.url}/api/guest/start`, {}, headers))),
    );
    const rows = (await queryCount(deployment, 'SELECT count(*) FROM session')) - before;
    return [
      expectExactly('holds of one visitor', held, 3),
      report('responses', formatTally(answers.map(formatAnswer))),
      expectExactly('another guest', formatAnswer(another), 'held'),
      expectAtLeast('beginnings of one address refused', begun.filter(({ status }) => status === 429).length, 200),
      expectAtMost('rows they left', rows, 100),
      ...(await checkAddressLimit(deployment, orders[40] ?? getFirst(orders))),
      ...(await checkPhoneLimit(deployment, orders[60] ?? getFirst(orders))),
    ];
  },
};
