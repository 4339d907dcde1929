import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export interface ServerScript {
  /** Key and certificate to offer TLS with; without them it offers none. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Refuses the sign-in with this SQLSTATE. */
  readonly refusal?: { readonly code: string; readonly message: string; readonly routine?: string };
  /** Requires the password by SCRAM. */
  readonly requiresScram?: boolean;
  /** Sends this text instead of any message of the protocol. */
  readonly garbage?: string;
  /** Closes each connection after its first message. */
  readonly closesConnections?: boolean;
  /** `server_version_num`. */
  readonly version?: number;
}

const sslRequest = 80_877_103;

function createMessage(type: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const encodeInt16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const encodeInt32 = (value: number): Buffer =>
  Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

const readyMessage = createMessage('Z', Buffer.from('I'));
const emptyResult = Buffer.concat([createMessage('C', 'SET'), readyMessage]);

/** Creates the result of a query: one row with one text column. */
function createTextResult(name: string, value: string): Buffer {
  const text = Buffer.from(value);
  return Buffer.concat([
    createMessage(
      'T',
      encodeInt16(1),
      name,
      encodeInt32(0),
      encodeInt16(0),
      encodeInt32(25),
      encodeInt16(-1),
      encodeInt32(-1),
      encodeInt16(0),
    ),
    createMessage('D', encodeInt16(1), encodeInt32(text.length), text),
    createMessage('C', 'SHOW'),
    readyMessage,
  ]);
}

function handleSignIn(socket: Socket, { refusal, requiresScram, version = 150_000 }: ServerScript): void {
  if (refusal !== undefined) {
    const { code, message, routine = '' } = refusal;
    socket.end(createMessage('E', 'SFATAL', 'VFATAL', `C${code}`, `M${message}`, `R${routine}`, Buffer.from([0])));
    return;
  }
  if (requiresScram === true) {
    socket.once('data', () => socket.write(createMessage('R', encodeInt32(11), Buffer.from('r=x,s=eA==,i=4096'))));
    socket.write(createMessage('R', encodeInt32(10), 'SCRAM-SHA-256', Buffer.from([0])));
    return;
  }
  socket.write(Buffer.concat([createMessage('R', encodeInt32(0)), readyMessage]));
  socket.on('data', (query) => {
    if (query[0] !== 'Q'.charCodeAt(0)) return;
    const result = query.includes('server_version_num')
      ? createTextResult('server_version_num', String(version))
      : emptyResult;
    socket.write(result);
  });
}

/**
 * Starts a server that speaks as much of PostgreSQL's protocol as the start of the application needs. It refuses
 * sign-ins, offers TLS and reports versions as the script says.
 */
export async function startScriptedPostgres(script: ServerScript) {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    socket.on('error', () => undefined);
    socket.once('data', (firstMessage) => {
      if (script.closesConnections === true) return void socket.destroy();
      if (script.garbage !== undefined) return void socket.end(script.garbage);
      if (firstMessage.readInt32BE(4) !== sslRequest) return handleSignIn(socket, script);
      if (script.tls === undefined) return void socket.write('N');
      socket.write('S');
      const tlsSocket = new TLSSocket(socket, { isServer: true, ...script.tls });
      tlsSocket.on('error', () => undefined);
      tlsSocket.once('data', () => handleSignIn(tlsSocket, script));
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
