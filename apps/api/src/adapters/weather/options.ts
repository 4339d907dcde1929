import type { Log } from '../../ports/log';

/** Access to one service, or to its stand-in, which differs only in the base URL. */
export interface WeatherOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  /** Milliseconds for headers and body together. */
  readonly timeoutMs: number;
  /** Logs service, result and duration of each call; never the URL, which contains the key. */
  readonly logger: Pick<Log, 'info' | 'warn'>;
}
