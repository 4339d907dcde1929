import { getRegistration, type OrderTemplate, returnFromPayment, submitPaymentWindow } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, type Figure, formatTally, report } from '../lib/figures';
import { injectFault } from '../lib/ledger';
import { catchConnectionError, type HeldOrder, listTableOrders, orderAtOnce, payAll, reserve } from '../lib/orders';
import { waitUntilSettled } from '../lib/wait-until-settled';

/** Longer than the server waits for the provider. */
const lateResponseMs = 2_600;

interface ProviderFault {
  readonly name: string;
  readonly behaviour: Readonly<Record<string, unknown>>;
  readonly allowedStates: readonly string[];
}

const approvalFaults: readonly ProviderFault[] = [
  { name: '500, nothing done', behaviour: { kind: 'http500' }, allowedStates: ['declined'] },
  { name: '500, charged', behaviour: { kind: 'http500', work: 'first' }, allowedStates: ['reserved'] },
  { name: 'invalid data, charged', behaviour: { kind: 'junk' }, allowedStates: ['reserved'] },
  { name: '90 kB of invalid data', behaviour: { kind: 'junk', body: 'x'.repeat(90_000) }, allowedStates: ['reserved'] },
  { name: 'cut, nothing done', behaviour: { kind: 'drop', work: 'never' }, allowedStates: ['declined'] },
  { name: 'cut, charged', behaviour: { kind: 'drop' }, allowedStates: ['reserved'] },
  { name: 'late, charged at once', behaviour: { kind: 'stall', ms: lateResponseMs }, allowedStates: ['reserved'] },
  // If the server has stopped waiting by then, the charge is voided.
  {
    name: 'late, charged late',
    behaviour: { kind: 'stall', ms: lateResponseMs, work: 'last' },
    allowedStates: ['reserved', 'voided'],
  },
  {
    name: 'no response for 30 s',
    behaviour: { kind: 'stall', ms: 30_000, work: 'never' },
    allowedStates: ['declined'],
  },
  { name: 'declined', behaviour: { kind: 'decline' }, allowedStates: ['declined'] },
  { name: 'approval still pending', behaviour: { kind: 'pending' }, allowedStates: ['declined'] },
  { name: 'a wrong amount', behaviour: { kind: 'wrongAmount', amount: 999_000 }, allowedStates: ['voided'] },
  { name: 'another order', behaviour: { kind: 'wrongOrder' }, allowedStates: ['voided'] },
  { name: 'another merchant', behaviour: { kind: 'wrongMall' }, allowedStates: ['voided'] },
  { name: 'a bad signature', behaviour: { kind: 'badSignature' }, allowedStates: ['voided'] },
];

const cancellationFaults: readonly ProviderFault[] = [
  { name: '500, nothing done', behaviour: { kind: 'http500' }, allowedStates: ['refunded'] },
  { name: '500, refunded', behaviour: { kind: 'http500', work: 'first' }, allowedStates: ['refunded'] },
  { name: 'invalid data, refunded', behaviour: { kind: 'junk' }, allowedStates: ['refunded'] },
  { name: 'cut, refunded', behaviour: { kind: 'drop' }, allowedStates: ['refunded'] },
  { name: 'late', behaviour: { kind: 'stall', ms: lateResponseMs }, allowedStates: ['refunded'] },
  { name: 'declined once', behaviour: { kind: 'decline' }, allowedStates: ['refunded'] },
];

const ordersPerFault = 4;

async function listStates({ pool }: Deployment, orders: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM payment WHERE shop_order_no = ANY($1)', [
    orders,
  ]);
  return rows.map(({ state }) => state);
}

interface FaultedOrders {
  readonly fault: ProviderFault;
  readonly heldOrders: readonly HeldOrder[];
}

async function checkFinalStates(
  deployment: Deployment,
  kind: string,
  faultedOrders: readonly FaultedOrders[],
): Promise<readonly Figure[]> {
  const results = await Promise.all(
    faultedOrders.map(async ({ fault: { name, allowedStates }, heldOrders }) => {
      const states = await listStates(
        deployment,
        heldOrders.map(({ shopOrderNo }) => shopOrderNo),
      );
      return { name, states, allowedCount: states.filter((state) => allowedStates.includes(state)).length };
    }),
  );
  const wrongStates = results
    .filter(({ allowedCount }) => allowedCount < ordersPerFault)
    .map(({ name, states }) => `${name}: ${formatTally(states)}`);
  return [
    expectExactly(
      `${kind} in ${faultedOrders.length} kinds of fault with an allowed final state`,
      results.reduce((sum, { allowedCount }) => sum + allowedCount, 0),
      ordersPerFault * faultedOrders.length,
    ),
    ...(wrongStates.length > 0 ? [report('other final states', wrongStates.join('; '))] : []),
  ];
}

async function orderWithFaults(
  deployment: Deployment,
  orders: readonly OrderTemplate[],
  faults: readonly ProviderFault[],
  executeWithFault: (heldOrder: HeldOrder, fault: ProviderFault) => Promise<void>,
) {
  return Promise.all(
    faults.map(async (fault, index) => {
      const { heldOrders } = await orderAtOnce(
        deployment,
        await deployment.startGuests(ordersPerFault),
        (orderIndex) => orders[(index * ordersPerFault + orderIndex) % orders.length] ?? {},
      );
      await Promise.all(heldOrders.map((heldOrder) => executeWithFault(heldOrder, fault)));
      return { fault, heldOrders };
    }),
  );
}

export const provider: Drill = {
  name: 'provider',
  number: 7,
  description:
    'The provider answers 500, invalid data, nothing, too late, for another order or amount, at approvals, refunds and registrations',
  isInQuickRun: false,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: { HOLD_SECONDS: '30' } });
    const orders = await listTableOrders(deployment, 'D302');
    const approvals = await orderWithFaults(
      deployment,
      orders,
      approvalFaults,
      async ({ guest, shopOrderNo }, { behaviour }) => {
        await injectFault(deployment.easypayUrl, { operation: 'approve', shopOrderNo, ...behaviour });
        await catchConnectionError(
          returnFromPayment(deployment, guest, await submitPaymentWindow(deployment, shopOrderNo)),
        );
      },
    );
    const refunds = await orderWithFaults(deployment, orders, cancellationFaults, async (heldOrder, { behaviour }) => {
      const [paymentResponse] = await payAll(deployment, [heldOrder]);
      await injectFault(deployment.easypayUrl, {
        operation: 'cancel',
        shopOrderNo: heldOrder.shopOrderNo,
        ...behaviour,
      });
      await catchConnectionError(
        postJson(
          `${deployment.url}/api/resv/cancel`,
          { resvCode: paymentResponse?.json['resvCode'] },
          heldOrder.guest.headers,
        ),
      );
    });

    // The authorization of another order must not pay for this one.
    const [ownOrder, otherOrder] = (
      await orderAtOnce(deployment, await deployment.startGuests(2), (index) => orders.at(-1 - index) ?? {})
    ).heldOrders;
    if (ownOrder === undefined || otherOrder === undefined) throw new Error('the orders were not held');
    const forgedReturn = {
      ...(await submitPaymentWindow(deployment, otherOrder.shopOrderNo)),
      shopOrderNo: ownOrder.shopOrderNo,
    };
    await catchConnectionError(returnFromPayment(deployment, ownOrder.guest, forgedReturn));

    // If the window cannot be opened, the hold is released soon.
    const failedRegistrations: string[] = [];
    for (const kind of ['http500', 'junk', 'drop', 'decline']) {
      await injectFault(deployment.easypayUrl, { operation: 'register', kind, work: 'never' });
      const { responses } = await orderAtOnce(deployment, await deployment.startGuests(1), () => orders.at(-3) ?? {});
      failedRegistrations.push(...responses.flatMap((response) => getRegistration(response).shopOrderNo ?? []));
    }
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('no guest was started');
    await reserve(deployment, guest, orders.at(-3) ?? {});

    await waitUntilSettled(deployment);
    return [
      ...(await checkFinalStates(deployment, 'approvals', approvals)),
      ...(await checkFinalStates(deployment, 'refunds', refunds)),
      expectExactly(
        'state after the authorization of another order',
        (await listStates(deployment, [ownOrder.shopOrderNo])).join(),
        'declined',
      ),
      expectExactly(
        'windows that could not be opened',
        formatTally(await listStates(deployment, failedRegistrations)),
        'declined 4',
      ),
    ];
  },
};
