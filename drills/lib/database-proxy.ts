import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createDelayQueue } from './delay-queue';
import { createMessageParser, type FrontendMessage, getQuery, isSync } from './frontend-messages';

/** What is done to a transaction at its COMMIT, or to a statement that is one by itself where that would be committed. */
export type AtCommit =
  /** The COMMIT never reaches the database, and the connection breaks: nothing was written. */
  | 'cut before'
  /** The database commits, and the connection breaks before it can say so. */
  | 'cut after'
  /** The database commits, and its answer is kept back. */
  | 'keep the answer';

interface Trap {
  readonly holding: string;
  readonly what: AtCommit;
  readonly onTriggered: () => void;
}

export interface DatabaseProxy {
  readonly port: number;
  /** Every part that passes, either way, does so this much later. */
  readonly delay: (ms: number) => void;
  /** Cuts every connection; answers how many there were. `inTransaction` are those cut while a transaction was open. */
  readonly cut: () => { readonly all: number; readonly inTransaction: number };
  /** New connections are refused until they are taken again. */
  readonly refuse: () => void;
  readonly accept: () => void;
  /** Waits for the commit of the next transaction that used a statement of this name, and does that to it. */
  readonly atCommit: (holding: string, what: AtCommit) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** One connection: forwards message by message, and knows what its open transaction has used. */
interface ProxiedConnection {
  readonly cut: () => void;
  readonly isInTransaction: () => boolean;
}

interface ProxyState {
  delayMs: number;
  traps: readonly Trap[];
}

function startForwarding(client: Socket, server: Socket, weather: ProxyState): ProxiedConnection {
  const split = createMessageParser();
  let used: string | undefined;
  // A statement outside a transaction is committed by the message that ends it.
  let alone = '';
  let answersKept = false;
  const cut = () => {
    client.destroy();
    server.destroy();
  };
  const [there, back] = [createDelayQueue(() => weather.delayMs), createDelayQueue(() => weather.delayMs)];
  const findTrap = (said: string | undefined): Trap | undefined => weather.traps.find(({ holding }) => said?.includes(holding));

  /** The trap that waits for what a message commits. */
  const findTrapForCommit = (message: FrontendMessage): Trap | undefined => {
    const query = getQuery(message);
    const said = message.bytes.toString('latin1');
    if (query === 'BEGIN') used = '';
    else if (used !== undefined) used += said;
    else alone += said;
    const ends = query === 'COMMIT' ? used : isSync(message) && used === undefined ? alone : undefined;
    if (query === 'COMMIT' || query === 'ROLLBACK') used = undefined;
    if (isSync(message) || query !== undefined) alone = '';
    return findTrap(ends);
  };

  const forward = (message: FrontendMessage) => {
    const trap = findTrapForCommit(message);
    if (trap === undefined) return void server.write(message.bytes);
    weather.traps = weather.traps.filter((each) => each !== trap);
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

/** A proxy before PostgreSQL that can be slow, cut and refuse, and knows a COMMIT when it sees one. */
export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const weather: ProxyState = { delayMs: 0, traps: [] };
  const open = new Set<ProxiedConnection>();
  let refusing = false;
  const listener = createServer((client) => {
    if (refusing) return void client.destroy();
    const server = connect(databasePort, '127.0.0.1');
    for (const socket of [client, server]) socket.setNoDelay(true);
    const passage = startForwarding(client, server, weather);
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
      weather.delayMs = ms;
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
        weather.traps = [...weather.traps, { holding, what, onTriggered }];
      }),
    close: async () => {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
