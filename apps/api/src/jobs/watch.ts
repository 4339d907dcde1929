import { lastDayInSight } from '@dining/domain/availability/horizon';
import { yearsWithoutHolidays } from '@dining/domain/shared/holidays';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { stoodStill, turnsOf } from '../alive';
import type { Deps } from '../deps';
import type { Log } from '../ports/log';
import { heartbeatAges, type Worker, workers } from '../stores/app/heartbeats';
import { readHolidays } from '../stores/availability/holidays';
import { raiseAlarm, settleAlarms } from '../stores/messages/alarms';

/** How often somebody looks, in milliseconds. */
const everyMs = 60_000;

/** Decision 8: a year that guests can reach and whose holidays nobody entered is told of, until somebody has. */
async function watchHolidays(deps: Deps, log: Log): Promise<void> {
  const { db, pool } = deps.database;
  const today = todayInSeoul(deps.now());
  const { calendar } = await readHolidays(db);
  const years = yearsWithoutHolidays(today, lastDayInSight(today), calendar).map(String);
  for (const year of years) await raiseAlarm(pool, log, 'holidays_unknown', year, 'no public holidays are entered for this year');
  await settleAlarms(pool, log, 'holidays_unknown', years);
}

/**
 * Looks after what would otherwise stop without a word (reliability, rule 5): holidays that run out, and jobs that no longer run. Answers
 * one look. A job is told of when two looks running find it standing: while the database was away nobody could run.
 */
export function watch(deps: Deps, log: Log): () => Promise<void> {
  const startedAt = performance.now();
  let stoodBefore: readonly Worker[] = [];
  return async () => {
    const { pool } = deps.database;
    const before = stoodBefore;
    stoodBefore = [];
    const still = stoodStill(turnsOf(deps), await heartbeatAges(pool), (performance.now() - startedAt) / 1000);
    for (const worker of workers) {
      if (!still.includes(worker)) await settleAlarms(pool, log, `${worker}_stood_still`);
      else if (before.includes(worker)) await raiseAlarm(pool, log, `${worker}_stood_still`, worker, 'it has missed six turns');
    }
    stoodBefore = still;
    await watchHolidays(deps, log);
  };
}

/** Has this process look, beside the job queue: what watches the queue must not stand in it. Answers how to stop. */
export function keepWatch(deps: Deps, log: Log): () => void {
  const look = watch(deps, log);
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'nobody could look after the jobs'));
  }, everyMs);
  return () => clearInterval(timer);
}
