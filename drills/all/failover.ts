import { listBookableSlots } from '../../tools/rig/orders';
import { startPostgres, type TemporaryPostgres } from '../../tools/rig/postgres';
import { startDatabaseProxy } from '../lib/database-proxy';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectAtLeast, expectExactly, type Figure, formatTally, report } from '../lib/figures';
import {
  countLostReservations,
  countLostRows,
  expectAllReserved,
  type Purchase,
  startPurchases,
  wait,
} from '../lib/purchases';
import { killServer, type Standby, startStandby } from '../lib/standby';
import { refundUnknownCharges } from '../lib/unknown-charges';
import { startVirtualAddress } from '../lib/virtual-address';

async function waitUntilReady(url: string, startMs: number): Promise<number> {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.status === 200) return performance.now() - startMs;
    await wait(50);
  }
}

const replicationDelayMs = 500;

interface FailoverResult {
  readonly deployment: Deployment;
  readonly purchases: readonly Purchase[];
  readonly promotedMs: number;
  readonly readyMs: number;
}

async function failOverUnderLoad(
  rig: DrillRig,
  createStandby: (primary: TemporaryPostgres) => Promise<Standby>,
): Promise<FailoverResult> {
  const primary = await startPostgres();
  rig.addCleanup(async () => {
    // The killed server is restarted, so that it can be stopped and its folder deleted.
    await primary.restart();
    primary.stop();
  });
  const address = await startVirtualAddress(Number(new URL(primary.url).port));
  rig.addCleanup(address.close);
  const proxiedUrl = new URL(primary.url);
  proxiedUrl.port = String(address.port);
  const deployment = await rig.deploy({ databaseServer: { ...primary, url: proxiedUrl.href } });
  const standby = await createStandby(primary);
  rig.addCleanup(standby.stop);

  const orders = await listBookableSlots(deployment.url);
  const guests = await deployment.startGuests(300);
  const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 15);
  await wait(8_000);
  killServer(primary, primary.url);
  const killedAtMs = performance.now();
  const promotedMs = await standby.promote();
  address.moveTo(standby.port);
  const readyMs = await waitUntilReady(deployment.url, killedAtMs);
  await wait(8_000);
  return { deployment, purchases: await end(), promotedMs, readyMs };
}

const createFigures = ({ purchases, promotedMs, readyMs }: FailoverResult): readonly Figure[] => [
  report('order responses', formatTally(purchases.map(({ orderResponse }) => orderResponse))),
  expectAtLeast('reserved', purchases.filter(({ resvCode }) => resvCode !== undefined).length, 1),
  report('promoted in ms', Math.round(promotedMs)),
  report('ready again in ms', Math.round(readyMs)),
];

const synchronousFailover: Drill = {
  name: 'failover',
  number: 9,
  description: 'The database is killed under load; its synchronous standby takes over its address',
  isInQuickRun: false,
  run: async (rig) => {
    const result = await failOverUnderLoad(rig, startStandby);
    const lostOrders = await countLostRows(result.deployment, result.purchases);
    return [
      ...createFigures(result),
      expectExactly('acknowledged and lost', lostOrders, 0),
      expectAllReserved(result.purchases),
    ];
  },
};

const asynchronousFailover: Drill = {
  name: 'failover-asynchronous',
  number: 9,
  description: `The same with an asynchronous standby that is ${replicationDelayMs} ms behind: lost orders are counted, and their charges refunded`,
  isInQuickRun: false,
  run: async (rig) => {
    const result = await failOverUnderLoad(rig, async (primary) => {
      const proxy = await startDatabaseProxy(Number(new URL(primary.url).port));
      rig.addCleanup(proxy.close);
      const standby = await startStandby(primary, { proxyPort: proxy.port, isAsynchronous: true });
      proxy.setDelayMs(replicationDelayMs);
      return standby;
    });
    const { deployment, purchases } = result;
    const [lostReservations, lostOrders] = [
      await countLostReservations(deployment, purchases),
      await countLostRows(deployment, purchases),
    ];
    const { refundedCount, differenceCount } = await refundUnknownCharges(deployment);
    return [
      ...createFigures(result),
      report('reservations acknowledged and lost', lostReservations),
      report('orders held and lost', lostOrders - lostReservations),
      expectAtLeast('charges refunded', refundedCount, lostReservations),
      expectExactly('charges that differ from the ledger at the end', differenceCount, 0),
    ];
  },
};

export const failovers: readonly Drill[] = [synchronousFailover, asynchronousFailover];
