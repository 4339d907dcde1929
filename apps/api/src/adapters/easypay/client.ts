import { request } from 'undici';
import type { UnknownOutcome } from '../../ports/payments';

/** Something came back with HTTP 200 and was JSON; what it says is for the caller to parse. */
export interface Answer {
  readonly outcome: 'answer';
  readonly body: unknown;
}

const unknown = (reason: UnknownOutcome['reason'], code?: string): UnknownOutcome =>
  code === undefined ? { outcome: 'unknown', reason } : { outcome: 'unknown', reason, code };

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * Posts JSON and reads JSON. KICC gives a result code with HTTP 200 only, so any other status is an unknown outcome; so is a cut
 * connection, an answer past `timeoutMs` (headers and body together) and a body that is no JSON. Never throws for those. No redirect is followed. `fetch`
 * would take a tenth of what an order costs the server.
 */
export const postJson = async (url: string, body: object, timeoutMs: number): Promise<Answer | UnknownOutcome> => {
  try {
    const response = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.body.text();
    return response.statusCode === 200 ? readJson(text) : unknown('http', String(response.statusCode));
  } catch (error) {
    return unknown(isTimeout(error) ? 'timeout' : 'network');
  }
};

const readJson = (text: string): Answer | UnknownOutcome => {
  try {
    return { outcome: 'answer', body: JSON.parse(text) as unknown };
  } catch {
    return unknown('unreadable');
  }
};
