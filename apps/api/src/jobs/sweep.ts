import { endForgottenWalkIns } from '../booking/attendance/walk-ins';
import { sweepExpiredHolds } from '../booking/capacity/sweep';
import type { JobContext } from './job';

/** Releases expired holds, and ends walk-ins of earlier days that staff have not ended. */
export async function sweepHoldsAndWalkIns({ deps, log, heartbeat }: JobContext): Promise<void> {
  const freed = await sweepExpiredHolds(deps.database.pool);
  await heartbeat();
  if (freed > 0) log.info({ event: 'hold.expired', count: freed }, 'expired holds released');
  const ended = await endForgottenWalkIns(deps.database.pool, deps.now());
  if (ended > 0) log.info({ event: 'walk_in.ended', count: ended }, 'walk-ins of earlier days ended');
}
