import type { OrderTemplate } from '../../tools/rig/orders';
import { type Deployment, longTimeouts } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectExactly, type Figure, formatTally, report } from '../lib/figures';
import {
  countServerErrors,
  formatResponse,
  getFirst,
  hamperCode,
  listHamperOrders,
  listTableOrders,
  orderAtOnce,
  payAll,
  queryCount,
} from '../lib/orders';

const venue = 'D102';
const getBuyerCount = ({ scale }: DrillRig): number => (scale === 'full' ? 500 : 200);

async function orderAndPay(
  deployment: Deployment,
  buyerCount: number,
  order: OrderTemplate,
  countSold: () => Promise<number>,
  availableCount: number,
): Promise<readonly Figure[]> {
  const guests = await deployment.startGuests(buyerCount);
  const startedAt = performance.now();
  const { responses, heldOrders } = await orderAtOnce(deployment, guests, () => order);
  const seconds = (performance.now() - startedAt) / 1000;
  const paymentResponses = await payAll(deployment, heldOrders);
  return [
    expectExactly('sold', await countSold(), availableCount),
    report('responses', formatTally(responses.map(formatResponse))),
    expectExactly('5xx', countServerErrors([...responses, ...paymentResponses]), 0),
    expectExactly('unanswered', [...responses, ...paymentResponses].filter(({ status }) => status === 0).length, 0),
    report('seconds for all order responses', seconds.toFixed(1)),
  ];
}

export const countGuests = (deployment: Deployment, { dinCode, resvDate }: OrderTemplate): Promise<number> =>
  queryCount(
    deployment,
    `SELECT coalesce(sum(adults + kids), 0)::int FROM reservation
     WHERE din_code = $1 AND visit_day || ' ' || visit_time = $2 AND status <> 'cancel'`,
    [dinCode, resvDate],
  );

export const setSeats = ({ pool }: Pick<Deployment, 'pool'>, dinCode: string, seats: number) =>
  pool.query('UPDATE time_stock SET seats = $2 WHERE din_code = $1 AND din_room_code IS NULL', [dinCode, seats]);

const lastSeat: Drill = {
  name: 'last-seat',
  number: 1,
  description: 'Hundreds of parties of two order the last table of two at one start time',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeouts });
    await setSeats(deployment, venue, 2);
    const order = getFirst(await listTableOrders(deployment, venue));
    return orderAndPay(deployment, getBuyerCount(rig), order, () => countGuests(deployment, order), 2);
  },
};

const lastPickups: Drill = {
  name: 'last-pickups',
  number: 1,
  description: 'Hundreds of buyers order the last three hampers of one day',
  isInQuickRun: false,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeouts });
    await deployment.pool.query('UPDATE product SET day_sale_limit = 3, per_person_limit = NULL WHERE prod_code = $1', [
      hamperCode,
    ]);
    const order = getFirst(await listHamperOrders(deployment));
    const day = String(order['resvDate']).slice(0, 10);
    const countSold = () =>
      queryCount(
        deployment,
        `SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1 AND visit_day = $2 AND status <> 'cancel'`,
        [hamperCode, day],
      );
    return orderAndPay(deployment, getBuyerCount(rig), order, countSold, 3);
  },
};

export const lastItemDrills = [lastSeat, lastPickups] as const;
