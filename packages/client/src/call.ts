import { ProblemError, parseProblem } from './problem-error';
import { formatRequestAddress } from './request-address';
import { getRequestKeys } from './request-keys';

/** What the contract says of one call. */
interface CallTypes {
  params: unknown;
  query: unknown;
  body: unknown;
  result: unknown;
}
type Part<Types extends CallTypes, Key extends 'params' | 'query' | 'body'> = undefined extends Types[Key]
  ? { [K in Key]?: Types[Key] }
  : { [K in Key]: Types[Key] };
type Parts<Types extends CallTypes> = Part<Types, 'params'> & Part<Types, 'query'> & Part<Types, 'body'>;
type Arguments<Types extends CallTypes> =
  Record<string, never> extends Parts<Types> ? [parts?: Parts<Types> & Options] : [parts: Parts<Types> & Options];

interface Options {
  signal?: AbortSignal;
  /** The caller deals with 401 and 500 itself, instead of the pages that show them. */
  own?: boolean;
}
type AnyParts = Options & { params?: unknown; query?: unknown; body?: unknown };

type Interceptor = (problem: ProblemError) => void;
let intercept: Interceptor = () => {};

/** Says what happens to 401 and 500 wherever they come from (Spec §7). The app sets it once, at start. */
export const interceptProblems = (interceptor: Interceptor): void => {
  intercept = interceptor;
};

type Watcher = (response: Response) => void;
let watchResponse: Watcher = () => {};

/** Has every answer of the server looked at before it is read. The app sets it once, at start. */
export const watchResponses = (watcher: Watcher): void => {
  watchResponse = watcher;
};

type Transport = (address: string, request: RequestInit) => Promise<Response>;
let send: Transport = (address, request) => fetch(address, request);

/** Has calls go another way than through the browser's `fetch`: the renderer of the site's pages asks the server it runs in. */
export const setTransport = (way: Transport): void => {
  send = way;
};

/** The calls of an app, typed by its part of the contract: `const call = callsOf<Api>()`. */
export const createCall =
  <Api extends Record<keyof Api, CallTypes>>() =>
  /**
   * Makes one call of the contract: `call('POST /api/din/list', { body: { htlCode } })`.
   * Never tries twice by itself: reads are repeated by the query client, writes by nobody.
   * @throws ProblemError for every answer but a success; `offline` when there was none
   */
  async <Name extends keyof Api & string>(name: Name, ...[given]: Arguments<Api[Name]>): Promise<Api[Name]['result']> => {
    const parts: AnyParts = given ?? {};
    const [method = 'GET', template = ''] = name.split(' ');
    return sendRequest(
      formatRequestAddress(template, parts.params, parts.query),
      {
        method,
        headers: { ...createHeaders(), ...(method === 'POST' && { 'Content-Type': 'application/json' }) },
        body: method === 'POST' ? JSON.stringify(parts.body ?? {}) : null,
        signal: parts.signal ?? null,
      },
      parts.own,
    );
  };

/** What every call of ours carries (decision 30a). */
export const createHeaders = () => ({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...getRequestKeys() });

/**
 * Sends a request and reads what comes back.
 * @throws ProblemError for every answer but a success; `offline` when there was none
 */
export async function sendRequest<Result>(address: string, request: RequestInit, own = false): Promise<Result> {
  const response = await send(address, { credentials: 'same-origin', ...request }).catch(throwOffline);
  watchResponse(response);
  if (response.ok) return (await response.json().catch(throwOffline)) as Result;
  const problem = await parseProblem(response);
  if (!own) intercept(problem);
  throw problem;
}

/** Nobody answered, or the line broke before all of the answer had come; one that we gave up ourselves stays what it is. */
function throwOffline(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError('offline', 0);
}
