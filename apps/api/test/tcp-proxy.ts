import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type ConnectionState = 'open' | 'refusing' | 'dropping';

/** Starts a TCP proxy to a server that a test can interrupt. */
export async function startTcpProxy(to: { host: string; port: number }) {
  let state: ConnectionState = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    // Data is read and discarded.
    if (state === 'dropping') return void near.resume();
    const far = connect(to);
    keep(far);
    const pass = (from: Socket, into: Socket) =>
      from.on('data', (bytes) => state === 'dropping' || into.write(bytes)).once('close', () => into.destroy());
    pass(near, far);
    pass(far, near);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async () => {
    state = 'refusing';
    cut();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port,
    /** Breaks every connection; new ones are accepted. */
    cut,
    /** Breaks every connection and refuses new ones. */
    refuse,
    /** Discards all data from now on, on existing and new connections. */
    dropData: () => {
      state = 'dropping';
    },
    restore: async () => {
      const closed = state === 'refusing';
      state = 'open';
      cut();
      if (closed) await listen(port);
    },
    close: async () => {
      if (state === 'refusing') return;
      await refuse();
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
