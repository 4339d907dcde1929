import { sweepExpiredHolds } from '../booking/capacity/sweep';
import type { JobContext } from './job';

export async function releaseExpiredHolds({ deps, log, heartbeat }: JobContext): Promise<void> {
  const freed = await sweepExpiredHolds(deps.database.pool);
  await heartbeat();
  if (freed > 0) log.info({ event: 'hold.expired', count: freed }, 'expired holds released');
}
