import type { LogEvent, LogLevel } from './log-events';

interface LogEntry<Event> {
  readonly event: Event;
  readonly [field: string]: unknown;
}

export type WriteLog<Level extends LogLevel> = (entry: LogEntry<LogEvent<Level>>, message: string) => void;

/** Writes log lines. An event that `logEvents` does not declare for the level fails the type check. */
export interface Log {
  readonly info: WriteLog<'info'>;
  readonly warn: WriteLog<'warn'>;
  readonly error: WriteLog<'error'>;
}
