import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProblemCode } from '@dining/contract/problem';
import { setTransport } from '../src/call';

export interface Reply {
  readonly status: number;
  readonly body: object;
}

interface Call {
  readonly endpoint: string;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

export const createSuccess = (body: object): Reply => ({ status: 200, body });
export const createProblem = (code: ProblemCode, status: number, detail: object = {}, fields: object = {}): Reply => ({
  status,
  body: { code, detail, ...fields },
});

/**
 * Starts a server that receives the API requests of the code under test. Answers each with the reply that the test has
 * set for its endpoint, or with 404 if there is none.
 */
export async function startServer() {
  const calls: Call[] = [];
  const replies = new Map<string, (body: unknown) => Reply | Promise<Reply>>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const endpoint = `${request.method} ${request.url}`;
    const requestBody = await text(request);
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    const body: unknown = isJson ? JSON.parse(requestBody) : requestBody || undefined;
    calls.push({ endpoint, body, headers: request.headers });
    const reply = (await replies.get(endpoint)?.(body)) ?? createProblem('not_found', 404);
    const type = reply.status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(reply.status, { 'Content-Type': type }).end(JSON.stringify(reply.body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  setTransport((url, request) => fetch(new URL(url, origin), request));
  return {
    origin,
    /** Sets the reply of an endpoint, such as `POST /api/resv/lookup`. */
    setReply: (name: string, reply: Reply | ((body: unknown) => Reply | Promise<Reply>)): void => {
      replies.set(name, typeof reply === 'function' ? reply : () => reply);
    },
    /** Returns the bodies of the requests to an endpoint, the oldest first. */
    listBodies: (name: string): readonly unknown[] =>
      calls.filter((call) => call.endpoint === name).map(({ body }) => body),
    /** Returns a header of each request to an endpoint, the oldest first. */
    listHeaders: (name: string, header: string): readonly unknown[] =>
      calls.filter((call) => call.endpoint === name).map(({ headers }) => headers[header]),
    /** Deletes recorded requests and replies. */
    reset: (): void => {
      calls.length = 0;
      replies.clear();
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
