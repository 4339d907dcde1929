import { demoPassword } from '@dining/demo';
import type { Guest } from '../../tools/rig/orders';
import { count, hamper, hampers, payAll, rush, serverErrors, signedIn, wordOf } from '../lib/buying';
import { type Deployment, patient } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { exactly, type Figure, tallied, told } from '../lib/figures';

const limit = 3;

async function unitsOver(
  deployment: Deployment,
  who: string,
  guests: readonly Guest[],
  phone: number,
): Promise<readonly Figure[]> {
  const days = await hampers(deployment);
  const before = await count(deployment, 'SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1', [
    hamper,
  ]);
  const { answers, held } = await rush(
    deployment,
    guests,
    (index) => days[index % days.length] ?? {},
    () => phone,
  );
  const paid = await payAll(deployment, held);
  const after = await count(deployment, 'SELECT coalesce(sum(pickup_quantity), 0)::int FROM reservation WHERE prod_code = $1', [
    hamper,
  ]);
  return [
    exactly(`${who}: units`, after - before, limit),
    told(`${who}: told`, tallied(answers.map(wordOf))),
    exactly(`${who}: 5xx`, serverErrors([...answers, ...paid]), 0),
  ];
}

export const personLimit: Drill = {
  name: 'person-limit',
  number: 3,
  what: 'One member, and one phone of many guests, order 50 times at once what a person may have three of',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: patient });
    await deployment.pool.query('UPDATE product SET day_sale_limit = NULL, per_person_limit = $2 WHERE prod_code = $1', [
      hamper,
      limit,
    ]);
    const member = await signedIn(deployment, 'newcomer@dalbit.example', demoPassword);
    const phone = deployment.nextNumber();
    return [
      ...(await unitsOver(
        deployment,
        'a member',
        Array.from({ length: 50 }, () => member),
        deployment.nextNumber(),
      )),
      ...(await unitsOver(deployment, 'a phone', await deployment.guests(50), phone)),
    ];
  },
};
