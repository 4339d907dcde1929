import type { Deps } from '../config/deps';
import type { JobName } from '../config/jobs';
import type { Log } from '../ports/log';

export interface JobContext {
  readonly deps: Deps;
  readonly log: Log;
  readonly siteFolder: string;
  readonly stopSignal: AbortSignal;
  readonly name: JobName;
  readonly heartbeat: () => Promise<void>;
}

export type JobHandler = (context: JobContext) => Promise<void>;
