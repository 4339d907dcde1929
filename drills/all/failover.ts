import { ordersOf } from '../../tools/rig/orders';
import { startPostgres } from '../../tools/rig/postgres';
import type { Drill } from '../lib/drill';
import { atLeast, atMost, exactly, tallied, told } from '../lib/figures';
import { startMovedAddress } from '../lib/moved-address';
import { kill, startStandby } from '../lib/standby';
import { lostOf, trade, unfinished, wait } from '../lib/trade';

/** Waits until the server says that it can serve guests; answers the milliseconds since. */
async function untilReady(url: string, began: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - began;
    await wait(50);
  }
}

export const failover: Drill = {
  name: 'failover',
  number: 9,
  what: 'The database is killed under load; its synchronous standby takes its place at the same address',
  quick: false,
  run: async (rig) => {
    const primary = await startPostgres();
    rig.atEnd(async () => {
      // It was killed: started again it can be stopped, and its folder cleared away.
      await primary.restart();
      primary.stop();
    });
    const address = await startMovedAddress(Number(new URL(primary.url).port));
    rig.atEnd(address.close);
    const named = new URL(primary.url);
    named.port = String(address.port);
    const house = await rig.house({ on: { ...primary, url: named.href } });
    const standby = await startStandby(primary);
    rig.atEnd(standby.stop);

    const orders = await ordersOf(house.url);
    const guests = await house.guests(300);
    const { end } = trade(house, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 15);
    await wait(8_000);
    kill(primary, primary.url);
    const died = performance.now();
    const promoted = await standby.promote();
    address.moveTo(standby.port);
    const ready = await untilReady(house.url, died);
    await wait(8_000);
    const deals = await end();
    return [
      told('ordered', tallied(deals.map(({ ordered }) => ordered))),
      atLeast('reserved', deals.filter(({ resvCode }) => resvCode !== undefined).length, 50),
      told('promoted in ms', Math.round(promoted)),
      atMost('ready again ms after the death', Math.round(ready), 15_000),
      exactly('acknowledged and lost', await lostOf(house, deals), 0),
      unfinished(deals),
    ];
  },
};
