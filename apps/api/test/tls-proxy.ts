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

async function readResponse(response: IncomingMessage): Promise<ProxyResponse> {
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode ?? 0, setCookies: response.headers['set-cookie'] ?? [], json: JSON.parse(text) };
}

/**
 * Starts a proxy that terminates TLS in front of a server. The proxy extends `X-Forwarded-For`, and adds the headers
 * that `setHeaders` sets, by default `X-Forwarded-Proto: https`.
 */
export async function startTlsProxy() {
  const { key, cert } = createSelfSignedCertificate('localhost');
  let targetPort = 0;
  let proxyHeaders: IncomingHttpHeaders = { 'x-forwarded-proto': 'https' };
  const server = createServer({ key, cert }, (clientRequest, clientResponse) => {
    const { 'x-forwarded-proto': _clientProto, ...headers } = clientRequest.headers;
    const forwardedFor = [headers['x-forwarded-for'] ?? [], clientRequest.socket.remoteAddress ?? ''].flat().join(', ');
    const forwardedRequest = request(
      {
        port: targetPort,
        host: '127.0.0.1',
        method: clientRequest.method,
        path: clientRequest.url,
        headers: { ...headers, 'x-forwarded-for': forwardedFor, ...proxyHeaders },
      },
      (response) => {
        clientResponse.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(clientResponse);
      },
    );
    forwardedRequest.once('error', () => clientResponse.writeHead(502).end());
    clientRequest.pipe(forwardedRequest);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;

  return {
    url,
    /** Sets the port of the server to which the proxy forwards requests. */
    setTarget: (newPort: number) => {
      targetPort = newPort;
    },
    setHeaders: (headers: IncomingHttpHeaders) => {
      proxyHeaders = headers;
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
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
      return readResponse(response);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type TlsProxy = Awaited<ReturnType<typeof startTlsProxy>>;
