import { listBookableSlots } from '../../tools/rig/orders';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { startPooler } from '../lib/pooler';
import { countLostRows, expectAllReserved, startPurchases, wait } from '../lib/purchases';

/** Fewer connections than two processes open without a pooler. */
const connectionCount = 4;

export const pooler: Drill = {
  name: 'pooler',
  number: 9,
  description: 'Two processes share four connections of a PgBouncer in transaction mode, and one of them is killed',
  isInQuickRun: false,
  run: async (rig) => {
    const { port, stop } = await startPooler(rig.postgres, connectionCount);
    rig.addCleanup(stop);
    const deployment = await rig.deploy({ processes: 2, poolerPort: port });
    const orders = await listBookableSlots(deployment.url);
    const guests = await deployment.startGuests(300);
    const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 20);
    await wait(5_000);
    await deployment.servers[1]?.kill();
    await wait(5_000);
    const purchases = await end();
    const { rows } = await deployment.pool.query<{ connections: number }>(
      `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dining-api'`,
    );
    const readiness = (await (await fetch(`${deployment.server.url}/readyz`)).json()) as {
      readonly stalledJobs: readonly string[];
    };
    return [
      report('order responses', formatTally(purchases.map(({ orderResponse }) => orderResponse))),
      expectAtLeast('reserved', purchases.filter(({ resvCode }) => resvCode !== undefined).length, 1),
      expectExactly('acknowledged and lost', await countLostRows(deployment, purchases), 0),
      expectAllReserved(purchases),
      report('connections at the end', rows[0]?.connections ?? 0),
      expectExactly('stalled jobs', readiness.stalledJobs.length, 0),
    ];
  },
};
