import type { Deps } from '../config/deps';
import { isDatabaseAway } from '../db/away';
import { raiseAlarms, settleAlarms } from '../notifications/alarms';
import { retentionRules, runRetentionStep } from '../stores/app/retention';
import { deleteUploads, listUnusedUploads } from '../stores/uploads/uploads';
import type { JobContext } from './job';

/** How many rows a step takes: little enough that nobody waits for the locks of one. */
const batch = 500;
/** How long a run may take, in milliseconds; what is left waits for the next. */
const runMs = 120_000;

/** What goes, by its name in the log, and one step of it: answers how many went. */
interface Forgetting {
  readonly what: string;
  readonly step: (most: number) => Promise<number>;
}

/** Pictures that no review has taken. Their files go first, so that none is ever left without an upload to be found by. */
const unused = ({ database: { pool }, uploadFiles }: Deps): Forgetting => ({
  what: 'uploads that nothing uses',
  step: async (most) => {
    const uploads = await listUnusedUploads(pool, most);
    if (uploads.length === 0) return 0;
    await uploadFiles.remove(uploads.flatMap(({ files }) => files));
    return deleteUploads(
      pool,
      uploads.map(({ atchUuid }) => atchUuid),
    );
  },
});

/**
 * Deletes data whose retention period is over, rule by rule in small steps. A rule that fails raises an alarm and does not stop the
 * others.
 */
export async function deleteExpiredData({ deps, log, stopping, heartbeat }: JobContext): Promise<void> {
  const { pool } = deps.database;
  const until = Date.now() + runMs;
  const goesOn = () => !stopping.aborted && Date.now() < until;
  const carryOut = async ({ what, step }: Forgetting): Promise<'done' | 'failed' | 'not_tried'> => {
    if (!goesOn()) return 'not_tried';
    try {
      let gone = 0;
      let went: number;
      do {
        went = await step(batch);
        gone += went;
      } while (went === batch && goesOn());
      if (gone > 0) log.info({ event: 'expired_data.deleted', what, count: gone }, 'expired data deleted');
      return 'done';
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ event: 'expired_data.not_deleted', err: error, what }, 'expired data could not be deleted');
      return 'failed';
    }
  };

  const all: Forgetting[] = [
    ...retentionRules.map((rule) => ({ what: rule.what, step: (most: number) => runRetentionStep(pool, rule, most) })),
    unused(deps),
  ];
  const ended: { readonly what: string; readonly how: Awaited<ReturnType<typeof carryOut>> }[] = [];
  for (const one of all) ended.push({ what: one.what, how: await carryOut(one) });
  const failed = ended.filter(({ how }) => how === 'failed').map(({ what }) => what);
  // What had no turn in this run is neither mended nor broken by it.
  const stillSo = ended.filter(({ how }) => how !== 'done').map(({ what }) => what);
  const detail = 'what must not be kept is still there';
  await raiseAlarms(
    pool,
    log,
    failed.map((what) => ({ kind: 'retention_failed', subject: what, detail })),
  );
  await settleAlarms(pool, log, ['retention_failed'], stillSo);
  await heartbeat();
}
