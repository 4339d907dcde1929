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
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const there = connect(target, '127.0.0.1');
    for (const socket of [client, there]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        there.destroy();
      });
    }
    client.pipe(there).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroySockets = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (next) => {
      target = next;
      destroySockets();
    },
    close: async () => {
      server.close();
      destroySockets();
      await once(server, 'close');
    },
  };
}
