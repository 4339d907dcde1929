import { addClosing, removeClosing } from '@dining/contract/staff/availability';
import type { OrderTemplate } from '../../tools/rig/orders';
import type { Deployment, DeploymentOptions } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectAtLeast, expectExactly, type Figure, report } from '../lib/figures';
import { tryCallAsOperator } from '../lib/operator-calls';
import { getFirst, listTableOrders, queryCount } from '../lib/orders';
import { startPurchases, wait } from '../lib/purchases';
import { setSeats } from './last-seat';

const venue = 'D302';
const product = 'P30201';
/** The black pork set, whose price alternates. */
const menuIndex = 30_201;
const prices = [150_000, 170_000] as const;
const seats = [2, 400] as const;

/** The table has the versions of the rules with their commit times. After each, nothing may be sold by older rules. */
const createRulesTableSql = `CREATE TABLE drill_rules (
  scope text NOT NULL, version bigint NOT NULL, at timestamptz NOT NULL, price int NOT NULL, closed text, PRIMARY KEY (scope, version))`;
const recordRules = (deployment: Deployment, closed: string | null) =>
  deployment.pool.query(
    `INSERT INTO drill_rules SELECT v.scope, v.version, pg_xact_commit_timestamp(v.xmin), o.price, $4
     FROM rule_version v, product_option o
     WHERE v.scope IN ('din:' || $1, 'prod:' || $2) AND o.prod_code = $2 AND o.menu_index = $3 ON CONFLICT DO NOTHING`,
    [venue, product, menuIndex, closed],
  );

const createLinesClause = (counter: 'seat' | 'day', scope: string): string => `
  FROM hold_line l JOIN hold USING (shop_order_no)
  CROSS JOIN LATERAL (
    SELECT * FROM drill_rules d WHERE d.scope = '${scope}' AND d.at < pg_xact_commit_timestamp(l.xmin) ORDER BY d.at DESC LIMIT 1) rules
  WHERE l.counter = '${counter}' AND (l.din_code = '${venue}' OR l.prod_code = '${product}')`;
const fromSeatLines = createLinesClause('seat', `din:${venue}`);
const fromDayLines = createLinesClause('day', `prod:${product}`);

/** Changes the price, the seats, or whether staff have closed a start time, depending on `changeIndex`. */
async function applyChange(
  deployment: Deployment,
  changeIndex: number,
  startTime: { readonly day: string; readonly time: string },
): Promise<void> {
  const variant = Math.floor(changeIndex / 3) % 2;
  const server = deployment.servers[changeIndex % deployment.servers.length] ?? deployment.server;
  if (changeIndex % 3 === 0)
    await deployment.pool.query('UPDATE product_option SET price = $3 WHERE prod_code = $1 AND menu_index = $2', [
      product,
      menuIndex,
      prices[variant],
    ]);
  if (changeIndex % 3 === 1) await setSeats(deployment, venue, seats[variant] ?? 0);
  if (changeIndex % 3 === 2)
    await tryCallAsOperator(server, variant === 0 ? addClosing : removeClosing, {
      dinCode: venue,
      from: startTime.day,
      to: startTime.day,
      time: startTime.time,
      reason: 'a drill',
    });
  const isClosed = Math.floor((changeIndex - 2) / 3) % 2 === 0 && changeIndex >= 2;
  await recordRules(deployment, isClosed ? `${startTime.day} ${startTime.time}` : null);
}

/**
 * Buys at a few start times of a venue while its rules change. Returns the numbers of changes, of orders, and of orders
 * by an old rule, at an old price and during a closed start time.
 */
async function buyDuringChanges(rig: DrillRig, options: DeploymentOptions) {
  // Latency to the database leaves time for a change between reading the rules and taking the seats.
  const proxy = await rig.startDatabaseProxy();
  const deployment = await rig.deploy({ ...options, processes: 2, databasePort: proxy.port });
  const orders = (await listTableOrders(deployment, venue)).slice(0, 4);
  const [day = '', time = ''] = String(getFirst<OrderTemplate>(orders)['resvDate']).split(' ');
  await deployment.pool.query(createRulesTableSql);
  await recordRules(deployment, null);
  const guests = await deployment.startGuests(300);
  proxy.setDelayMs(4);
  const { end } = startPurchases(deployment, guests, (index) => orders[index % orders.length] ?? {}, 20);
  const changeCount = rig.scale === 'full' ? 60 : 24;
  for (let changeIndex = 0; changeIndex < changeCount; changeIndex += 1) {
    await applyChange(deployment, changeIndex, { day, time });
    await wait(200);
  }
  await end();
  proxy.setDelayMs(0);
  return {
    changes: await queryCount(deployment, 'SELECT count(*) - 2 FROM drill_rules'),
    orders: await queryCount(deployment, `SELECT count(DISTINCT l.shop_order_no) ${fromSeatLines}`),
    ordersByOldRule: await queryCount(
      deployment,
      `SELECT count(DISTINCT no) FROM (
           SELECT l.shop_order_no AS no ${fromSeatLines} AND l.rule_version < rules.version
           UNION ALL SELECT l.shop_order_no ${fromDayLines} AND l.rule_version < rules.version) AS old`,
    ),
    ordersAtOldPrice: await queryCount(
      deployment,
      `SELECT count(*) ${fromDayLines} AND EXISTS (
           SELECT 1 FROM reservation r JOIN reservation_line s USING (resv_code)
           WHERE r.shop_order_no = l.shop_order_no AND s.menu_index = ${menuIndex} AND s.unit_price <> rules.price)`,
    ),
    ordersWhereClosed: await queryCount(
      deployment,
      `SELECT count(DISTINCT l.shop_order_no) ${fromSeatLines} AND rules.closed = l.visit_day || ' ' || l.start_time`,
    ),
  };
}

const salesDuringChanges: Drill = {
  name: 'rules-change',
  number: 21,
  description:
    'Two processes sell while a price, the seats and closings change, by SQL and by staff: nothing is sold by an old rule',
  isInQuickRun: true,
  run: async (rig): Promise<readonly Figure[]> => {
    const { changes, orders, ordersByOldRule, ordersAtOldPrice, ordersWhereClosed } = await buyDuringChanges(rig, {});
    return [
      report('changes', changes),
      expectAtLeast('orders', orders, 1),
      expectExactly('by an old rule', ordersByOldRule, 0),
      expectExactly('at an old price', ordersAtOldPrice, 0),
      expectExactly('where it was closed', ordersWhereClosed, 0),
    ];
  },
};

/** The comparison of the rules' versions under the lock, in the statement of orders (`getOrderPreconditions`). */
const guard = 'AND NOT EXISTS (SELECT FROM list_changed_rules(';
/** Makes the comparison true unless the order has expired. */
const patchedGuard = 'OR NOT EXISTS (SELECT FROM list_changed_rules(';

const withoutVersionCheck: Drill = {
  name: 'without-versions',
  number: 21,
  description:
    'Drill `rules-change` in a build without the comparison of the rules’ versions (ADR 21): it must sell by an old rule',
  isInQuickRun: false,
  run: async (rig): Promise<readonly Figure[]> => {
    const build = rig.buildWithPatches([[guard, patchedGuard]]);
    const { changes, orders, ordersByOldRule, ordersAtOldPrice, ordersWhereClosed } = await buyDuringChanges(rig, {
      withoutGuard: { build },
    });
    return [
      report('changes', changes),
      report('orders', orders),
      expectAtLeast('by an old rule', ordersByOldRule, 1),
      report('at an old price', ordersAtOldPrice),
      report('where it was closed', ordersWhereClosed),
    ];
  },
};

export const rulesChangeDrills = [salesDuringChanges, withoutVersionCheck] as const;
