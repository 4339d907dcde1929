import type { AuditFault } from '@dining/contract/staff/app';
import type { Pool } from 'pg';
import { type CheckedSeal, getUnsealedStats, listSealsAfter } from '../../stores/app/audit-seals';
import { chainStart, hashSeal } from './seal-audit';

interface AuditVerification {
  readonly sealed: number;
  /** Entries that are not sealed yet; not counted (0) if a seal does not match. */
  readonly unsealed: number;
  /** Hash of the last seal, to be compared with a copy that was stored elsewhere. */
  readonly hash: string;
  readonly broken: { readonly entryId: number; readonly fault: AuditFault } | null;
}

const batchSize = 2_000;

/**
 * Returns what is wrong with a seal or its entry; undefined if nothing is. A missing entry is accepted after its
 * retention period, because it is deleted while its seal is kept.
 */
function findFault(previousSeal: typeof chainStart, seal: CheckedSeal): AuditFault | undefined {
  if (seal.position !== previousSeal.position + 1) return 'seal_missing';
  if (seal.hash !== hashSeal(previousSeal.hash, seal)) return 'seal_changed';
  if (seal.currentHash === null) return seal.isExpired ? undefined : 'entry_missing';
  return seal.currentHash === seal.entryHash ? undefined : 'entry_changed';
}

/**
 * Compares each audit entry with its seal, in order. Returns the first mismatch; without one, the first entry that
 * should have been sealed before.
 */
export async function verifyAudit(pool: Pool): Promise<AuditVerification> {
  let lastSeal = chainStart;
  for (let seals = await listSealsAfter(pool, 0, batchSize); seals.length > 0; ) {
    for (const seal of seals) {
      const fault = findFault(lastSeal, seal);
      if (fault !== undefined)
        return {
          sealed: lastSeal.position,
          unsealed: 0,
          hash: lastSeal.hash,
          broken: { entryId: seal.entryId, fault },
        };
      lastSeal = seal;
    }
    seals = await listSealsAfter(pool, lastSeal.position, batchSize);
  }
  const { count, firstOverdue } = await getUnsealedStats(pool);
  const broken = firstOverdue === null ? null : { entryId: firstOverdue, fault: 'entry_unsealed' as const };
  return { sealed: lastSeal.position, unsealed: count, hash: lastSeal.hash, broken };
}
