import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a round-robin proxy before the processes at these ports. If a process refuses the connection, the next one
 * gets the request; if a connection breaks later, the process may have handled the request, and the response is 502.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: false, maxSockets: 1_000 });
  let turn = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, at: number, tries: number) => {
    const { method, url: path, headers } = incoming;
    const options = { agent, host: '127.0.0.1', port: ports[at % ports.length], method, path, headers };
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    forwarded.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) forward(incoming, outgoing, body, at + 1, tries - 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"bad_gateway"}');
    });
    forwarded.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    turn += 1;
    const at = turn;
    incoming.once('end', () => forward(incoming, outgoing, Buffer.concat(parts), at, ports.length));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
