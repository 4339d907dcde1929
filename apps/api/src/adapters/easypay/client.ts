import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import type { UnknownOutcome } from '../../ports/payments';

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

/** Posts a text; follows no redirect. Node's own `fetch` would take a tenth of what an order costs the server (ADR 28). */
async function post(
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<{ readonly status: number | undefined; readonly said: string }> {
  const request = url.startsWith('https:') ? askSecurely : ask;
  const asked = request(url, { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal });
  // One that comes once the answer has begun is the answer's as well, and told there.
  asked.on('error', () => undefined);
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, said: await text(answer) };
}

/**
 * Posts JSON and reads JSON. KICC gives a result code with HTTP 200 only, so any other status is an unknown outcome; so is a cut
 * connection, an answer past `timeoutMs` (connecting, headers and body together) and a body that is no JSON. Never throws for those.
 */
export const postJson = async (url: string, body: object, timeoutMs: number): Promise<Answer | UnknownOutcome> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { status, said } = await post(url, JSON.stringify(body), signal);
    return status === 200 ? readJson(said) : unknown('http', String(status));
  } catch {
    return unknown(signal.aborted ? 'timeout' : 'network');
  }
};

const readJson = (said: string): Answer | UnknownOutcome => {
  try {
    return { outcome: 'answer', body: JSON.parse(said) as unknown };
  } catch {
    return unknown('unreadable');
  }
};
