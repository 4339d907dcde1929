import type { Log } from '../../ports/log';

/** How to reach one service. A stand-in is the same adapter with another base URL. */
export interface WeatherOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly key: string;
  /** Headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Logs service, result and duration of each call; never the URL, which contains the key. */
  readonly logger: Pick<Log, 'info' | 'warn'>;
}
