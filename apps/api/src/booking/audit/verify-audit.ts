import type { AuditFault } from '@dining/contract/staff/app';
import type { Pool } from 'pg';
import { type CheckedSeal, countUnsealedEntries, listSealsAfter } from '../../stores/app/audit-seals';
import { chainStart, hashSeal } from './seal-audit';

interface AuditVerification {
  readonly sealed: number;
  /** Entries that wait for the next run of the job. */
  readonly unsealed: number;
  /** Hash of the last seal: compare it with one that was noted elsewhere. */
  readonly hash: string;
  readonly broken: { readonly entryId: number; readonly fault: AuditFault } | null;
}

const batchSize = 2_000;

/** An entry whose period is over may have been deleted; its seal stays. */
function findFault(previous: typeof chainStart, seal: CheckedSeal): AuditFault | undefined {
  if (seal.position !== previous.position + 1) return 'seal_missing';
  if (seal.hash !== hashSeal(previous.hash, seal)) return 'seal_changed';
  if (seal.presentHash === null) return seal.isExpired ? undefined : 'entry_missing';
  return seal.presentHash === seal.entryHash ? undefined : 'entry_changed';
}

/** Compares each entry of the audit with its seal, from the first on, and names the first that does not fit. */
export async function verifyAudit(pool: Pool): Promise<AuditVerification> {
  let last = chainStart;
  for (let seals = await listSealsAfter(pool, 0, batchSize); seals.length > 0; ) {
    for (const seal of seals) {
      const fault = findFault(last, seal);
      if (fault !== undefined)
        return { sealed: last.position, unsealed: 0, hash: last.hash, broken: { entryId: seal.entryId, fault } };
      last = seal;
    }
    seals = await listSealsAfter(pool, last.position, batchSize);
  }
  const { count, firstOld } = await countUnsealedEntries(pool);
  const broken = firstOld === null ? null : { entryId: firstOld, fault: 'entry_unsealed' as const };
  return { sealed: last.position, unsealed: count, hash: last.hash, broken };
}
