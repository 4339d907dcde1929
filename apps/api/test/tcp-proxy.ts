import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type ProxyState = 'open' | 'refusing' | 'dropping';

/** Starts a TCP proxy in front of a server; a test can interrupt its connections. */
export async function startTcpProxy(target: { host: string; port: number }) {
  let state: ProxyState = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((clientSocket) => {
    track(clientSocket);
    // Data is read and discarded.
    if (state === 'dropping') return void clientSocket.resume();
    const serverSocket = connect(target);
    track(serverSocket);
    const forward = (from: Socket, into: Socket) =>
      from.on('data', (bytes) => state === 'dropping' || into.write(bytes)).once('close', () => into.destroy());
    forward(clientSocket, serverSocket);
    forward(serverSocket, clientSocket);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async () => {
    state = 'refusing';
    breakConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port,
    /** Breaks every connection; new ones are accepted. */
    breakConnections,
    /** Breaks every connection and refuses new ones. */
    refuse,
    /** Discards all data from now on, on existing and new connections. */
    dropData: () => {
      state = 'dropping';
    },
    /** Breaks every connection, and forwards new ones again. */
    restore: async () => {
      const wasRefusing = state === 'refusing';
      state = 'open';
      breakConnections();
      if (wasRefusing) await listen(port);
    },
    close: async () => {
      if (state === 'refusing') return;
      await refuse();
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
