import { ask } from '../../tools/rig/ask';
import { ordersOf } from '../../tools/rig/orders';
import { firstOf, orNone, payAll, rush, serverErrors, tables, wordOf } from '../lib/buying';
import { patient, patientUnderLoad } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { atLeast, exactly, tallied, told } from '../lib/figures';
import { type Deal, lostOf, trade, unfinished, wait } from '../lib/trade';
import { headsAt, setSeats } from './last-seat';

/** Visitors who may begin from one address in the drill. */
const guestsPerAddress = 20;

const behaveAsOne: Drill = {
  name: 'two-as-one',
  number: 20,
  what: 'Two processes behind a round-robin proxy: the last table, a session, and what one address may begin',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ processes: 2, settings: { ...patient, GUESTS_PER_ADDRESS: String(guestsPerAddress) } });
    await setSeats(deployment, 'D102', 2);
    const order = firstOf(await tables(deployment, 'D102'));
    const { answers, held } = await rush(deployment, await deployment.guests(200), () => order);
    // A guest begins, orders and comes back at another process each time.
    const paid = await payAll(deployment, held);
    const headers = { 'x-requested-with': 'rig', origin: deployment.url, 'x-forwarded-for': '10.250.0.1' };
    const begun = await Promise.all(
      Array.from({ length: 60 }, () => orNone(ask(`${deployment.url}/api/guest/start`, {}, headers))),
    );
    return [
      exactly('sold', await headsAt(deployment, order), 2),
      told('told', tallied(answers.map(wordOf))),
      exactly('begun from one address', begun.filter(({ status }) => status === 200).length, guestsPerAddress),
      exactly('5xx', serverErrors([...answers, ...paid, ...begun]), 0),
    ];
  },
};

const isDeclined = ({ paid }: Deal): boolean => paid.at(-1) === 'declined';

const oneKilled: Drill = {
  name: 'one-of-two-killed',
  number: 20,
  what: 'Two processes behind a round-robin proxy under 50 requests a second; kill -9 for one and then the other',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ processes: 2, settings: patientUnderLoad });
    const orders = await ordersOf(deployment.url);
    const { end } = trade(deployment, await deployment.guests(300), (index) => orders[(index * 7) % orders.length] ?? {}, 25);
    for (const server of deployment.servers) {
      await wait(2_500);
      await server.kill();
      await wait(2_500);
      await server.start();
    }
    await wait(2_500);
    const deals = await end();
    // A process may die between its intent and the provider's hearing of it (drill `killed`): nothing is charged then, and the guest is told so.
    const [unheard, heard] = [deals.filter(isDeclined), deals.filter((deal) => !isDeclined(deal))];
    return [
      told('ordered', tallied(deals.map(({ ordered }) => ordered))),
      atLeast('reserved', deals.filter(({ resvCode }) => resvCode !== undefined).length, 1),
      told('told that nothing was charged, for the provider had not heard of it', unheard.length),
      unfinished(heard),
      exactly('acknowledged and lost', await lostOf(deployment, deals), 0),
    ];
  },
};

export const twoProcesses = [behaveAsOne, oneKilled] as const;
