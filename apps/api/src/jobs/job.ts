import type { Deps } from '../config/deps';
import type { JobName } from '../config/jobs';
import type { Log } from '../ports/log';

export interface JobContext {
  readonly deps: Deps;
  readonly log: Log;
  /** The folder of the built site, with the pictures of mails. */
  readonly siteFolder: string;
  /** Aborted when the server stops; a run then begins nothing new. */
  readonly stopping: AbortSignal;
  readonly name: JobName;
  readonly heartbeat: () => Promise<void>;
}

export type JobHandler = (context: JobContext) => Promise<void>;
