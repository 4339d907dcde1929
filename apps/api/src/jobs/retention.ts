import type { Deps } from '../config/deps';
import { isDatabaseUnavailable } from '../db/unavailable';
import { closeObsoleteAlarms, raiseAlarms } from '../notifications/alarms';
import { retentionRules, runRetentionStep } from '../stores/app/retention';
import { deleteUploads, listUnusedUploads } from '../stores/uploads/uploads';
import type { JobContext } from './job';

const batchSize = 500;
const maxRunMs = 120_000;

interface DeletionTask {
  readonly dataKind: string;
  readonly deleteBatch: (limit: number) => Promise<number>;
}

/**
 * Creates the task that deletes pictures that no review uses. Files are deleted first, so that each remaining file has
 * its upload row.
 */
const createUploadDeletion = ({ database: { pool }, uploadFileStore }: Deps): DeletionTask => ({
  dataKind: 'uploads that nothing uses',
  deleteBatch: async (limit) => {
    const uploads = await listUnusedUploads(pool, limit);
    if (uploads.length === 0) return 0;
    await uploadFileStore.delete(uploads.flatMap(({ files }) => files));
    return deleteUploads(
      pool,
      uploads.map(({ atchUuid }) => atchUuid),
    );
  },
});

/**
 * Deletes data whose retention period is over, rule by rule in small steps. A rule that fails raises an alarm and does
 * not stop the others.
 * @throws if the database is unavailable
 */
export async function deleteExpiredData({ deps, log, stopSignal, heartbeat }: JobContext): Promise<void> {
  const { pool } = deps.database;
  const deadline = Date.now() + maxRunMs;
  const canContinue = () => !stopSignal.aborted && Date.now() < deadline;
  const runTask = async ({ dataKind, deleteBatch }: DeletionTask): Promise<'done' | 'failed' | 'not_tried'> => {
    if (!canContinue()) return 'not_tried';
    try {
      let deletedCount = 0;
      let batchCount: number;
      do {
        batchCount = await deleteBatch(batchSize);
        deletedCount += batchCount;
      } while (batchCount === batchSize && canContinue());
      if (deletedCount > 0)
        log.info({ event: 'expired_data.deleted', what: dataKind, count: deletedCount }, 'expired data deleted');
      return 'done';
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ event: 'expired_data.not_deleted', err: error, what: dataKind }, 'expired data could not be deleted');
      return 'failed';
    }
  };

  const tasks: DeletionTask[] = [
    ...retentionRules.map((rule) => ({
      dataKind: rule.dataKind,
      deleteBatch: (limit: number) => runRetentionStep(pool, rule, limit),
    })),
    createUploadDeletion(deps),
  ];
  const results: { readonly dataKind: string; readonly result: Awaited<ReturnType<typeof runTask>> }[] = [];
  for (const task of tasks) results.push({ dataKind: task.dataKind, result: await runTask(task) });
  const failedKinds = results.filter(({ result }) => result === 'failed').map(({ dataKind }) => dataKind);
  const unfinishedKinds = results.filter(({ result }) => result !== 'done').map(({ dataKind }) => dataKind);
  const detail = 'expired data could not be deleted';
  await raiseAlarms(
    pool,
    log,
    failedKinds.map((dataKind) => ({ kind: 'retention_failed', subject: dataKind, detail })),
  );
  await closeObsoleteAlarms(pool, log, ['retention_failed'], unfinishedKinds);
  await heartbeat();
}
