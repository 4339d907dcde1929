import { sealAudit } from '../booking/audit/seal-audit';
import type { JobContext } from './job';

const batchSize = 1_000;

export async function sealAuditEntries({ deps, log, stopping, heartbeat }: JobContext): Promise<void> {
  for (let more = true; more && !stopping.aborted; ) {
    const { sealed, position, hash } = await sealAudit(deps.database.pool, batchSize);
    if (sealed > 0) log.info({ event: 'audit.sealed', count: sealed, position, hash }, 'entries of the audit sealed');
    more = sealed === batchSize;
    await heartbeat();
  }
}
