import { request as sendHttpRequest } from 'node:http';
import { request as sendHttpsRequest } from 'node:https';
import type { UnknownOutcome } from '../../ports/payments';
import { parseStorableJson } from '../http/parse-json';

/** A response with HTTP 200 and a JSON body, not yet validated. */
export interface HttpResponse {
  readonly outcome: 'response';
  readonly body: unknown;
}

const createUnknownOutcome = (reason: UnknownOutcome['reason'], code?: string): UnknownOutcome =>
  code === undefined ? { outcome: 'unknown', reason } : { outcome: 'unknown', reason, code };

const headers = {
  'content-type': 'application/json; charset=utf-8',
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'node',
};

/**
 * Posts JSON and reads JSON, without following redirects. KICC sends result codes only with HTTP 200, so any other
 * status is an unknown outcome; so are a broken connection, a response after `timeoutMs` (connecting, headers and body
 * together) and a body that is not JSON. Never throws for these. Uses `node:http` with event handlers, because
 * `fetch` and stream iterators cost too much server time (measured in ADR 28).
 */
export const postJson = (url: string, body: object, timeoutMs: number): Promise<HttpResponse | UnknownOutcome> =>
  new Promise((resolve) => {
    const json = JSON.stringify(body);
    const request = url.startsWith('https:') ? sendHttpsRequest : sendHttpRequest;
    const clientRequest = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(json) },
    });
    const timer = setTimeout(() => {
      resolve(createUnknownOutcome('timeout'));
      clientRequest.destroy();
    }, timeoutMs);
    clientRequest.on('response', (response) => {
      let responseText = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        responseText += chunk;
      });
      response.on('end', () =>
        resolve(
          response.statusCode === 200
            ? parseResponse(responseText)
            : createUnknownOutcome('http', String(response.statusCode)),
        ),
      );
      // Every failure ends in the request's `close` event.
      response.on('error', () => undefined);
    });
    clientRequest.on('error', () => undefined);
    clientRequest.on('close', () => {
      clearTimeout(timer);
      resolve(createUnknownOutcome('network'));
    });
    clientRequest.end(json);
  });

const parseResponse = (text: string): HttpResponse | UnknownOutcome => {
  const body = parseStorableJson(text);
  return body === undefined ? createUnknownOutcome('unreadable') : { outcome: 'response', body };
};
