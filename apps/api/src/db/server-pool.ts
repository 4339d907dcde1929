import pg from 'pg';
import { createConnectionError } from './connection-failure';
import { DatabaseUnavailableError } from './unavailable';

/** Far more than a server needs to accept a connection, far less than a guest waits. */
const connectTimeoutMs = 3_000;

interface Availability {
  /** The error of the last attempt to connect; undefined if it succeeded. */
  lastError: DatabaseUnavailableError | undefined;
  isProbing: boolean;
}

type ConnectOutcome = (error: Error | null) => void;
type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * Creates a client class that connects only if the server is available, or if no other client is probing whether it is
 * available again.
 */
function createClientClass(availability: Availability, url: string): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
      if (callback !== undefined) return this.#connectIfAvailable(callback as ConnectOutcome);
      return new Promise((resolve, reject) => {
        this.#connectIfAvailable((error) => (error ? reject(error) : resolve(this)));
      });
    }

    #connectIfAvailable(reportOutcome: ConnectOutcome): void {
      if (availability.lastError !== undefined && availability.isProbing) {
        process.nextTick(
          reportOutcome,
          new DatabaseUnavailableError('the database is unavailable', {
            cause: availability.lastError,
            isTemporary: availability.lastError.isTemporary,
          }),
        );
        return;
      }
      const isProbe = availability.lastError !== undefined;
      if (isProbe) availability.isProbing = true;
      super.connect((error: Error | null) => {
        if (isProbe) availability.isProbing = false;
        availability.lastError = error === null ? undefined : createConnectionError('DATABASE_URL', url, error);
        reportOutcome(availability.lastError ?? null);
      });
    }
  };
}

/**
 * Creates a pool for a server that may become unavailable. Waiting for a busy connection may take long, but opening a
 * new one must succeed soon. After a failure, one connection at a time is attempted, and the others fail at once, so
 * that they do not wait for an unavailable server.
 */
export const createServerPool = (options: pg.PoolConfig & { readonly connectionString: string }): pg.Pool =>
  new pg.Pool({
    ...options,
    Client: createClientClass({ lastError: undefined, isProbing: false }, options.connectionString),
  });
