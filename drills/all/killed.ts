import { type Guest, type Order, returnFromPayment, submitPaymentWindow, tryPrepay } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { DatabaseProxy } from '../lib/database-proxy';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectExactly, type Figure, formatTally } from '../lib/figures';
import { injectFault, waitUntilFaultsUsed } from '../lib/ledger';
import { catchNoAnswer, listTableOrders, orderAtOnce, reserve } from '../lib/orders';
import { waitUntilSettled } from '../lib/wait-until-settled';

const getRounds = ({ scale }: DrillRig): number => (scale === 'full' ? 20 : 3);

interface RoundStart {
  readonly shopOrderNo: string | undefined;
  readonly form?: object;
}

interface KillPoint {
  readonly name: string;
  readonly bring: (deployment: Deployment, proxy: DatabaseProxy, guest: Guest, order: Order) => Promise<RoundStart>;
  readonly end: string;
}

const stallMs = 1_500;

async function createHold(deployment: Deployment, guest: Guest, order: Order): Promise<string> {
  const [one] = (await orderAtOnce(deployment, [guest], () => order)).held;
  if (one === undefined) throw new Error('not held');
  return one.shopOrderNo;
}

const stallApproval =
  (work: 'first' | 'never'): KillPoint['bring'] =>
  async (deployment, _proxy, guest, order) => {
    const shopOrderNo = await createHold(deployment, guest, order);
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    await injectFault(deployment.easypay, { operation: 'approve', shopOrderNo, kind: 'stall', ms: stallMs, work });
    void catchNoAnswer(returnFromPayment(deployment, guest, form));
    await waitUntilFaultsUsed(deployment.easypay);
    return { shopOrderNo, form };
  };

const points: readonly KillPoint[] = [
  {
    name: 'hold made',
    end: 'lapsed',
    bring: async (deployment, _proxy, guest, order) => {
      await injectFault(deployment.easypay, { operation: 'register', kind: 'stall', ms: stallMs, work: 'never' });
      void catchNoAnswer(tryPrepay(deployment, guest, order, deployment.nextNumber()));
      await waitUntilFaultsUsed(deployment.easypay);
      return { shopOrderNo: undefined };
    },
  },
  { name: 'intent kept', end: 'declined', bring: stallApproval('never') },
  { name: 'approved but unread', end: 'reserved', bring: stallApproval('first') },
  {
    name: 'committed but unanswered',
    end: 'reserved',
    bring: async (deployment, proxy, guest, order) => {
      const shopOrderNo = await createHold(deployment, guest, order);
      const form = await submitPaymentWindow(deployment, shopOrderNo);
      const committed = proxy.atCommit('insert_reservation', 'keep the answer');
      void catchNoAnswer(returnFromPayment(deployment, guest, form));
      await committed;
      return { shopOrderNo, form };
    },
  },
  {
    name: 'refund sent',
    end: 'refunded',
    bring: async (deployment, _proxy, guest, order) => {
      const { shopOrderNo, resvCode } = await reserve(deployment, guest, order);
      await injectFault(deployment.easypay, {
        operation: 'cancel',
        shopOrderNo,
        kind: 'stall',
        ms: stallMs,
        work: 'first',
      });
      void catchNoAnswer(postJson(`${deployment.url}/api/resv/cancel`, { resvCode }, guest.headers));
      await waitUntilFaultsUsed(deployment.easypay);
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
  orders: readonly Order[],
): Promise<readonly Figure[]> {
  const brought: RoundStart[] = [];
  const before = await deployment.pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment');
  const known = new Set(before.rows.map(({ no }) => no));
  let answeredAgain = 0;
  for (let round = 0; round < getRounds(rig); round += 1) {
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('nobody');
    const one = await point.bring(deployment, proxy, guest, orders[round % orders.length] ?? {});
    await deployment.server.kill();
    await deployment.server.start();
    brought.push(one);
    if (one.form !== undefined && point.end === 'reserved') {
      const repeated = await catchNoAnswer(returnFromPayment(deployment, guest, one.form));
      if (repeated.status === 200 && repeated.json['result'] !== 'fail') answeredAgain += 1;
    }
  }
  await waitUntilSettled(deployment);
  const after = await deployment.pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment');
  const newKeys = after.rows.map(({ no }) => no).filter((no) => !known.has(no));
  const ends = expectExactly(point.name, await listFinalStates(deployment, newKeys), `${point.end} ${getRounds(rig)}`);
  if (point.end !== 'reserved') return [ends];
  return [ends, expectExactly(`${point.name}: a reload does not report a failure`, answeredAgain, getRounds(rig))];
}

export const killed: Drill = {
  name: 'killed',
  number: 6,
  description: 'kill -9 at five points of an order, 20 times each; the process is started again',
  quick: true,
  run: async (rig) => {
    const proxy = await rig.startDatabaseProxy();
    const deployment = await rig.deploy({ databasePort: proxy.port, settings: { HOLD_SECONDS: '8' } });
    const orders = await listTableOrders(deployment, 'D302');
    const figures: Figure[] = [];
    for (const point of points) figures.push(...(await killAt(rig, deployment, proxy, point, orders)));
    return figures;
  },
};
