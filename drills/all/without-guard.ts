import type { Drill } from '../lib/drill';
import { expectAtLeast, report } from '../lib/figures';
import { checkConsistencyNow } from '../lib/ledger';
import { getFirst, listTableOrders, orderAtOnce, payAll } from '../lib/orders';
import { countGuests, setSeats } from './last-seat';

const venue = 'D102';

/** The unique text before the capacity check in `incrementSeatUsage`. */
const textBeforeGuard = `ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE
      SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version`;
/** The capacity check, which the build of this drill lacks. */
const guard = `
      WHERE u.used + excluded.used <= excluded.capacity`;

export const withoutGuard: Drill = {
  name: 'without-guard',
  number: 2,
  description:
    'The last table of two in a build without the capacity check: it must oversell, and the consistency check must find it',
  isInQuickRun: true,
  run: async (rig) => {
    const build = rig.buildWithPatches([[`${textBeforeGuard}${guard}`, textBeforeGuard]]);
    const deployment = await rig.deploy({
      withoutGuard: { build, sqlBeforeStart: 'ALTER TABLE seat_usage DROP CONSTRAINT seat_usage_bounds' },
      settings: { DATABASE_POOL_SIZE: '40' },
    });
    await setSeats(deployment, venue, 2);
    const order = getFirst(await listTableOrders(deployment, venue));
    const { heldOrders } = await orderAtOnce(deployment, await deployment.startGuests(200), () => order);
    await payAll(deployment, heldOrders);
    const soldSeats = await countGuests(deployment, order);
    const { findings } = await checkConsistencyNow(deployment.pool, deployment.easypayUrl);
    return [
      report('sold', soldSeats),
      expectAtLeast('oversold', soldSeats - 2, 1),
      expectAtLeast(
        'findings of the consistency check: guarantee D',
        findings.filter(({ guarantee }) => guarantee === 'D').length,
        1,
      ),
    ];
  },
};
