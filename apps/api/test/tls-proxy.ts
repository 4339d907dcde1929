import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createServer, request as requestByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSelfSignedCertificate } from './certificate';

export interface ProxyResponse {
  readonly status: number;
  readonly setCookies: readonly string[];
  readonly json: unknown;
}

async function read(answer: IncomingMessage): Promise<ProxyResponse> {
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode ?? 0, setCookies: answer.headers['set-cookie'] ?? [], json: JSON.parse(text) };
}

/** Starts a proxy in front of the server that terminates TLS and adds the headers set by `setHeaders`. */
export async function startTlsProxy() {
  const { key, cert } = createSelfSignedCertificate('localhost');
  let target = 0;
  let says: IncomingHttpHeaders = { 'x-forwarded-proto': 'https' };
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { 'x-forwarded-proto': _claimed, ...headers } = incoming.headers;
    const forwarded = [headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? ''].flat().join(', ');
    const passed = request(
      {
        port: target,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, 'x-forwarded-for': forwarded, ...says },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;

  return {
    url,
    /** Sets the port of the server behind it. */
    setTarget: (behind: number) => {
      target = behind;
    },
    setHeaders: (headers: IncomingHttpHeaders) => {
      says = headers;
    },
    /** Sends a request through the proxy, trusting its certificate only. */
    request: async (
      method: 'GET' | 'POST',
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<ProxyResponse> => {
      const clientRequest = requestByTls(`${url}/api${path}`, {
        method,
        ca: cert,
        agent: false,
        headers: {
          origin: url,
          'x-requested-with': 'test',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
      const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
      return read(answer);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type TlsProxy = Awaited<ReturnType<typeof startTlsProxy>>;
