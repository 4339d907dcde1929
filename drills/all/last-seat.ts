import type { Order } from '../../tools/rig/orders';
import { count, firstOf, hamper, hampers, payAll, rush, serverErrors, tables, wordOf } from '../lib/buying';
import { type Deployment, patient } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { exactly, type Figure, tallied, told } from '../lib/figures';

const venue = 'D102';
const buyers = ({ scale }: DrillRig): number => (scale === 'full' ? 500 : 200);

/** So many want one order at the same moment; who holds it pays. Answers the figures of it. */
async function crowd(
  deployment: Deployment,
  people: number,
  order: Order,
  sold: () => Promise<number>,
  left: number,
): Promise<readonly Figure[]> {
  const guests = await deployment.guests(people);
  const began = performance.now();
  const { answers, held } = await rush(deployment, guests, () => order);
  const seconds = (performance.now() - began) / 1000;
  const paid = await payAll(deployment, held);
  return [
    exactly('sold', await sold(), left),
    told('told', tallied(answers.map(wordOf))),
    exactly('5xx', serverErrors([...answers, ...paid]), 0),
    exactly('unanswered', [...answers, ...paid].filter(({ status }) => status === 0).length, 0),
    told('s', seconds.toFixed(1)),
  ];
}

/** Heads who have reserved at a start time. */
export const headsAt = (deployment: Deployment, { dinCode, resvDate }: Order): Promise<number> =>
  count(
    deployment,
    `SELECT coalesce(sum(adults + kids), 0)::int FROM reservation
     WHERE din_code = $1 AND visit_day || ' ' || visit_time = $2 AND status <> 'cancel'`,
    [dinCode, resvDate],
  );

/** A venue has so many seats at each of its start times. */
export const setSeats = ({ pool }: Pick<Deployment, 'pool'>, dinCode: string, seats: number) =>
  pool.query('UPDATE time_stock SET seats = $2 WHERE din_code = $1 AND din_room_code IS NULL', [dinCode, seats]);

const lastSeat: Drill = {
  name: 'last-seat',
  number: 1,
  what: 'Hundreds of parties of two for the last table of two at one start time',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: patient });
    await setSeats(deployment, venue, 2);
    const order = firstOf(await tables(deployment, venue));
    return crowd(deployment, buyers(rig), order, () => headsAt(deployment, order), 2);
  },
};

const lastPickups: Drill = {
  name: 'last-pickups',
  number: 1,
  what: 'Hundreds of buyers for the last three hampers of one day',
  quick: false,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: patient });
    await deployment.pool.query('UPDATE product SET day_sale_limit = 3, per_person_limit = NULL WHERE prod_code = $1', [hamper]);
    const order = firstOf(await hampers(deployment));
    const day = String(order['resvDate']).slice(0, 10);
    const sold = () =>
      count(
        deployment,
        `SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1 AND visit_day = $2 AND status <> 'cancel'`,
        [hamper, day],
      );
    return crowd(deployment, buyers(rig), order, sold, 3);
  },
};

export const lastOnes = [lastSeat, lastPickups] as const;
