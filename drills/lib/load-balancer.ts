import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a round-robin proxy in front of the processes at these ports. If a process refuses the connection, the next
 * one gets the request; if a connection breaks later, the process may have handled the request, and the response is
 * 502.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: false, maxSockets: 1_000 });
  let requestCount = 0;

  const forward = (
    clientRequest: IncomingMessage,
    clientResponse: ServerResponse,
    body: Buffer,
    portIndex: number,
    remainingTries: number,
  ) => {
    const { method, url: path, headers } = clientRequest;
    const options = { agent, host: '127.0.0.1', port: ports[portIndex % ports.length], method, path, headers };
    const upstreamRequest = request(options, (upstreamResponse) => {
      clientResponse.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(clientResponse);
      upstreamResponse.once('error', () => clientResponse.destroy());
    });
    upstreamRequest.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ECONNREFUSED' && remainingTries > 1)
        forward(clientRequest, clientResponse, body, portIndex + 1, remainingTries - 1);
      else if (clientResponse.headersSent) clientResponse.destroy();
      else clientResponse.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"bad_gateway"}');
    });
    upstreamRequest.end(body);
  };

  const server = createServer((clientRequest, clientResponse) => {
    const chunks: Buffer[] = [];
    clientRequest.on('data', (chunk: Buffer) => chunks.push(chunk));
    requestCount += 1;
    const portIndex = requestCount;
    clientRequest.once('end', () =>
      forward(clientRequest, clientResponse, Buffer.concat(chunks), portIndex, ports.length),
    );
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
