import { listBookableSlots } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import { longTimeouts, longTimeoutsUnderLoad } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import {
  catchConnectionError,
  countServerErrors,
  formatResponse,
  getFirst,
  listTableOrders,
  orderAtOnce,
  payAll,
} from '../lib/orders';
import { countLostRows, expectAllReserved, type Purchase, startPurchases, wait } from '../lib/purchases';
import { countGuests, setSeats } from './last-seat';

const guestsPerIpAddress = 20;

const twoAsOne: Drill = {
  name: 'two-as-one',
  number: 20,
  description:
    'Two processes behind a round-robin proxy: the last table, a session, and the limit of guest sessions of one IP address',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({
      processes: 2,
      settings: { ...longTimeouts, GUESTS_PER_ADDRESS: String(guestsPerIpAddress) },
    });
    await setSeats(deployment, 'D102', 2);
    const order = getFirst(await listTableOrders(deployment, 'D102'));
    const { responses, heldOrders } = await orderAtOnce(deployment, await deployment.startGuests(200), () => order);
    // The requests of a guest reach both processes.
    const paymentResponses = await payAll(deployment, heldOrders);
    const headers = { 'x-requested-with': 'rig', origin: deployment.url, 'x-forwarded-for': '10.250.0.1' };
    const guestStarts = await Promise.all(
      Array.from({ length: 60 }, () =>
        catchConnectionError(postJson(`${deployment.url}/api/guest/start`, {}, headers)),
      ),
    );
    return [
      expectExactly('sold', await countGuests(deployment, order), 2),
      report('responses', formatTally(responses.map(formatResponse))),
      expectExactly(
        'guest sessions started from one IP address',
        guestStarts.filter(({ status }) => status === 200).length,
        guestsPerIpAddress,
      ),
      expectExactly('5xx', countServerErrors([...responses, ...paymentResponses, ...guestStarts]), 0),
    ];
  },
};

const isDeclined = ({ returnResponses }: Purchase): boolean => returnResponses.at(-1) === 'declined';

const oneKilled: Drill = {
  name: 'one-of-two-killed',
  number: 20,
  description:
    'Two processes behind a round-robin proxy under 50 requests a second; kill -9 for one and then the other',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ processes: 2, settings: longTimeoutsUnderLoad });
    const orders = await listBookableSlots(deployment.url);
    const { end } = startPurchases(
      deployment,
      await deployment.startGuests(300),
      (index) => orders[(index * 7) % orders.length] ?? {},
      25,
    );
    for (const server of deployment.servers) {
      await wait(2_500);
      await server.kill();
      await wait(2_500);
      await server.start();
    }
    await wait(2_500);
    const purchases = await end();
    // A process may die before the provider gets the approval (drill `killed`): the payment is declined and nothing is
    // charged.
    const declinedPurchases = purchases.filter(isDeclined);
    const otherPurchases = purchases.filter((purchase) => !isDeclined(purchase));
    return [
      report('order responses', formatTally(purchases.map(({ orderResponse }) => orderResponse))),
      expectAtLeast('reserved', purchases.filter(({ resvCode }) => resvCode !== undefined).length, 1),
      report('declined because the approval was not sent', declinedPurchases.length),
      expectAllReserved(otherPurchases),
      expectExactly('acknowledged and lost', await countLostRows(deployment, purchases), 0),
    ];
  },
};

export const twoProcessDrills = [twoAsOne, oneKilled] as const;
