import { type OrderTemplate, requestBooking, requestPayment } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectAtMost, expectExactly, type Figure, formatTally, report } from '../lib/figures';
import {
  catchConnectionError,
  formatResponse,
  getFirst,
  listTableOrders,
  orderAtOnce,
  queryCount,
} from '../lib/orders';

const defaultLimits = {
  GUESTS_PER_ADDRESS: '100',
  HOLD_MAX_PER_VISITOR: '3',
  HOLD_MAX_PER_ADDRESS: '20',
  UNPAID_MAX_PER_PERSON: '3',
  UNPAID_MAX_PER_ADDRESS: '20',
  UNPAID_SHARE_PER_VISITOR: '25',
  UNPAID_SHARE_PER_ADDRESS: '50',
};

/**
 * Lets forty visitors behind one IP address order the same start time at once. A guest with another IP address must
 * still get a table.
 */
async function checkAddressLimit(deployment: Deployment, order: OrderTemplate): Promise<readonly Figure[]> {
  const guests = await deployment.startGuests(41);
  const otherGuest = getFirst(guests);
  const guestsAtAddress = guests
    .slice(1)
    .map(({ headers, ...guest }) => ({ ...guest, headers: { ...headers, 'x-forwarded-for': '10.253.0.1' } }));
  const { responses } = await orderAtOnce(deployment, guestsAtAddress, () => order);
  const [visitDay = '', startTime = ''] = String(order['resvDate']).split(' ');
  const startTimeParameters = [order['dinCode'], visitDay, startTime];
  const fromClause = `FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`;
  const seats = await queryCount(deployment, `SELECT capacity ${fromClause}`, startTimeParameters);
  const usedSeats = await queryCount(deployment, `SELECT used ${fromClause}`, startTimeParameters);
  const otherResponse = await catchConnectionError(
    requestPayment(deployment, otherGuest, order, deployment.getNextNumber()),
  );
  return [
    report('seats of the start time', seats),
    expectAtMost('seats that one IP address holds', usedSeats, Math.max(20, Math.floor(seats / 2))),
    report('responses', formatTally(responses.map(formatResponse))),
    expectExactly('a guest at another IP address', formatResponse(otherResponse), 'held'),
  ];
}

async function checkPhoneLimit(deployment: Deployment, order: OrderTemplate): Promise<readonly Figure[]> {
  await deployment.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [order['prodCode']]);
  const phone = deployment.getNextNumber();
  const guests = await deployment.startGuests(40);
  const freeOrder = { ...order, resvSetleAmnt: 0 };
  const responses = await Promise.all(
    guests.map((guest) => catchConnectionError(requestBooking(deployment, guest, freeOrder, phone))),
  );
  const otherGuest = getFirst(await deployment.startGuests(1));
  return [
    expectExactly(
      'bookings of one phone',
      responses.map(formatResponse).filter((response) => response === 'success').length,
      3,
    ),
    report('responses', formatTally(responses.map(formatResponse))),
    expectExactly(
      'another phone',
      formatResponse(
        await catchConnectionError(requestBooking(deployment, otherGuest, freeOrder, deployment.getNextNumber())),
      ),
      'success',
    ),
  ];
}

export const hoarding: Drill = {
  name: 'hoarding',
  number: 18,
  description:
    'One visitor, one IP address and one phone number take all they can without paying; other guests still get a table',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: defaultLimits });
    const orders = await listTableOrders(deployment, 'D302');
    const [visitor, otherGuest] = await deployment.startGuests(2);
    if (visitor === undefined || otherGuest === undefined) throw new Error('no guest was started');
    const phone = deployment.getNextNumber();
    const responses = await Promise.all(
      orders.slice(0, 30).map((order) => catchConnectionError(requestPayment(deployment, visitor, order, phone))),
    );
    const heldCount = await queryCount(deployment, `SELECT count(*) FROM hold WHERE state = 'held'`);
    const otherResponse = await catchConnectionError(
      requestPayment(deployment, otherGuest, getFirst(orders), deployment.getNextNumber()),
    );

    const sessionsBefore = await queryCount(deployment, 'SELECT count(*) FROM session');
    const headers = { 'x-requested-with': 'rig', origin: deployment.url, 'x-forwarded-for': '10.252.0.2' };
    const guestStarts = await Promise.all(
      Array.from({ length: 300 }, () =>
        catchConnectionError(postJson(`${deployment.url}/api/guest/start`, {}, headers)),
      ),
    );
    const sessionCount = (await queryCount(deployment, 'SELECT count(*) FROM session')) - sessionsBefore;
    return [
      expectExactly('holds of one visitor', heldCount, 3),
      report('responses', formatTally(responses.map(formatResponse))),
      expectExactly('another guest', formatResponse(otherResponse), 'held'),
      expectAtLeast(
        'guest sessions of one IP address refused',
        guestStarts.filter(({ status }) => status === 429).length,
        200,
      ),
      expectAtMost('guest sessions of one IP address started', sessionCount, 100),
      ...(await checkAddressLimit(deployment, orders[40] ?? getFirst(orders))),
      ...(await checkPhoneLimit(deployment, orders[60] ?? getFirst(orders))),
    ];
  },
};
