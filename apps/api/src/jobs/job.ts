import type { Worker } from '../stores/app/heartbeats';

/** Work that comes round: after each run it asks for the next one. What two processes do of it at the same time they share. */
export interface RecurringJob {
  /** As its signs of life and its queue are called. */
  readonly name: string;
  readonly worker: Worker;
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
}
