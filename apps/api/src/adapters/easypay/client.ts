import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { UnknownOutcome } from '../../ports/payments';
import { parseStorableJson } from '../http/parse-json';

/** Something came back with HTTP 200 and was JSON; what it says is for the caller to parse. */
export interface Answer {
  readonly outcome: 'answer';
  readonly body: unknown;
}

const unknown = (reason: UnknownOutcome['reason'], code?: string): UnknownOutcome =>
  code === undefined ? { outcome: 'unknown', reason } : { outcome: 'unknown', reason, code };

const headers = {
  'content-type': 'application/json; charset=utf-8',
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'node',
};

/**
 * Posts JSON and reads JSON; follows no redirect. KICC gives a result code with HTTP 200 only, so any other status is an unknown outcome; so
 * is a cut connection, an answer past `timeoutMs` (connecting, headers and body together) and a body that is no JSON. Never throws for
 * those. By events: `fetch` would take a tenth of what an order costs the server, an abort signal and a stream's iterator a third of the call (ADR 28).
 */
export const postJson = (url: string, body: object, timeoutMs: number): Promise<Answer | UnknownOutcome> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const request = url.startsWith('https:') ? askSecurely : ask;
    const asked = request(url, { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(text) } });
    const timer = setTimeout(() => {
      resolve(unknown('timeout'));
      asked.destroy();
    }, timeoutMs);
    asked.on('response', (answer) => {
      let said = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        said += part;
      });
      answer.on('end', () => resolve(answer.statusCode === 200 ? readJson(said) : unknown('http', String(answer.statusCode))));
      // Whatever goes wrong ends in the request's close.
      answer.on('error', () => undefined);
    });
    asked.on('error', () => undefined);
    asked.on('close', () => {
      clearTimeout(timer);
      resolve(unknown('network'));
    });
    asked.end(text);
  });

const readJson = (said: string): Answer | UnknownOutcome => {
  const body = parseStorableJson(said);
  return body === undefined ? unknown('unreadable') : { outcome: 'answer', body };
};
