import { ask } from '../../tools/rig/ask';
import { type Order, tryBook, tryPrepay } from '../../tools/rig/orders';
import { count, firstOf, orNone, rush, tables, wordOf } from '../lib/buying';
import type { Drill } from '../lib/drill';
import { atLeast, atMost, exactly, type Figure, tallied, told } from '../lib/figures';
import type { House } from '../lib/house';

/** The caps as they are where nobody sets them (docs/operations/configure.md). */
const defaults = {
  GUESTS_PER_ADDRESS: '100',
  HOLD_MAX_PER_VISITOR: '3',
  HOLD_MAX_PER_ADDRESS: '20',
  UNPAID_MAX_PER_PERSON: '3',
  UNPAID_MAX_PER_ADDRESS: '20',
  UNPAID_SHARE_PER_VISITOR: '25',
  UNPAID_SHARE_PER_ADDRESS: '50',
};

/** Forty visitors behind one address want the same start time at once; whoever comes from elsewhere still gets a table at it. */
async function byAddress(house: House, order: Order): Promise<readonly Figure[]> {
  const guests = await house.guests(41);
  const other = firstOf(guests);
  const behind = guests
    .slice(1)
    .map(({ headers, ...guest }) => ({ ...guest, headers: { ...headers, 'x-forwarded-for': '10.253.0.1' } }));
  const { answers } = await rush(house, behind, () => order);
  const [visitDay = '', startTime = ''] = String(order['resvDate']).split(' ');
  const start = [order['dinCode'], visitDay, startTime];
  const of = `FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`;
  const seats = await count(house, `SELECT capacity ${of}`, start);
  const taken = await count(house, `SELECT used ${of}`, start);
  const elsewhere = await orNone(tryPrepay(house, other, order, house.nextNumber()));
  return [
    told('seats of the start time', seats),
    atMost('seats that one address holds', taken, Math.max(20, Math.floor(seats / 2))),
    told('they were told', tallied(answers.map(wordOf))),
    exactly('a guest from elsewhere', wordOf(elsewhere), 'held'),
  ];
}

/** One phone is named in forty bookings with nothing to pay, of as many visitors at as many addresses, for one day. */
async function byPhone(house: House, order: Order): Promise<readonly Figure[]> {
  await house.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [order['prodCode']]);
  const phone = house.nextNumber();
  const guests = await house.guests(40);
  const free = { ...order, resvSetleAmnt: 0 };
  const answers = await Promise.all(guests.map((guest) => orNone(tryBook(house, guest, free, phone))));
  const other = firstOf(await house.guests(1));
  return [
    exactly('bookings of one phone', answers.map(wordOf).filter((word) => word === 'success').length, 3),
    told('it was told', tallied(answers.map(wordOf))),
    exactly('another phone', wordOf(await orNone(tryBook(house, other, free, house.nextNumber()))), 'success'),
  ];
}

export const hoarding: Drill = {
  name: 'hoarding',
  number: 18,
  what: 'One visitor, one address and one phone take what they can without paying; other guests still get a table',
  quick: true,
  run: async (rig) => {
    const house = await rig.house({ settings: defaults });
    const orders = await tables(house, 'D302');
    const [visitor, other] = await house.guests(2);
    if (visitor === undefined || other === undefined) throw new Error('nobody');
    const phone = house.nextNumber();
    const answers = await Promise.all(orders.slice(0, 30).map((order) => orNone(tryPrepay(house, visitor, order, phone))));
    const held = await count(house, `SELECT count(*) FROM hold WHERE state = 'held'`);
    const another = await orNone(tryPrepay(house, other, firstOf(orders), house.nextNumber()));

    const before = await count(house, 'SELECT count(*) FROM session');
    const headers = { 'x-requested-with': 'rig', origin: house.url, 'x-forwarded-for': '10.252.0.2' };
    const begun = await Promise.all(Array.from({ length: 300 }, () => orNone(ask(`${house.url}/api/guest/start`, {}, headers))));
    const rows = (await count(house, 'SELECT count(*) FROM session')) - before;
    return [
      exactly('holds of one visitor', held, 3),
      told('he was told', tallied(answers.map(wordOf))),
      exactly('another guest', wordOf(another), 'held'),
      atLeast('beginnings of one address refused', begun.filter(({ status }) => status === 429).length, 200),
      atMost('rows they left', rows, 100),
      ...(await byAddress(house, orders[40] ?? firstOf(orders))),
      ...(await byPhone(house, orders[60] ?? firstOf(orders))),
    ];
  },
};
