import { getRegistration, type Order, returnFromPayment, submitPaymentWindow } from '../../tools/rig/orders';
import { postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, type Figure, formatTally, report } from '../lib/figures';
import { injectFault } from '../lib/ledger';
import { catchNoAnswer, type Held, listTableOrders, orderAtOnce, payAll, reserve } from '../lib/orders';
import { waitUntilSettled } from '../lib/wait-until-settled';

/** Longer than the server waits for the provider. */
const tooLateMs = 2_600;

interface ProviderFault {
  readonly name: string;
  readonly behaviour: Readonly<Record<string, unknown>>;
  readonly ends: readonly string[];
}

const approvalFaults: readonly ProviderFault[] = [
  { name: '500, nothing done', behaviour: { kind: 'http500' }, ends: ['declined'] },
  { name: '500, charged', behaviour: { kind: 'http500', work: 'first' }, ends: ['reserved'] },
  { name: 'junk, charged', behaviour: { kind: 'junk' }, ends: ['reserved'] },
  { name: 'junk of megabytes', behaviour: { kind: 'junk', body: 'x'.repeat(90_000) }, ends: ['reserved'] },
  { name: 'cut, nothing done', behaviour: { kind: 'drop', work: 'never' }, ends: ['declined'] },
  { name: 'cut, charged', behaviour: { kind: 'drop' }, ends: ['reserved'] },
  { name: 'late, charged at once', behaviour: { kind: 'stall', ms: tooLateMs }, ends: ['reserved'] },
  // If the server has given up by then, the charge is voided.
  {
    name: 'late, charged late',
    behaviour: { kind: 'stall', ms: tooLateMs, work: 'last' },
    ends: ['reserved', 'voided'],
  },
  { name: '30 s without a word', behaviour: { kind: 'stall', ms: 30_000, work: 'never' }, ends: ['declined'] },
  { name: 'declined', behaviour: { kind: 'decline' }, ends: ['declined'] },
  { name: 'not known yet', behaviour: { kind: 'pending' }, ends: ['declined'] },
  { name: 'too much', behaviour: { kind: 'wrongAmount', amount: 999_000 }, ends: ['voided'] },
  { name: 'another order', behaviour: { kind: 'wrongOrder' }, ends: ['voided'] },
  { name: 'another merchant', behaviour: { kind: 'wrongMall' }, ends: ['voided'] },
  { name: 'a bad signature', behaviour: { kind: 'badSignature' }, ends: ['voided'] },
];

const cancellationFaults: readonly ProviderFault[] = [
  { name: '500, nothing done', behaviour: { kind: 'http500' }, ends: ['refunded'] },
  { name: '500, given back', behaviour: { kind: 'http500', work: 'first' }, ends: ['refunded'] },
  { name: 'junk, given back', behaviour: { kind: 'junk' }, ends: ['refunded'] },
  { name: 'cut, given back', behaviour: { kind: 'drop' }, ends: ['refunded'] },
  { name: 'late', behaviour: { kind: 'stall', ms: tooLateMs }, ends: ['refunded'] },
  { name: 'declined once', behaviour: { kind: 'decline' }, ends: ['refunded'] },
];

const each = 4;

async function listStates({ pool }: Deployment, orders: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM payment WHERE shop_order_no = ANY($1)', [
    orders,
  ]);
  return rows.map(({ state }) => state);
}

interface FaultedOrders {
  readonly fault: ProviderFault;
  readonly held: readonly Held[];
}

async function checkFinalStates(
  deployment: Deployment,
  kind: string,
  met: readonly FaultedOrders[],
): Promise<readonly Figure[]> {
  const rests = await Promise.all(
    met.map(async ({ fault: { name, ends }, held }) => {
      const states = await listStates(
        deployment,
        held.map(({ shopOrderNo }) => shopOrderNo),
      );
      return { name, states, well: states.filter((state) => ends.includes(state)).length };
    }),
  );
  const wrong = rests.filter(({ well }) => well < each).map(({ name, states }) => `${name}: ${formatTally(states)}`);
  return [
    expectExactly(
      `${kind} in ${met.length} kinds of fault with an allowed final state`,
      rests.reduce((sum, { well }) => sum + well, 0),
      each * met.length,
    ),
    ...(wrong.length > 0 ? [report('others', wrong.join('; '))] : []),
  ];
}

async function orderWithFaults(
  deployment: Deployment,
  orders: readonly Order[],
  faults: readonly ProviderFault[],
  begin: (held: Held, fault: ProviderFault) => Promise<void>,
) {
  return Promise.all(
    faults.map(async (fault, index) => {
      const { held } = await orderAtOnce(
        deployment,
        await deployment.startGuests(each),
        (one) => orders[(index * each + one) % orders.length] ?? {},
      );
      await Promise.all(held.map((one) => begin(one, fault)));
      return { fault, held };
    }),
  );
}

export const provider: Drill = {
  name: 'provider',
  number: 7,
  description:
    'The provider answers 500, junk, nothing, too late, for another order or sum; at approvals, at refunds and at the window',
  quick: false,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: { HOLD_SECONDS: '30' } });
    const orders = await listTableOrders(deployment, 'D302');
    const approvals = await orderWithFaults(
      deployment,
      orders,
      approvalFaults,
      async ({ guest, shopOrderNo }, { behaviour }) => {
        await injectFault(deployment.easypay, { operation: 'approve', shopOrderNo, ...behaviour });
        await catchNoAnswer(returnFromPayment(deployment, guest, await submitPaymentWindow(deployment, shopOrderNo)));
      },
    );
    const refunds = await orderWithFaults(deployment, orders, cancellationFaults, async (held, { behaviour }) => {
      const [paid] = await payAll(deployment, [held]);
      await injectFault(deployment.easypay, { operation: 'cancel', shopOrderNo: held.shopOrderNo, ...behaviour });
      await catchNoAnswer(
        postJson(`${deployment.url}/api/resv/cancel`, { resvCode: paid?.json['resvCode'] }, held.guest.headers),
      );
    });

    // The authorization of another order must not pay for this one.
    const [mine, other] = (
      await orderAtOnce(deployment, await deployment.startGuests(2), (index) => orders.at(-1 - index) ?? {})
    ).held;
    if (mine === undefined || other === undefined) throw new Error('not held');
    const stolen = { ...(await submitPaymentWindow(deployment, other.shopOrderNo)), shopOrderNo: mine.shopOrderNo };
    await catchNoAnswer(returnFromPayment(deployment, mine.guest, stolen));

    // If the window cannot be opened, the hold is released soon.
    const shut: string[] = [];
    for (const kind of ['http500', 'junk', 'drop', 'decline']) {
      await injectFault(deployment.easypay, { operation: 'register', kind, work: 'never' });
      const { answers } = await orderAtOnce(deployment, await deployment.startGuests(1), () => orders.at(-3) ?? {});
      shut.push(...answers.flatMap((answer) => getRegistration(answer).shopOrderNo ?? []));
    }
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('nobody');
    await reserve(deployment, guest, orders.at(-3) ?? {});

    await waitUntilSettled(deployment);
    return [
      ...(await checkFinalStates(deployment, 'approvals', approvals)),
      ...(await checkFinalStates(deployment, 'refunds', refunds)),
      expectExactly(
        'another’s authorization id',
        (await listStates(deployment, [mine.shopOrderNo])).join(),
        'declined',
      ),
      expectExactly('windows that could not be opened', formatTally(await listStates(deployment, shut)), 'declined 4'),
    ];
  },
};
