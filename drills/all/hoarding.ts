import { ask } from '../../tools/rig/ask';
import { tryPrepay } from '../../tools/rig/orders';
import { count, firstOf, orNone, tables, wordOf } from '../lib/buying';
import type { Drill } from '../lib/drill';
import { atLeast, atMost, exactly, tallied, told } from '../lib/figures';

/** The caps as they are where nobody sets them (docs/operations.md). */
const defaults = { GUESTS_PER_ADDRESS: '100', HOLD_MAX_PER_VISITOR: '3' };

export const hoarding: Drill = {
  name: 'hoarding',
  number: 18,
  what: 'One visitor orders thirty tables without paying, one address begins 300 times; another guest still gets a table',
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
    ];
  },
};
