import { type OrderTemplate, returnFromPayment, submitPaymentWindow } from '../../tools/rig/orders';
import { type Deployment, longTimeouts } from '../lib/deployment';
import type { Drill, DrillRig } from '../lib/drill';
import { expectExactly, formatTally, report } from '../lib/figures';
import { getLedgerRow } from '../lib/ledger';
import { catchConnectionError, formatResponse, getFirst, listTableOrders, orderAtOnce, payAll } from '../lib/orders';
import { countGuests, setSeats } from './last-seat';

const venue = 'D102';
/** The lifetime of a hold: the guest's countdown and a grace period. */
const holdSettings = { HOLD_SECONDS: '3', HOLD_GRACE_SECONDS: '1' };
const holdSeconds = 4;
const maxTries = 1_500;

async function deployWithOneTable(
  rig: DrillRig,
): Promise<{ readonly deployment: Deployment; readonly orders: readonly OrderTemplate[] }> {
  const deployment = await rig.deploy({ settings: { ...holdSettings, ...longTimeouts } });
  await setSeats(deployment, venue, 2);
  return { deployment, orders: await listTableOrders(deployment, venue) };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const closedWindow: Drill = {
  name: 'closed-window',
  number: 8,
  description: 'The payment window is closed without a return: another guest retries until they hold the last table',
  isInQuickRun: true,
  run: async (rig) => {
    const { deployment, orders } = await deployWithOneTable(rig);
    const order = getFirst(orders);
    const [leavingGuest, waitingGuest] = await deployment.startGuests(2);
    if (leavingGuest === undefined || waitingGuest === undefined) throw new Error('no guest was started');
    getFirst((await orderAtOnce(deployment, [leavingGuest], () => order)).heldOrders);
    const startedAt = performance.now();
    let response = '';
    for (let tries = 0; tries < maxTries && response !== 'held'; tries += 1) {
      if (tries > 0) await wait(200);
      const { responses } = await orderAtOnce(deployment, [waitingGuest], () => order);
      response = formatResponse(getFirst(responses));
    }
    return [
      expectExactly('result of the other guest', response, 'held'),
      report(
        `seconds until the table was free, with a hold of ${holdSeconds} s`,
        Math.round((performance.now() - startedAt) / 100) / 10,
      ),
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
  description:
    'Guests return from the payment window after their hold has expired, while the table is free, sold or being sold; ten times each',
  isInQuickRun: true,
  run: async (rig) => {
    const { deployment, orders } = await deployWithOneTable(rig);
    const lateGuests = await deployment.startGuests(30);
    const otherGuests = await deployment.startGuests(30);
    const { heldOrders } = await orderAtOnce(deployment, lateGuests, (index) => orders[index] ?? {});
    const forms = await Promise.all(heldOrders.map(({ shopOrderNo }) => submitPaymentWindow(deployment, shopOrderNo)));
    await Promise.all(heldOrders.map(({ shopOrderNo }) => waitUntilLapsed(deployment, shopOrderNo)));

    /** The seats are free for the first ten, sold for the next ten, and being sold for the last ten. */
    const returnResults = await Promise.all(
      heldOrders.map(async ({ guest }, index) => {
        const form = forms[index] ?? {};
        const sellToOther = async () =>
          payAll(
            deployment,
            (await orderAtOnce(deployment, otherGuests.slice(index, index + 1), () => orders[index] ?? {})).heldOrders,
          );
        if (index < 10) return formatResponse(await catchConnectionError(returnFromPayment(deployment, guest, form)));
        if (index < 20) {
          await sellToOther();
          return formatResponse(await catchConnectionError(returnFromPayment(deployment, guest, form)));
        }
        const [response] = await Promise.all([
          catchConnectionError(returnFromPayment(deployment, guest, form)),
          sellToOther(),
        ]);
        return formatResponse(response);
      }),
    );
    const ledgerRows = await Promise.all(
      heldOrders.map(({ shopOrderNo }) => getLedgerRow(deployment.easypayUrl, shopOrderNo)),
    );
    const refusedRows = ledgerRows.filter((_, index) => returnResults[index] !== 'success');
    const seatCounts = await Promise.all(heldOrders.map((_, index) => countGuests(deployment, orders[index] ?? {})));
    return [
      expectExactly('held', heldOrders.length, 30),
      expectExactly('free', formatTally(returnResults.slice(0, 10)), 'success 10'),
      expectExactly('sold', formatTally(returnResults.slice(10, 20)), 'sold_out 10'),
      expectExactly('being sold: tables sold twice', seatCounts.filter((each) => each > 2).length, 0),
      expectExactly('refused and still charged', refusedRows.filter(({ remaining }) => remaining > 0).length, 0),
      expectExactly('refunded twice', refusedRows.filter(({ calls }) => calls.cancel > 1).length, 0),
    ];
  },
};

export const latePaymentDrills = [closedWindow, lateApproval] as const;
