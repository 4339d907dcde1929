import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { UnknownOutcome } from '../../ports/payments';
import { parseStorableJson } from '../http/parse-json';

/** An answer with HTTP 200 and valid JSON, not yet parsed. */
export interface Answer {
  readonly outcome: 'answer';
  readonly body: unknown;
}

const createUnknown = (reason: UnknownOutcome['reason'], code?: string): UnknownOutcome =>
  code === undefined ? { outcome: 'unknown', reason } : { outcome: 'unknown', reason, code };

const headers = {
  'content-type': 'application/json; charset=utf-8',
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'node',
};

/**
 * Posts JSON and reads JSON, without following redirects. KICC sends result codes only with HTTP 200, so any other
 * status is an unknown outcome; so is a broken connection, an answer after `timeoutMs` (connecting, headers and body
 * together) and a body that is not JSON. Never throws for these. Uses events, because `fetch` takes a tenth of an
 * order's server time, and an abort signal with a stream iterator a third of the call (ADR 28).
 */
export const postJson = (url: string, body: object, timeoutMs: number): Promise<Answer | UnknownOutcome> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const request = url.startsWith('https:') ? askSecurely : ask;
    const clientRequest = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(text) },
    });
    const timer = setTimeout(() => {
      resolve(createUnknown('timeout'));
      clientRequest.destroy();
    }, timeoutMs);
    clientRequest.on('response', (answer) => {
      let responseText = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        responseText += part;
      });
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? readJson(responseText) : createUnknown('http', String(answer.statusCode))),
      );
      // Every failure ends in the request's `close` event.
      answer.on('error', () => undefined);
    });
    clientRequest.on('error', () => undefined);
    clientRequest.on('close', () => {
      clearTimeout(timer);
      resolve(createUnknown('network'));
    });
    clientRequest.end(text);
  });

const readJson = (text: string): Answer | UnknownOutcome => {
  const body = parseStorableJson(text);
  return body === undefined ? createUnknown('unreadable') : { outcome: 'answer', body };
};
