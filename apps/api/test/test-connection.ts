import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a wire behaves: as it should, as if nobody were at the other end, or as if what is sent got lost. */
type ConnectionState = 'whole' | 'refusing' | 'silent';

/** A TCP wire to a server of which a test can take hold. */
export async function startTestConnection(to: { host: string; port: number }) {
  let state: ConnectionState = 'whole';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    // What is sent into a silent wire is taken and never comes out.
    if (state === 'silent') return void near.resume();
    const far = connect(to);
    keep(far);
    const pass = (from: Socket, into: Socket) =>
      from.on('data', (bytes) => state === 'silent' || into.write(bytes)).once('close', () => into.destroy());
    pass(near, far);
    pass(far, near);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
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
    /** Breaks every connection; new ones are made again. */
    cut,
    /** Breaks every connection and takes no new one. */
    refuse,
    /** Loses all that is sent from now on, on old connections and new ones, without a word. */
    dropData: () => {
      state = 'silent';
    },
    restore: async () => {
      const closed = state === 'refusing';
      state = 'whole';
      cut();
      if (closed) await listen(port);
    },
    close: async () => {
      if (state === 'refusing') return;
      await refuse();
    },
  };
}

export type TestConnection = Awaited<ReturnType<typeof startTestConnection>>;
