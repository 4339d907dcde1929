import pg from 'pg';
import { createConnectionError } from './connection-failure';
import { DatabaseUnavailableError } from './unavailable';

/** Far more than a server needs to accept a connection, far less than a guest waits. */
const connectMs = 3_000;

interface Availability {
  unavailable: DatabaseUnavailableError | undefined;
  knocking: boolean;
}

type Outcome = (error: Error | null) => void;
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Connects only if the server is available, or no other connection is testing whether it has returned. */
function createClientClass(door: Availability, url: string): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }

    override connect(): Promise<pg.Client>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<pg.Client> | void {
      if (connected !== undefined) return this.#knock(connected as Outcome);
      return new Promise((resolve, reject) => {
        this.#knock((error) => (error ? reject(error) : resolve(this)));
      });
    }

    #knock(outcome: Outcome): void {
      if (door.unavailable !== undefined && door.knocking) {
        process.nextTick(
          outcome,
          new DatabaseUnavailableError('the database is away', {
            cause: door.unavailable,
            isTemporary: door.unavailable.isTemporary,
          }),
        );
        return;
      }
      const knocks = door.unavailable !== undefined;
      if (knocks) door.knocking = true;
      super.connect((error: Error | null) => {
        if (knocks) door.knocking = false;
        door.unavailable = error === null ? undefined : createConnectionError('DATABASE_URL', url, error);
        outcome(door.unavailable ?? null);
      });
    }
  };
}

/**
 * Creates a pool for a server that may become unavailable. The pool's own limit is the generous wait for a busy
 * connection; a new connection must succeed soon. After a failure, one connection at a time is attempted, and the
 * others fail at once, so that no guest waits for an unavailable server.
 */
export const createServerPool = (options: pg.PoolConfig & { readonly connectionString: string }): pg.Pool =>
  new pg.Pool({
    ...options,
    Client: createClientClass({ unavailable: undefined, knocking: false }, options.connectionString),
  });
