import { ordersOf } from '../../tools/rig/orders';
import { type PrivateServer, startPostgres } from '../../tools/rig/postgres';
import { startDatabaseProxy } from '../lib/database-proxy';
import type { Drill, DrillRig } from '../lib/drill';
import { atLeast, exactly, type Figure, tallied, told } from '../lib/figures';
import { settleFoundCharges } from '../lib/found-charges';
import type { House } from '../lib/house';
import { startMovedAddress } from '../lib/moved-address';
import { kill, type Standby, startStandby } from '../lib/standby';
import { type Deal, lostOf, lostReservationsOf, trade, unfinished, wait } from '../lib/trade';

/** Waits until the server says that it can serve guests; answers the milliseconds since. */
async function untilReady(url: string, began: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - began;
    await wait(50);
  }
}

/** How far behind an asynchronous standby is, in milliseconds: a busy line to another place. */
const behindMs = 500;

/** What a death of the first database has come to. */
interface Death {
  readonly house: House;
  readonly deals: readonly Deal[];
  readonly promotedMs: number;
  readonly readyMs: number;
}

/** The first database is killed under load, and its standby takes its place at the same address. */
async function dieUnderLoad(rig: DrillRig, standbyOf: (primary: PrivateServer) => Promise<Standby>): Promise<Death> {
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
  const standby = await standbyOf(primary);
  rig.atEnd(standby.stop);

  const orders = await ordersOf(house.url);
  const guests = await house.guests(300);
  const { end } = trade(house, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 15);
  await wait(8_000);
  kill(primary, primary.url);
  const died = performance.now();
  const promotedMs = await standby.promote();
  address.moveTo(standby.port);
  const readyMs = await untilReady(house.url, died);
  await wait(8_000);
  return { house, deals: await end(), promotedMs, readyMs };
}

const figuresOf = ({ deals, promotedMs, readyMs }: Death): readonly Figure[] => [
  told('ordered', tallied(deals.map(({ ordered }) => ordered))),
  atLeast('reserved', deals.filter(({ resvCode }) => resvCode !== undefined).length, 1),
  told('promoted in ms', Math.round(promotedMs)),
  told('ready again ms after the death', Math.round(readyMs)),
];

const synchronous: Drill = {
  name: 'failover',
  number: 9,
  what: 'The database is killed under load; its synchronous standby takes its place at the same address',
  quick: false,
  run: async (rig) => {
    const death = await dieUnderLoad(rig, startStandby);
    const lost = await lostOf(death.house, death.deals);
    return [...figuresOf(death), exactly('acknowledged and lost', lost, 0), unfinished(death.deals)];
  },
};

const asynchronous: Drill = {
  name: 'failover-asynchronous',
  number: 9,
  what: `The same with a standby that commits do not wait for, ${behindMs} ms behind: what is lost is counted, and its charges are settled`,
  quick: false,
  run: async (rig) => {
    const death = await dieUnderLoad(rig, async (primary) => {
      const line = await startDatabaseProxy(Number(new URL(primary.url).port));
      rig.atEnd(line.close);
      const standby = await startStandby(primary, { line: line.port, isAsynchronous: true });
      line.delay(behindMs);
      return standby;
    });
    const { house, deals } = death;
    const [lost, all] = [await lostReservationsOf(house, deals), await lostOf(house, deals)];
    const { wentBack, differ } = await settleFoundCharges(house);
    return [
      ...figuresOf(death),
      told('reservations acknowledged and lost', lost),
      told('orders held and lost', all - lost),
      atLeast('charges that went back', wentBack, lost),
      exactly('charges that the books differ about in the end', differ, 0),
    ];
  },
};

export const failovers: readonly Drill[] = [synchronous, asynchronous];
