import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy';
import { createMessageParser, getQuery } from './frontend-messages';

const startupMessage = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const createMessage = (kind: string, text: string): Buffer => {
  const body = Buffer.from(`${text}\0`);
  const header = Buffer.alloc(5);
  header.write(kind);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
};
const createQuery = (text: string): Buffer => createMessage('Q', text);

it('the parser returns the same messages however the network splits them', () => {
  const allBytes = Buffer.concat([startupMessage, createQuery('BEGIN'), createQuery('COMMIT')]);
  for (let size = 1; size <= allBytes.length; size += 1) {
    const parseMessages = createMessageParser();
    const messages = [];
    for (let from = 0; from < allBytes.length; from += size)
      messages.push(...parseMessages(allBytes.subarray(from, from + size)));
    expect(messages.map(getQuery)).toEqual([undefined, 'BEGIN', 'COMMIT']);
  }
});

/** The query of each message that the fake database has received; `startup` for a message without a query. */
let receivedQueries: string[];
let receivedKinds: string[];
let database: ReturnType<typeof createServer>;
let proxy: DatabaseProxy;
let client: Socket;
beforeEach(async () => {
  receivedQueries = [];
  receivedKinds = [];
  database = createServer((socket) => {
    const parseMessages = createMessageParser();
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const message of parseMessages(chunk)) {
        receivedQueries.push(getQuery(message) ?? 'startup');
        receivedKinds.push(message.kind);
        socket.write('ok');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  proxy = await startDatabaseProxy((database.address() as AddressInfo).port);
  await connectClient();
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  database.close();
});

async function connectClient(): Promise<void> {
  client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => undefined);
  await writeAndRead(startupMessage);
}

async function writeAndRead(bytes: Buffer): Promise<string> {
  client.write(bytes);
  const [response] = (await once(client, 'data')) as [Buffer];
  return String(response);
}
const beginAndExecute = async (statement: string) => {
  await writeAndRead(createQuery('BEGIN'));
  await writeAndRead(createQuery(statement));
};

it('the proxy forwards requests and responses', async () => {
  expect(await writeAndRead(createQuery('SELECT 1'))).toBe('ok');
  expect(receivedQueries).toEqual(['startup', 'SELECT 1']);
});

it('the proxy cuts the connection before a COMMIT reaches the database', async () => {
  const faultPromise = proxy.injectCommitFault('insert_reservation', 'cut before');
  await beginAndExecute('insert_reservation');
  client.write(createQuery('COMMIT'));
  await Promise.all([faultPromise, once(client, 'close')]);
  expect(receivedQueries).not.toContain('COMMIT');
});

it('the proxy cuts the connection after a COMMIT, before the client gets the response', async () => {
  const faultPromise = proxy.injectCommitFault('insert_reservation', 'cut after');
  await beginAndExecute('insert_reservation');
  client.write(createQuery('COMMIT'));
  await Promise.all([faultPromise, once(client, 'close')]);
  expect(receivedQueries).toContain('COMMIT');
});

it.each([
  ['cut before', false],
  ['cut after', true],
] as const)('the proxy recognises the commit of a statement outside a transaction: %s', async (fault, isForwarded) => {
  const faultPromise = proxy.injectCommitFault('update_payment_to_approving', fault);
  client.write(Buffer.concat([createMessage('B', 'other'), createMessage('S', '')]));
  await once(client, 'data');
  receivedKinds = [];
  client.write(
    Buffer.concat([createMessage('B', 'update_payment_to_approving'), createMessage('E', ''), createMessage('S', '')]),
  );
  await Promise.all([faultPromise, once(client, 'close')]);
  expect(receivedKinds.includes('S')).toBe(isForwarded);
});

it('the proxy cuts only the transaction with the statement, and only once', async () => {
  const faultPromise = proxy.injectCommitFault('insert_reservation', 'cut before');
  await beginAndExecute('insert_inquiry');
  expect(await writeAndRead(createQuery('COMMIT'))).toBe('ok');
  await beginAndExecute('insert_reservation');
  client.write(createQuery('COMMIT'));
  await Promise.all([faultPromise, once(client, 'close')]);
  await connectClient();
  await beginAndExecute('insert_reservation');
  expect(await writeAndRead(createQuery('COMMIT'))).toBe('ok');
});

it('the proxy delays requests and responses', async () => {
  proxy.setDelayMs(40);
  const startedAt = performance.now();
  await writeAndRead(createQuery('SELECT 1'));
  expect(performance.now() - startedAt).toBeGreaterThan(75);
});

it('the proxy cuts all connections and counts those in a transaction', async () => {
  await writeAndRead(createQuery('BEGIN'));
  const closePromise = once(client, 'close');
  expect(proxy.closeConnections()).toEqual({ all: 1, inTransaction: 1 });
  await closePromise;
});

it('the proxy refuses new connections until it accepts them again', async () => {
  proxy.rejectNewConnections();
  const refusedClient = connect(proxy.port, '127.0.0.1');
  await once(refusedClient, 'close');
  proxy.acceptNewConnections();
  await connectClient();
  expect(await writeAndRead(createQuery('SELECT 1'))).toBe('ok');
});
