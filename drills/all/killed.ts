import {
  type Guest,
  type OrderTemplate,
  requestPayment,
  returnFromPayment,
  submitPaymentWindow,
} from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { DatabaseProxy } from '../lib/database-proxy';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectExactly, type Figure, formatTally } from '../lib/figures';
import { injectFault, waitUntilFaultsUsed } from '../lib/ledger';
import { catchConnectionError, listTableOrders, orderAtOnce, reserve } from '../lib/orders';
import { waitUntilSettled } from '../lib/wait-until-settled';

const getRoundCount = ({ scale }: DrillRig): number => (scale === 'full' ? 20 : 3);

interface RoundStart {
  readonly shopOrderNo: string | undefined;
  readonly form?: object;
}

interface KillPoint {
  readonly name: string;
  readonly prepare: (
    deployment: Deployment,
    proxy: DatabaseProxy,
    guest: Guest,
    order: OrderTemplate,
  ) => Promise<RoundStart>;
  readonly finalState: string;
}

const stallMs = 1_500;

async function createHold(deployment: Deployment, guest: Guest, order: OrderTemplate): Promise<string> {
  const [heldOrder] = (await orderAtOnce(deployment, [guest], () => order)).heldOrders;
  if (heldOrder === undefined) throw new Error('the order was not held');
  return heldOrder.shopOrderNo;
}

const stallApproval =
  (work: 'first' | 'never'): KillPoint['prepare'] =>
  async (deployment, _proxy, guest, order) => {
    const shopOrderNo = await createHold(deployment, guest, order);
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    await injectFault(deployment.easypayUrl, { operation: 'approve', shopOrderNo, kind: 'stall', ms: stallMs, work });
    void catchConnectionError(returnFromPayment(deployment, guest, form));
    await waitUntilFaultsUsed(deployment.easypayUrl);
    return { shopOrderNo, form };
  };

const killPoints: readonly KillPoint[] = [
  {
    name: 'hold created',
    finalState: 'lapsed',
    prepare: async (deployment, _proxy, guest, order) => {
      await injectFault(deployment.easypayUrl, { operation: 'register', kind: 'stall', ms: stallMs, work: 'never' });
      void catchConnectionError(requestPayment(deployment, guest, order, deployment.getNextNumber()));
      await waitUntilFaultsUsed(deployment.easypayUrl);
      return { shopOrderNo: undefined };
    },
  },
  { name: 'intent stored', finalState: 'declined', prepare: stallApproval('never') },
  { name: 'approved, response not read', finalState: 'reserved', prepare: stallApproval('first') },
  {
    name: 'committed, not answered',
    finalState: 'reserved',
    prepare: async (deployment, proxy, guest, order) => {
      const shopOrderNo = await createHold(deployment, guest, order);
      const form = await submitPaymentWindow(deployment, shopOrderNo);
      const commitFault = proxy.injectCommitFault('insert_reservation', 'withhold the response');
      void catchConnectionError(returnFromPayment(deployment, guest, form));
      await commitFault;
      return { shopOrderNo, form };
    },
  },
  {
    name: 'refund sent',
    finalState: 'refunded',
    prepare: async (deployment, _proxy, guest, order) => {
      const { shopOrderNo, resvCode } = await reserve(deployment, guest, order);
      await injectFault(deployment.easypayUrl, {
        operation: 'cancel',
        shopOrderNo,
        kind: 'stall',
        ms: stallMs,
        work: 'first',
      });
      void catchConnectionError(postJson(`${deployment.url}/api/resv/cancel`, { resvCode }, guest.headers));
      await waitUntilFaultsUsed(deployment.easypayUrl);
      return { shopOrderNo };
    },
  },
];

async function listFinalStates({ pool }: Deployment, orders: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM payment WHERE shop_order_no = ANY($1)', [
    orders,
  ]);
  return formatTally(rows.map(({ state }) => state));
}

async function killAt(
  rig: DrillRig,
  deployment: Deployment,
  proxy: DatabaseProxy,
  point: KillPoint,
  orders: readonly OrderTemplate[],
): Promise<readonly Figure[]> {
  const earlierPayments = await deployment.pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment');
  const earlierOrders = new Set(earlierPayments.rows.map(({ no }) => no));
  let repeatedSuccesses = 0;
  for (let round = 0; round < getRoundCount(rig); round += 1) {
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('no guest was started');
    const roundStart = await point.prepare(deployment, proxy, guest, orders[round % orders.length] ?? {});
    await deployment.server.kill();
    await deployment.server.start();
    if (roundStart.form !== undefined && point.finalState === 'reserved') {
      const repeatedResponse = await catchConnectionError(returnFromPayment(deployment, guest, roundStart.form));
      if (repeatedResponse.status === 200 && repeatedResponse.json['result'] !== 'fail') repeatedSuccesses += 1;
    }
  }
  await waitUntilSettled(deployment);
  const allPayments = await deployment.pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment');
  const newOrders = allPayments.rows.map(({ no }) => no).filter((no) => !earlierOrders.has(no));
  const finalStatesFigure = expectExactly(
    point.name,
    await listFinalStates(deployment, newOrders),
    `${point.finalState} ${getRoundCount(rig)}`,
  );
  if (point.finalState !== 'reserved') return [finalStatesFigure];
  return [
    finalStatesFigure,
    expectExactly(`${point.name}: a reload does not report a failure`, repeatedSuccesses, getRoundCount(rig)),
  ];
}

export const killed: Drill = {
  name: 'killed',
  number: 6,
  description: 'kill -9 at five points of an order, 20 times each; the process is started again',
  isInQuickRun: true,
  run: async (rig) => {
    const proxy = await rig.startDatabaseProxy();
    const deployment = await rig.deploy({ databasePort: proxy.port, settings: { HOLD_SECONDS: '8' } });
    const orders = await listTableOrders(deployment, 'D302');
    const figures: Figure[] = [];
    for (const point of killPoints) figures.push(...(await killAt(rig, deployment, proxy, point, orders)));
    return figures;
  },
};
