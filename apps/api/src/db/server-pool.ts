import pg from 'pg';
import { createConnectionError } from './connection-failure';
import { DatabaseUnavailableError } from './unavailable';

/** Far more than a server needs to accept a connection, far less than a guest waits. */
const connectTimeoutMs = 3_000;

interface Availability {
  unavailable: DatabaseUnavailableError | undefined;
  isProbing: boolean;
}

type ConnectOutcome = (error: Error | null) => void;
type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Connects only if the server is available, or no other connection is probing whether it is available again. */
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
      if (availability.unavailable !== undefined && availability.isProbing) {
        process.nextTick(
          reportOutcome,
          new DatabaseUnavailableError('the database is unavailable', {
            cause: availability.unavailable,
            isTemporary: availability.unavailable.isTemporary,
          }),
        );
        return;
      }
      const isProbe = availability.unavailable !== undefined;
      if (isProbe) availability.isProbing = true;
      super.connect((error: Error | null) => {
        if (isProbe) availability.isProbing = false;
        availability.unavailable = error === null ? undefined : createConnectionError('DATABASE_URL', url, error);
        reportOutcome(availability.unavailable ?? null);
      });
    }
  };
}

/**
 * Creates a pool for a server that may become unavailable. Waiting for a busy connection may take long, but opening a
 * new one must succeed soon. After a failure, one connection at a time is attempted, and the others fail at once, so
 * that no guest waits for an unavailable server.
 */
export const createServerPool = (options: pg.PoolConfig & { readonly connectionString: string }): pg.Pool =>
  new pg.Pool({
    ...options,
    Client: createClientClass({ unavailable: undefined, isProbing: false }, options.connectionString),
  });
