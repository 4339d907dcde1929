import type { Deps } from '../config/deps';
import { isDatabaseUnavailable } from '../db/unavailable';
import { raiseAlarms, settleAlarms } from '../notifications/alarms';
import { retentionRules, runRetentionStep } from '../stores/app/retention';
import { deleteUploads, listUnusedUploads } from '../stores/uploads/uploads';
import type { JobContext } from './job';

const batchSize = 500;
const runMs = 120_000;

interface DeletionTask {
  readonly what: string;
  readonly step: (limit: number) => Promise<number>;
}

/** Deletes pictures that no review uses. Files go first, so that each file always has an upload that leads to it. */
const createUploadDeletion = ({ database: { pool }, uploadFiles }: Deps): DeletionTask => ({
  what: 'uploads that nothing uses',
  step: async (limit) => {
    const uploads = await listUnusedUploads(pool, limit);
    if (uploads.length === 0) return 0;
    await uploadFiles.remove(uploads.flatMap(({ files }) => files));
    return deleteUploads(
      pool,
      uploads.map(({ atchUuid }) => atchUuid),
    );
  },
});

/**
 * Deletes data whose retention period is over, rule by rule in small steps. A rule that fails raises an alarm and does
 * not stop the others.
 */
export async function deleteExpiredData({ deps, log, stopping, heartbeat }: JobContext): Promise<void> {
  const { pool } = deps.database;
  const until = Date.now() + runMs;
  const canContinue = () => !stopping.aborted && Date.now() < until;
  const runTask = async ({ what, step }: DeletionTask): Promise<'done' | 'failed' | 'not_tried'> => {
    if (!canContinue()) return 'not_tried';
    try {
      let deleted = 0;
      let deletedNow: number;
      do {
        deletedNow = await step(batchSize);
        deleted += deletedNow;
      } while (deletedNow === batchSize && canContinue());
      if (deleted > 0) log.info({ event: 'expired_data.deleted', what, count: deleted }, 'expired data deleted');
      return 'done';
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ event: 'expired_data.not_deleted', err: error, what }, 'expired data could not be deleted');
      return 'failed';
    }
  };

  const tasks: DeletionTask[] = [
    ...retentionRules.map((rule) => ({
      what: rule.what,
      step: (limit: number) => runRetentionStep(pool, rule, limit),
    })),
    createUploadDeletion(deps),
  ];
  const results: { readonly what: string; readonly result: Awaited<ReturnType<typeof runTask>> }[] = [];
  for (const task of tasks) results.push({ what: task.what, result: await runTask(task) });
  const failed = results.filter(({ result }) => result === 'failed').map(({ what }) => what);
  const unsettled = results.filter(({ result }) => result !== 'done').map(({ what }) => what);
  const detail = 'expired data could not be deleted';
  await raiseAlarms(
    pool,
    log,
    failed.map((what) => ({ kind: 'retention_failed', subject: what, detail })),
  );
  await settleAlarms(pool, log, ['retention_failed'], unsettled);
  await heartbeat();
}
