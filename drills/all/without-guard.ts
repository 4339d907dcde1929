import { auditNow } from '../lib/books';
import { firstOf, payAll, rush, tables } from '../lib/buying';
import type { Drill } from '../lib/drill';
import { atLeast, told } from '../lib/figures';
import { headsAt, setSeats } from './last-seat';

const venue = 'D102';

/** The condition under which a counter is taken from, and nothing in its place. */
const guard = 'WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity';

export const withoutGuard: Drill = {
  name: 'without-guard',
  number: 2,
  what: 'The last table of two with the guard taken out of a copy of the build: it must oversell, and the auditor see it',
  quick: true,
  run: async (rig) => {
    const build = rig.without([[guard, '']]);
    const house = await rig.house({
      withoutGuard: { build, arrange: 'ALTER TABLE seat_usage DROP CONSTRAINT seat_usage_bounds' },
      settings: { DATABASE_POOL_SIZE: '40' },
    });
    await setSeats(house, venue, 2);
    const order = firstOf(await tables(house, venue));
    const { held } = await rush(house, await house.guests(200), () => order);
    await payAll(house, held);
    const heads = await headsAt(house, order);
    const { findings } = await auditNow(house.pool, house.easypay);
    return [
      told('sold', heads),
      atLeast('oversold', heads - 2, 1),
      atLeast('found by the auditor under D', findings.filter(({ broken }) => broken === 'D').length, 1),
    ];
  },
};
