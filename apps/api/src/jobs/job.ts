import type { Deps } from '../config/deps';
import type { JobName } from '../config/jobs';
import type { Log } from '../ports/log';

/** The context of one run of a job. Two processes may run a job at the same time and share its work. */
export interface JobContext {
  readonly deps: Deps;
  readonly log: Log;
  /** The folder of the built site, with the pictures of mails. */
  readonly siteFolder: string;
  /** Aborted when the server stops; a run then begins nothing new. */
  readonly stopping: AbortSignal;
  readonly name: JobName;
  /** Records that the job runs, at most once a second. */
  readonly heartbeat: () => Promise<void>;
}

export type JobHandler = (context: JobContext) => Promise<void>;
