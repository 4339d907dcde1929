import { listOrders } from '../../tools/rig/orders';
import { type PrivateServer, startPostgres } from '../../tools/rig/postgres';
import { startDatabaseProxy } from '../lib/database-proxy';
import type { Deployment } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectAtLeast, expectExactly, type Figure, formatTally, report } from '../lib/figures';
import { settleFoundCharges } from '../lib/found-charges';
import {
  countLost,
  countLostReservations,
  type Purchase,
  reportUnfinished,
  startPurchases,
  wait,
} from '../lib/purchases';
import { kill, type Standby, startStandby } from '../lib/standby';
import { startVirtualAddress } from '../lib/virtual-address';

async function waitUntilReady(url: string, began: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - began;
    await wait(50);
  }
}

const behindMs = 500;

interface FailoverResult {
  readonly deployment: Deployment;
  readonly deals: readonly Purchase[];
  readonly promotedMs: number;
  readonly readyMs: number;
}

async function failOverUnderLoad(
  rig: DrillRig,
  createStandby: (primary: PrivateServer) => Promise<Standby>,
): Promise<FailoverResult> {
  const primary = await startPostgres();
  rig.addCleanup(async () => {
    // Restarted after the kill, so that it can be stopped and its folder deleted.
    await primary.restart();
    primary.stop();
  });
  const address = await startVirtualAddress(Number(new URL(primary.url).port));
  rig.addCleanup(address.close);
  const named = new URL(primary.url);
  named.port = String(address.port);
  const deployment = await rig.deploy({ on: { ...primary, url: named.href } });
  const standby = await createStandby(primary);
  rig.addCleanup(standby.stop);

  const orders = await listOrders(deployment.url);
  const guests = await deployment.startGuests(300);
  const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 15);
  await wait(8_000);
  kill(primary, primary.url);
  const died = performance.now();
  const promotedMs = await standby.promote();
  address.moveTo(standby.port);
  const readyMs = await waitUntilReady(deployment.url, died);
  await wait(8_000);
  return { deployment, deals: await end(), promotedMs, readyMs };
}

const createFigures = ({ deals, promotedMs, readyMs }: FailoverResult): readonly Figure[] => [
  report('ordered', formatTally(deals.map(({ ordered }) => ordered))),
  expectAtLeast('reserved', deals.filter(({ resvCode }) => resvCode !== undefined).length, 1),
  report('promoted in ms', Math.round(promotedMs)),
  report('ready again ms after the failover', Math.round(readyMs)),
];

const synchronous: Drill = {
  name: 'failover',
  number: 9,
  description: 'The database is killed under load; its synchronous standby takes its place at the same address',
  quick: false,
  run: async (rig) => {
    const failover = await failOverUnderLoad(rig, startStandby);
    const lost = await countLost(failover.deployment, failover.deals);
    return [
      ...createFigures(failover),
      expectExactly('acknowledged and lost', lost, 0),
      reportUnfinished(failover.deals),
    ];
  },
};

const asynchronous: Drill = {
  name: 'failover-asynchronous',
  number: 9,
  description: `The same with a standby that commits do not wait for, ${behindMs} ms behind: what is lost is counted, and its charges are settled`,
  quick: false,
  run: async (rig) => {
    const failover = await failOverUnderLoad(rig, async (primary) => {
      const line = await startDatabaseProxy(Number(new URL(primary.url).port));
      rig.addCleanup(line.close);
      const standby = await startStandby(primary, { line: line.port, isAsynchronous: true });
      line.delay(behindMs);
      return standby;
    });
    const { deployment, deals } = failover;
    const [lost, all] = [await countLostReservations(deployment, deals), await countLost(deployment, deals)];
    const { wentBack, differ } = await settleFoundCharges(deployment);
    return [
      ...createFigures(failover),
      report('reservations acknowledged and lost', lost),
      report('orders held and lost', all - lost),
      expectAtLeast('charges that went back', wentBack, lost),
      expectExactly('charges that the books differ about in the end', differ, 0),
    ];
  },
};

export const failovers: readonly Drill[] = [synchronous, asynchronous];
