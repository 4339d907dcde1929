import { raiseAlarms, settleAlarms } from '../alarms';
import { isDatabaseAway } from '../db/away';
import type { Deps } from '../deps';
import type { Log } from '../ports/log';
import { noteHeartbeat } from '../stores/app/heartbeats';
import { forget, type RetentionRule, retentionRules } from '../stores/app/retention';
import type { RecurringJob } from './job';

/** How many rows a step takes: little enough that nobody waits for the locks of one. */
const batch = 500;
/** How long a run may take, in milliseconds; what is left waits for the next. */
const runMs = 120_000;

/**
 * Deletes what is needed no longer, rule by rule in small steps. A rule that fails holds up no other, and calls a person: what must go
 * does not.
 */
export const retentionJob = (deps: Deps, log: Log, stopping: AbortSignal): RecurringJob => ({
  name: 'retention',
  everySeconds: deps.config.retentionSeconds,
  run: async () => {
    const { pool } = deps.database;
    const until = Date.now() + runMs;
    const goesOn = () => !stopping.aborted && Date.now() < until;
    const carryOut = async (rule: RetentionRule): Promise<boolean> => {
      try {
        let gone = 0;
        for (let step = batch; step === batch && goesOn(); gone += step) step = await forget(pool, rule, batch);
        if (gone > 0) log.info({ what: rule.what, gone }, 'what is needed no longer is gone');
        return true;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        log.error({ err: error, what: rule.what }, 'what is needed no longer could not be deleted');
        return false;
      }
    };

    const failed: string[] = [];
    for (const rule of retentionRules) if (!(await carryOut(rule))) failed.push(rule.what);
    const detail = 'what must not be kept is still there';
    await raiseAlarms(
      pool,
      log,
      failed.map((what) => ({ kind: 'retention_failed', subject: what, detail })),
    );
    await settleAlarms(pool, log, ['retention_failed'], failed);
    await noteHeartbeat(pool, 'retention');
  },
});
