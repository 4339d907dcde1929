import pg from 'pg';
import { DatabaseAway } from './away';
import { createConnectionError } from './connection-failure';

/** How long a server may take to greet us, in milliseconds: far more than it needs, far less than a guest waits. */
const greetingMs = 3_000;

/** Whether the server was away when somebody last knocked, and whether somebody is knocking now. */
interface Door {
  away: DatabaseAway | undefined;
  knocking: boolean;
}

type Outcome = (error: Error | null) => void;
/** As the driver types it. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A connection that is not even tried while somebody else finds out whether the server, once away, is back. */
function clientOf(door: Door, url: string): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: greetingMs });
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
      if (door.away !== undefined && door.knocking) {
        process.nextTick(
          outcome,
          new DatabaseAway('the database is away', { cause: door.away, isTemporary: door.away.isTemporary }),
        );
        return;
      }
      const knocks = door.away !== undefined;
      if (knocks) door.knocking = true;
      super.connect((error: Error | null) => {
        if (knocks) door.knocking = false;
        door.away = error === null ? undefined : createConnectionError('DATABASE_URL', url, error);
        outcome(door.away ?? null);
      });
    }
  };
}

/**
 * Connections to a server that may go away. The pool's own limit is how long somebody waits for a connection that is busy, and
 * generous; a new one is made soon or not at all. Once that has failed, one at a time knocks and the others are refused at once: no
 * guest waits for a server that is known to be away.
 */
export const serverPool = (options: pg.PoolConfig & { readonly connectionString: string }): pg.Pool =>
  new pg.Pool({ ...options, Client: clientOf({ away: undefined, knocking: false }, options.connectionString) });
