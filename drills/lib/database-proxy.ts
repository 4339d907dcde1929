import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createDelayQueue } from './delay-queue';
import { createMessageParser, type FrontendMessage, getQuery, isSync } from './frontend-messages';

export type CommitFault =
  /** The connection breaks before COMMIT reaches the database: nothing is written. */
  | 'cut before'
  /** The database commits, and the connection breaks before the response. */
  | 'cut after'
  /** The database commits, and this response and all later ones of the connection are withheld. */
  | 'withhold the response';

interface CommitTrap {
  readonly statementName: string;
  readonly fault: CommitFault;
  readonly onTriggered: () => void;
}

export interface DatabaseProxy {
  readonly port: number;
  readonly setDelayMs: (ms: number) => void;
  /** Returns the number of closed connections, and of those that were in a transaction. */
  readonly closeConnections: () => { readonly all: number; readonly inTransaction: number };
  readonly rejectNewConnections: () => void;
  readonly acceptNewConnections: () => void;
  /**
   * Applies the fault to the next commit of a transaction with a statement of this name, or of such a statement outside
   * a transaction. Resolves once the fault has happened.
   */
  readonly injectCommitFault: (statementName: string, fault: CommitFault) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ProxiedConnection {
  readonly closeConnection: () => void;
  readonly isInTransaction: () => boolean;
}

interface ProxyState {
  delayMs: number;
  traps: readonly CommitTrap[];
}

function startForwarding(client: Socket, server: Socket, state: ProxyState): ProxiedConnection {
  const parseMessages = createMessageParser();
  let transactionText: string | undefined;
  // A statement outside a transaction is committed by its Sync message.
  let statementText = '';
  let areResponsesWithheld = false;
  const closeConnection = () => {
    client.destroy();
    server.destroy();
  };
  const [sendToServer, sendToClient] = [createDelayQueue(() => state.delayMs), createDelayQueue(() => state.delayMs)];
  const findTrap = (committedText: string | undefined): CommitTrap | undefined =>
    state.traps.find(({ statementName }) => committedText?.includes(statementName));

  const findTrapForCommit = (message: FrontendMessage): CommitTrap | undefined => {
    const query = getQuery(message);
    const messageText = message.bytes.toString('latin1');
    if (query === 'BEGIN') transactionText = '';
    else if (transactionText !== undefined) transactionText += messageText;
    else statementText += messageText;
    const committedText =
      query === 'COMMIT'
        ? transactionText
        : isSync(message) && transactionText === undefined
          ? statementText
          : undefined;
    if (query === 'COMMIT' || query === 'ROLLBACK') transactionText = undefined;
    if (isSync(message) || query !== undefined) statementText = '';
    return findTrap(committedText);
  };

  const forward = (message: FrontendMessage) => {
    const trap = findTrapForCommit(message);
    if (trap === undefined) return void server.write(message.bytes);
    state.traps = state.traps.filter((each) => each !== trap);
    if (trap.fault === 'cut before') {
      closeConnection();
      return trap.onTriggered();
    }
    areResponsesWithheld = true;
    server.once('data', () => {
      if (trap.fault === 'cut after') closeConnection();
      trap.onTriggered();
    });
    server.write(message.bytes);
  };

  client.on('data', (chunk) => sendToServer(() => parseMessages(chunk).forEach(forward)));
  server.on('data', (chunk) => {
    if (!areResponsesWithheld) sendToClient(() => void client.write(chunk));
  });
  for (const [source, target, enqueue] of [
    [client, server, sendToServer],
    [server, client, sendToClient],
  ] as const) {
    source.on('error', closeConnection);
    source.on('close', () => enqueue(() => target.destroy()));
  }
  return { closeConnection, isInTransaction: () => transactionText !== undefined };
}

/** Starts a proxy in front of PostgreSQL that can delay, break and refuse connections, also at a commit. */
export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const state: ProxyState = { delayMs: 0, traps: [] };
  const openConnections = new Set<ProxiedConnection>();
  let isRejecting = false;
  const listener = createServer((client) => {
    if (isRejecting) return void client.destroy();
    const server = connect(databasePort, '127.0.0.1');
    for (const socket of [client, server]) socket.setNoDelay(true);
    const connection = startForwarding(client, server, state);
    openConnections.add(connection);
    client.once('close', () => openConnections.delete(connection));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const closeConnections = () => {
    const connections = [...openConnections];
    const inTransaction = connections.filter((each) => each.isInTransaction()).length;
    for (const each of connections) each.closeConnection();
    return { all: connections.length, inTransaction };
  };
  return {
    port: (listener.address() as AddressInfo).port,
    setDelayMs: (ms) => {
      state.delayMs = ms;
    },
    closeConnections,
    rejectNewConnections: () => {
      isRejecting = true;
    },
    acceptNewConnections: () => {
      isRejecting = false;
    },
    injectCommitFault: (statementName, fault) =>
      new Promise((onTriggered) => {
        state.traps = [...state.traps, { statementName, fault, onTriggered }];
      }),
    close: async () => {
      closeConnections();
      listener.close();
      await once(listener, 'close');
    },
  };
}
