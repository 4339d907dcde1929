import { listBookableSlots } from '../../tools/rig/orders';
import { longTimeoutsUnderLoad } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { countLostRows, expectAllReserved, startPurchases, wait } from '../lib/purchases';

export const restart: Drill = {
  name: 'restart',
  number: 10,
  description: 'The server is stopped as in a deployment and started again, three times, under 50 requests a second',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeoutsUnderLoad });
    const orders = await listBookableSlots(deployment.url);
    const guests = await deployment.startGuests(300);
    const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 25);
    const stopMs: number[] = [];
    for (let round = 0; round < (rig.scale === 'full' ? 3 : 1); round += 1) {
      await wait(3_000);
      stopMs.push(await deployment.server.stop());
      await deployment.server.start();
    }
    await wait(3_000);
    const purchases = await end();
    const reservedCount = purchases.filter(({ resvCode }) => resvCode !== undefined).length;
    return [
      report('order responses', formatTally(purchases.map(({ orderResponse }) => orderResponse))),
      expectAtLeast('reserved', reservedCount, 1),
      expectAllReserved(purchases),
      expectExactly('acknowledged and lost', await countLostRows(deployment, purchases), 0),
      report('longest stop in ms', Math.round(Math.max(...stopMs))),
    ];
  },
};
