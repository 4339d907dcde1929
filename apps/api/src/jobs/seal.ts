import { sealAudit } from '../booking/audit/seal-audit';
import type { JobContext } from './job';

const batchSize = 1_000;

export async function sealAuditEntries({ deps, log, stopSignal, heartbeat }: JobContext): Promise<void> {
  for (let hasMore = true; hasMore && !stopSignal.aborted; ) {
    const { sealedCount, position, hash } = await sealAudit(deps.database.pool, batchSize);
    if (sealedCount > 0)
      log.info({ event: 'audit.sealed', count: sealedCount, position, hash }, 'audit entries sealed');
    hasMore = sealedCount === batchSize;
    await heartbeat();
  }
}
