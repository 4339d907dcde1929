import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBookableSlots } from '../../tools/rig/orders';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { countLostRows, expectAllReserved, startPurchases, wait } from '../lib/purchases';
import { createPreviousRelease } from '../lib/release-build';

/** The number of latest migrations that the older server lacks if there is no release tag. */
const missingMigrationCount = 1;

export const upgrade: Drill = {
  name: 'upgrade',
  number: 10,
  description:
    'Two servers of an older release work on the newest database schema, and are replaced one by one under load',
  isInQuickRun: false,
  run: async (rig) => {
    const folder = mkdtempSync(join(tmpdir(), 'dining-older-'));
    rig.addCleanup(() => rmSync(folder, { recursive: true, force: true }));
    const olderBuild = createPreviousRelease(join(folder, 'build'), missingMigrationCount);
    const deployment = await rig.deploy({ processes: 4, builds: [olderBuild, olderBuild] });
    const [old1, old2, new1, new2] = deployment.servers;
    if (old1 === undefined || old2 === undefined || new1 === undefined || new2 === undefined)
      throw new Error('the deployment needs four processes');
    const orders = await listBookableSlots(deployment.url);
    const guests = await deployment.startGuests(300);
    const getOrder = (index: number) => orders[(index * 7) % orders.length] ?? {};
    await new1.stop();
    await new2.stop();

    const olderPurchases = startPurchases(deployment, guests, getOrder, 12);
    await wait(6_000);
    const purchasesOnOlder = await olderPurchases.end();
    const readiness = await (await fetch(`${old1.url}/readyz`)).json();

    const { end } = startPurchases(deployment, guests, getOrder, 12);
    for (const [newServer, oldServer] of [
      [new1, old1],
      [new2, old2],
    ] as const) {
      await newServer.start();
      await wait(3_000);
      await oldServer.stop();
      await wait(2_000);
    }
    const purchasesDuringUpgrade = await end();
    const allPurchases = [...purchasesOnOlder, ...purchasesDuringUpgrade];
    return [
      report('the older server', `${olderBuild.commit}, ${olderBuild.missingMigrations} migrations older`),
      expectExactly('the older server reports ready', String((readiness as { ok: boolean }).ok), 'true'),
      report(
        'order responses of the older servers',
        formatTally(purchasesOnOlder.map(({ orderResponse }) => orderResponse)),
      ),
      expectAtLeast(
        'reserved on the older servers',
        purchasesOnOlder.filter(({ resvCode }) => resvCode !== undefined).length,
        1,
      ),
      report(
        'order responses during the replacement',
        formatTally(purchasesDuringUpgrade.map(({ orderResponse }) => orderResponse)),
      ),
      expectAtLeast(
        'reserved during the replacement',
        purchasesDuringUpgrade.filter(({ resvCode }) => resvCode !== undefined).length,
        1,
      ),
      expectExactly('acknowledged and lost', await countLostRows(deployment, allPurchases), 0),
      expectAllReserved(allPurchases),
    ];
  },
};
