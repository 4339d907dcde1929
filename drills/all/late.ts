import { type Order, returnFromPayment, submitPaymentWindow } from '../../tools/rig/orders';
import { type Deployment, longTimeouts } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectExactly, formatTally, report } from '../lib/figures';
import { getLedgerRow } from '../lib/ledger';
import { catchNoAnswer, formatAnswer, getFirst, listTableOrders, orderAtOnce, payAll } from '../lib/orders';
import { countHeads, setSeats } from './last-seat';

const venue = 'D102';
/** The lifetime of a hold: the guest's countdown and a grace period. */
const life = { HOLD_SECONDS: '3', HOLD_GRACE_SECONDS: '1' };
const lifeSeconds = 4;
const maxTries = 1_500;

async function deployWithOneTable(
  rig: DrillRig,
): Promise<{ readonly deployment: Deployment; readonly orders: readonly Order[] }> {
  const deployment = await rig.deploy({ settings: { ...life, ...longTimeouts } });
  await setSeats(deployment, venue, 2);
  return { deployment, orders: await listTableOrders(deployment, venue) };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const closedWindow: Drill = {
  name: 'closed-window',
  number: 8,
  description: 'The payment window is closed without a return: another guest retries until they hold the last table',
  quick: true,
  run: async (rig) => {
    const { deployment, orders } = await deployWithOneTable(rig);
    const order = getFirst(orders);
    const [leaves, waits] = await deployment.startGuests(2);
    if (leaves === undefined || waits === undefined) throw new Error('nobody');
    getFirst((await orderAtOnce(deployment, [leaves], () => order)).held);
    const began = performance.now();
    let word = '';
    for (let tries = 0; tries < maxTries && word !== 'held'; tries += 1) {
      if (tries > 0) await wait(200);
      const { answers } = await orderAtOnce(deployment, [waits], () => order);
      word = formatAnswer(getFirst(answers));
    }
    return [
      expectExactly('the other guest in the end', word, 'held'),
      report(`seat back after s, its hold lives ${lifeSeconds}`, Math.round((performance.now() - began) / 100) / 10),
    ];
  },
};

async function waitUntilLapsed({ pool }: Deployment, shopOrderNo: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(`SELECT 1 FROM payment WHERE shop_order_no = $1 AND state = 'lapsed'`, [
      shopOrderNo,
    ]);
    if (rows.length > 0) return;
    await wait(200);
  }
}

const lateApproval: Drill = {
  name: 'late-approval',
  number: 8,
  description: 'Guests pay after their hold has expired, while the table is free, sold or being sold; ten times each',
  quick: true,
  run: async (rig) => {
    const { deployment, orders } = await deployWithOneTable(rig);
    const lateDrills = await deployment.startGuests(30);
    const others = await deployment.startGuests(30);
    const { held } = await orderAtOnce(deployment, lateDrills, (index) => orders[index] ?? {});
    const forms = await Promise.all(held.map(({ shopOrderNo }) => submitPaymentWindow(deployment, shopOrderNo)));
    await Promise.all(held.map(({ shopOrderNo }) => waitUntilLapsed(deployment, shopOrderNo)));

    /** The seats are free for the first ten, sold for the next ten, and being sold for the last ten. */
    const returned = await Promise.all(
      held.map(async ({ guest }, index) => {
        const form = forms[index] ?? {};
        const payAgain = async () =>
          payAll(
            deployment,
            (await orderAtOnce(deployment, others.slice(index, index + 1), () => orders[index] ?? {})).held,
          );
        if (index < 10) return formatAnswer(await catchNoAnswer(returnFromPayment(deployment, guest, form)));
        if (index < 20) {
          await payAgain();
          return formatAnswer(await catchNoAnswer(returnFromPayment(deployment, guest, form)));
        }
        const [answer] = await Promise.all([catchNoAnswer(returnFromPayment(deployment, guest, form)), payAgain()]);
        return formatAnswer(answer);
      }),
    );
    const books = await Promise.all(held.map(({ shopOrderNo }) => getLedgerRow(deployment.easypay, shopOrderNo)));
    const refused = books.filter((_, index) => returned[index] !== 'success');
    const heads = await Promise.all(held.map((_, index) => countHeads(deployment, orders[index] ?? {})));
    return [
      expectExactly('held at first', held.length, 30),
      expectExactly('free', formatTally(returned.slice(0, 10)), 'success 10'),
      expectExactly('sold', formatTally(returned.slice(10, 20)), 'sold_out 10'),
      expectExactly('in that moment: tables sold twice', heads.filter((each) => each > 2).length, 0),
      expectExactly('refused and still charged', refused.filter(({ remaining }) => remaining > 0).length, 0),
      expectExactly('refunded twice', refused.filter(({ calls }) => calls.cancel > 1).length, 0),
    ];
  },
};

export const late = [closedWindow, lateApproval] as const;
