import { endWalkInsOfEarlierDays } from '../booking/attendance/walk-ins';
import { sweepExpiredHolds } from '../booking/capacity/sweep';
import type { JobContext } from './job';

/** Releases expired holds, and ends walk-ins of earlier days that staff have not ended. */
export async function sweepHoldsAndWalkIns({ deps, log, heartbeat }: JobContext): Promise<void> {
  const releasedCount = await sweepExpiredHolds(deps.database.pool);
  await heartbeat();
  if (releasedCount > 0) log.info({ event: 'hold.expired', count: releasedCount }, 'expired holds released');
  const endedCount = await endWalkInsOfEarlierDays(deps.database.pool, deps.now());
  if (endedCount > 0) log.info({ event: 'walk_in.ended', count: endedCount }, 'walk-ins of earlier days ended');
}
