/** Work that comes round: after each run it asks for the next one, so that runs of one kind never overlap. */
export interface RecurringJob {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
}
