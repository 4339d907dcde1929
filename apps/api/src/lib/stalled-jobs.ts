import type { HeartbeatAges } from '../stores/app/heartbeats';

const maxMissedRuns = 6;
const minIntervalSeconds = 20;

/**
 * Finds stalled jobs by their intervals in seconds. The uptime of the process replaces the heartbeat age of a job that
 * never ran.
 */
export const findStalledJobs = <Job extends string>(
  intervals: ReadonlyMap<Job, number>,
  ages: HeartbeatAges,
  uptimeSeconds: number,
): readonly Job[] =>
  [...intervals].flatMap(([job, seconds]) =>
    (ages[job] ?? uptimeSeconds) > maxMissedRuns * Math.max(seconds, minIntervalSeconds) ? [job] : [],
  );
