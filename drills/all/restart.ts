import { ordersOf } from '../../tools/rig/orders';
import { patientUnderLoad } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { atLeast, exactly, tallied, told } from '../lib/figures';
import { lostOf, trade, unfinished, wait } from '../lib/trade';

export const restart: Drill = {
  name: 'restart',
  number: 10,
  what: 'The server is stopped as a deployment does and started again, three times, under 50 requests a second',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: patientUnderLoad });
    const orders = await ordersOf(deployment.url);
    const guests = await deployment.guests(300);
    // Two calls an order.
    const { end } = trade(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 25);
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
      told('ordered', tallied(deals.map(({ ordered }) => ordered))),
      atLeast('reserved', served, 1),
      unfinished(deals),
      exactly('acknowledged and lost', await lostOf(deployment, deals), 0),
      told('longest stop, ms', Math.round(Math.max(...stops))),
    ];
  },
};
