import type { Worker } from '../stores/app/heartbeats';

/** A job that has missed this many of its turns has stopped; a turn counts as no shorter than this many seconds. */
const missedTurns = 6;
const shortestTurn = 20;

type Turns = Readonly<Partial<Record<Worker, number>>>;
/** Seconds since each job last gave a sign of life; a job that never did is missing. */
export type Ages = Readonly<Partial<Record<Worker, number>>>;

interface JobSettings {
  readonly config: Readonly<
    Record<'sweepSeconds' | 'reconcileSeconds' | 'pointsSeconds' | 'retentionSeconds' | 'textSeconds' | 'mailSeconds', number>
  >;
  /** undefined without a mail server: then no mailer runs. */
  readonly mail: unknown;
}

/** Lists the jobs that run, with their interval in seconds. */
export const turnsOf = ({ config, mail }: JobSettings): Turns => ({
  sweeper: config.sweepSeconds,
  reconciler: config.reconcileSeconds,
  points: config.pointsSeconds,
  retention: config.retentionSeconds,
  texter: config.textSeconds,
  ...(mail === undefined ? {} : { mailer: config.mailSeconds }),
});

/** Which jobs have stopped running. One that never ran has had its time once this process is up for as long. */
export function stoodStill(turns: Turns, ages: Ages, upSeconds: number): Worker[] {
  return (Object.entries(turns) as [Worker, number][])
    .filter(([worker, seconds]) => (ages[worker] ?? upSeconds) > missedTurns * Math.max(seconds, shortestTurn))
    .map(([worker]) => worker);
}
