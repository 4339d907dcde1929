import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOrders } from '../../tools/rig/orders';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { createPreviousRelease } from '../lib/older-build';
import { countLost, reportUnfinished, startPurchases, wait } from '../lib/purchases';

/** The number of migrations that the older server does not have. */
const steps = 12;

export const upgrade: Drill = {
  name: 'upgrade',
  number: 10,
  description: 'Two servers of an older schema work on the newest, and are replaced one by one under load',
  quick: false,
  run: async (rig) => {
    const folder = mkdtempSync(join(tmpdir(), 'dining-older-'));
    rig.addCleanup(() => rmSync(folder, { recursive: true, force: true }));
    const older = createPreviousRelease(join(folder, 'build'), steps);
    const deployment = await rig.deploy({ processes: 4, builds: [older, older] });
    const [old1, old2, new1, new2] = deployment.servers;
    if (old1 === undefined || old2 === undefined || new1 === undefined || new2 === undefined)
      throw new Error('four processes');
    const orders = await listOrders(deployment.url);
    const guests = await deployment.startGuests(300);
    const getOrder = (index: number) => orders[(index * 7) % orders.length] ?? {};
    await new1.stop();
    await new2.stop();

    const alone = startPurchases(deployment, guests, getOrder, 12);
    await wait(6_000);
    const byOld = await alone.end();
    const ready = await (await fetch(`${old1.url}/readyz`)).json();

    const { end } = startPurchases(deployment, guests, getOrder, 12);
    for (const [fresh, stale] of [
      [new1, old1],
      [new2, old2],
    ] as const) {
      await fresh.start();
      await wait(3_000);
      await stale.stop();
      await wait(2_000);
    }
    const meanwhile = await end();
    const all = [...byOld, ...meanwhile];
    return [
      report('the older server', `${older.commit}, ${older.missingMigrations} migrations back`),
      expectExactly('it says that it is ready', String((ready as { ok: boolean }).ok), 'true'),
      report('orders on the older servers only', formatTally(byOld.map(({ ordered }) => ordered))),
      expectAtLeast(
        'reserved on the older servers only',
        byOld.filter(({ resvCode }) => resvCode !== undefined).length,
        1,
      ),
      report('ordered while they were replaced', formatTally(meanwhile.map(({ ordered }) => ordered))),
      expectAtLeast('reserved meanwhile', meanwhile.filter(({ resvCode }) => resvCode !== undefined).length, 1),
      expectExactly('acknowledged and lost', await countLost(deployment, all), 0),
      reportUnfinished(all),
    ];
  },
};
