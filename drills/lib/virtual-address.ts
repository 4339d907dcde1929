import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that forwards to the current server, as a DNS name or a virtual IP address does. */
export interface VirtualAddress {
  readonly port: number;
  readonly moveTo: (port: number) => void;
  readonly close: () => Promise<void>;
}

export async function startVirtualAddress(port: number): Promise<VirtualAddress> {
  let target = port;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (nextPort) => {
      target = nextPort;
      destroySockets();
    },
    close: async () => {
      server.close();
      destroySockets();
      await once(server, 'close');
    },
  };
}
