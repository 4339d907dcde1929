import type { Order } from '../../tools/rig/orders';
import { count, firstOf, hamper, hampers, payAll, rush, serverErrors, tables, wordOf } from '../lib/buying';
import type { Drill, DrillRig } from '../lib/drill';
import { exactly, type Figure, tallied, told } from '../lib/figures';
import { type House, patient } from '../lib/house';

const venue = 'D102';
const buyers = ({ scale }: DrillRig): number => (scale === 'full' ? 500 : 200);

/** So many want one order at the same moment; who holds it pays. Answers the figures of it. */
async function crowd(
  house: House,
  people: number,
  order: Order,
  sold: () => Promise<number>,
  left: number,
): Promise<readonly Figure[]> {
  const guests = await house.guests(people);
  const began = performance.now();
  const { answers, held } = await rush(house, guests, () => order);
  const seconds = (performance.now() - began) / 1000;
  const paid = await payAll(house, held);
  return [
    exactly('sold', await sold(), left),
    told('told', tallied(answers.map(wordOf))),
    exactly('5xx', serverErrors([...answers, ...paid]), 0),
    exactly('unanswered', [...answers, ...paid].filter(({ status }) => status === 0).length, 0),
    told('s', seconds.toFixed(1)),
  ];
}

/** Heads who have reserved at a start time. */
export const headsAt = (house: House, { dinCode, resvDate }: Order): Promise<number> =>
  count(
    house,
    `SELECT coalesce(sum(adults + kids), 0)::int FROM reservation
     WHERE din_code = $1 AND visit_day || ' ' || visit_time = $2 AND status <> 'cancel'`,
    [dinCode, resvDate],
  );

/** A venue has so many seats at each of its start times. */
export const setSeats = ({ pool }: Pick<House, 'pool'>, dinCode: string, seats: number) =>
  pool.query('UPDATE time_stock SET seats = $2 WHERE din_code = $1 AND din_room_code IS NULL', [dinCode, seats]);

const lastSeat: Drill = {
  name: 'last-seat',
  number: 1,
  what: 'Hundreds of parties of two for the last table of two at one start time',
  quick: true,
  run: async (rig) => {
    const house = await rig.house({ settings: patient });
    await setSeats(house, venue, 2);
    const order = firstOf(await tables(house, venue));
    return crowd(house, buyers(rig), order, () => headsAt(house, order), 2);
  },
};

const lastPickups: Drill = {
  name: 'last-pickups',
  number: 1,
  what: 'Hundreds of buyers for the last three hampers of one day',
  quick: false,
  run: async (rig) => {
    const house = await rig.house({ settings: patient });
    await house.pool.query('UPDATE product SET day_sale_limit = 3, per_person_limit = NULL WHERE prod_code = $1', [hamper]);
    const order = firstOf(await hampers(house));
    const day = String(order['resvDate']).slice(0, 10);
    const sold = () =>
      count(
        house,
        `SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1 AND visit_day = $2 AND status <> 'cancel'`,
        [hamper, day],
      );
    return crowd(house, buyers(rig), order, sold, 3);
  },
};

export const lastOnes = [lastSeat, lastPickups] as const;
