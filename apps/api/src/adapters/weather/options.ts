/** How to reach one service. A stand-in is the same adapter with another base URL. */
export interface WeatherOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly key: string;
  /** Headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  readonly logger: WeatherLog;
}

/** What is told of each call: service, result and time; never an address, which holds the key. */
type LogFields = Readonly<Record<string, string | number>>;

/** The part of pino that the adapters use. */
export interface WeatherLog {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
}
