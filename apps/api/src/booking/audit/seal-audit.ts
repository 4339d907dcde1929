import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction';
import {
  findLastSeal,
  type HashedAuditEntry,
  insertSeals,
  listUnsealedEntries,
  lockSeals,
  type Seal,
} from '../../stores/app/audit-seals';

/** The position and hash that the first seal follows. */
export const chainStart = { position: 0, hash: '0'.repeat(64) };

/** Returns the hash of a seal, which covers the hash of the seal before it. */
export const hashSeal = (
  previousHash: string,
  { position, entryId, keptUntil, entryHash }: Omit<HashedAuditEntry, 'htlCode'> & { readonly position: number },
): string =>
  createHash('sha256').update([previousHash, position, entryId, keptUntil, entryHash].join('\n')).digest('hex');

function chainSeals(previousSeal: typeof chainStart, entries: readonly HashedAuditEntry[]): readonly Seal[] {
  let { position, hash } = previousSeal;
  return entries.map((entry) => {
    position += 1;
    hash = hashSeal(hash, { ...entry, position });
    return { ...entry, position, hash };
  });
}

/** Seals at most `limit` entries of the audit. Returns their number and the end of the chain. */
export const sealAudit = (
  pool: Pool,
  limit: number,
): Promise<{ readonly sealedCount: number; readonly position: number; readonly hash: string }> =>
  inTransaction(pool, async (client) => {
    await lockSeals(client);
    const previousSeal = (await findLastSeal(client)) ?? chainStart;
    const seals = chainSeals(previousSeal, await listUnsealedEntries(client, limit));
    if (seals.length > 0) await insertSeals(client, seals);
    const { position, hash } = seals.at(-1) ?? previousSeal;
    return { sealedCount: seals.length, position, hash };
  });
