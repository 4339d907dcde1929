import type { HeartbeatAges } from '../stores/app/heartbeats';

/** A job that has missed this many runs has stalled; an interval counts as no shorter than this many seconds. */
const missedRuns = 6;
const shortestIntervalSeconds = 20;

/**
 * Finds the jobs that no longer run, of those with these intervals in seconds. One that never ran counts as stalled once the process has
 * been up for as long.
 */
export const findStalledJobs = <Job extends string>(
  intervals: ReadonlyMap<Job, number>,
  ages: HeartbeatAges,
  upSeconds: number,
): readonly Job[] =>
  [...intervals].flatMap(([job, seconds]) =>
    (ages[job] ?? upSeconds) > missedRuns * Math.max(seconds, shortestIntervalSeconds) ? [job] : [],
  );
