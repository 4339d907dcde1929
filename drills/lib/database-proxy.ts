import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createDelayQueue } from './delay-queue';
import { createMessageParser, type FrontendMessage, getQuery, isSync } from './frontend-messages';

export type AtCommit =
  /** The connection breaks before COMMIT reaches the database: nothing is written. */
  | 'cut before'
  /** The database commits, and the connection breaks before the response. */
  | 'cut after'
  /** The database commits, and the response is withheld. */
  | 'keep the answer';

interface Trap {
  readonly holding: string;
  readonly what: AtCommit;
  readonly onTriggered: () => void;
}

export interface DatabaseProxy {
  readonly port: number;
  readonly delay: (ms: number) => void;
  readonly cut: () => { readonly all: number; readonly inTransaction: number };
  readonly refuse: () => void;
  readonly accept: () => void;
  /**
   * Applies the fault to the next commit of a transaction with a statement of this name. Resolves once it has happened.
   */
  readonly atCommit: (holding: string, what: AtCommit) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ProxiedConnection {
  readonly cut: () => void;
  readonly isInTransaction: () => boolean;
}

interface ProxyState {
  delayMs: number;
  traps: readonly Trap[];
}

function startForwarding(client: Socket, server: Socket, state: ProxyState): ProxiedConnection {
  const split = createMessageParser();
  let used: string | undefined;
  // A statement outside a transaction is committed by its Sync message.
  let alone = '';
  let answersKept = false;
  const cut = () => {
    client.destroy();
    server.destroy();
  };
  const [there, back] = [createDelayQueue(() => state.delayMs), createDelayQueue(() => state.delayMs)];
  const findTrap = (sqlText: string | undefined): Trap | undefined =>
    state.traps.find(({ holding }) => sqlText?.includes(holding));

  const findTrapForCommit = (message: FrontendMessage): Trap | undefined => {
    const query = getQuery(message);
    const sqlText = message.bytes.toString('latin1');
    if (query === 'BEGIN') used = '';
    else if (used !== undefined) used += sqlText;
    else alone += sqlText;
    const ends = query === 'COMMIT' ? used : isSync(message) && used === undefined ? alone : undefined;
    if (query === 'COMMIT' || query === 'ROLLBACK') used = undefined;
    if (isSync(message) || query !== undefined) alone = '';
    return findTrap(ends);
  };

  const forward = (message: FrontendMessage) => {
    const trap = findTrapForCommit(message);
    if (trap === undefined) return void server.write(message.bytes);
    state.traps = state.traps.filter((each) => each !== trap);
    if (trap.what === 'cut before') {
      cut();
      return trap.onTriggered();
    }
    answersKept = true;
    server.once('data', () => {
      if (trap.what === 'cut after') cut();
      trap.onTriggered();
    });
    server.write(message.bytes);
  };

  client.on('data', (part) => there(() => split(part).forEach(forward)));
  server.on('data', (part) => {
    if (!answersKept) back(() => void client.write(part));
  });
  for (const [one, other, line] of [
    [client, server, there],
    [server, client, back],
  ] as const) {
    one.on('error', cut);
    one.on('close', () => line(() => other.destroy()));
  }
  return { cut, isInTransaction: () => used !== undefined };
}

/** Starts a proxy before PostgreSQL that can delay, break and refuse connections, and detects COMMIT. */
export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const state: ProxyState = { delayMs: 0, traps: [] };
  const open = new Set<ProxiedConnection>();
  let refusing = false;
  const listener = createServer((client) => {
    if (refusing) return void client.destroy();
    const server = connect(databasePort, '127.0.0.1');
    for (const socket of [client, server]) socket.setNoDelay(true);
    const passage = startForwarding(client, server, state);
    open.add(passage);
    client.once('close', () => open.delete(passage));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const cut = () => {
    const passages = [...open];
    const inTransaction = passages.filter((each) => each.isInTransaction()).length;
    for (const each of passages) each.cut();
    return { all: passages.length, inTransaction };
  };
  return {
    port: (listener.address() as AddressInfo).port,
    delay: (ms) => {
      state.delayMs = ms;
    },
    cut,
    refuse: () => {
      refusing = true;
    },
    accept: () => {
      refusing = false;
    },
    atCommit: (holding, what) =>
      new Promise((onTriggered) => {
        state.traps = [...state.traps, { holding, what, onTriggered }];
      }),
    close: async () => {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
