import { listOrders } from '../../tools/rig/orders';
import { longTimeoutsUnderLoad } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { countLost, reportUnfinished, startPurchases, wait } from '../lib/purchases';

export const restart: Drill = {
  name: 'restart',
  number: 10,
  description: 'The server is stopped as a deployment does and started again, three times, under 50 requests a second',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeoutsUnderLoad });
    const orders = await listOrders(deployment.url);
    const guests = await deployment.startGuests(300);
    const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 25);
    const stops: number[] = [];
    for (let round = 0; round < (rig.scale === 'full' ? 3 : 1); round += 1) {
      await wait(3_000);
      stops.push(await deployment.server.stop());
      await deployment.server.start();
    }
    await wait(3_000);
    const deals = await end();
    const served = deals.filter(({ resvCode }) => resvCode !== undefined).length;
    return [
      report('ordered', formatTally(deals.map(({ ordered }) => ordered))),
      expectAtLeast('reserved', served, 1),
      reportUnfinished(deals),
      expectExactly('acknowledged and lost', await countLost(deployment, deals), 0),
      report('longest stop, ms', Math.round(Math.max(...stops))),
    ];
  },
};
