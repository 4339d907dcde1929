import { demoPassword } from '@dining/demo';
import type { Guest } from '../../tools/rig/orders';
import { type Deployment, longTimeouts } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, type Figure, formatTally, report } from '../lib/figures';
import {
  countServerErrors,
  formatResponse,
  hamperCode,
  listHamperOrders,
  orderAtOnce,
  payAll,
  queryCount,
  signInMember,
} from '../lib/orders';

const limit = 3;

async function checkLimit(
  deployment: Deployment,
  buyerLabel: string,
  guests: readonly Guest[],
  phone: number,
): Promise<readonly Figure[]> {
  const orders = await listHamperOrders(deployment);
  const unitsBefore = await queryCount(
    deployment,
    'SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1',
    [hamperCode],
  );
  const { responses, heldOrders } = await orderAtOnce(
    deployment,
    guests,
    (index) => orders[index % orders.length] ?? {},
    () => phone,
  );
  const paymentResponses = await payAll(deployment, heldOrders);
  const unitsAfter = await queryCount(
    deployment,
    'SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1',
    [hamperCode],
  );
  return [
    expectExactly(`${buyerLabel}: units`, unitsAfter - unitsBefore, limit),
    report(`${buyerLabel}: responses`, formatTally(responses.map(formatResponse))),
    expectExactly(`${buyerLabel}: 5xx`, countServerErrors([...responses, ...paymentResponses]), 0),
  ];
}

export const personLimit: Drill = {
  name: 'person-limit',
  number: 3,
  description:
    'One member, and guests with one phone, order 50 times at once a product that is limited to three per person',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeouts });
    await deployment.pool.query(
      'UPDATE product SET day_sale_limit = NULL, per_person_limit = $2 WHERE prod_code = $1',
      [hamperCode, limit],
    );
    const member = await signInMember(deployment, 'newcomer@dalbit.example', demoPassword);
    const phone = deployment.getNextNumber();
    return [
      ...(await checkLimit(
        deployment,
        'a member',
        Array.from({ length: 50 }, () => member),
        deployment.getNextNumber(),
      )),
      ...(await checkLimit(deployment, 'a phone', await deployment.startGuests(50), phone)),
    ];
  },
};
