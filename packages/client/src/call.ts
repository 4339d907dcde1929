import { ProblemError, parseProblem } from './problem-error';
import { formatRequestAddress } from './request-address';
import { getRequestKeys } from './request-keys';

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
  skipErrorHandler?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** A call that a page repeats by itself: it keeps no session alive. */
  isBackground?: boolean;
}
type AnyParts = Options & { params?: unknown; query?: unknown; body?: unknown };

type Interceptor = (problem: ProblemError) => void;
let intercept: Interceptor = () => {};

export const interceptProblems = (interceptor: Interceptor): void => {
  intercept = interceptor;
};

type Watcher = (response: Response) => void;
let watchResponse: Watcher = () => {};

export const watchResponses = (watcher: Watcher): void => {
  watchResponse = watcher;
};

type Transport = (address: string, request: RequestInit) => Promise<Response>;
let send: Transport = (address, request) => fetch(address, request);

export const setTransport = (way: Transport): void => {
  send = way;
};

export const createCall =
  <Api extends Record<keyof Api, CallTypes>>() =>
  async <Name extends keyof Api & string>(
    name: Name,
    ...[given]: Arguments<Api[Name]>
  ): Promise<Api[Name]['result']> => {
    const parts: AnyParts = given ?? {};
    const [method = 'GET', template = ''] = name.split(' ');
    return sendRequest(
      formatRequestAddress(template, parts.params, parts.query),
      {
        method,
        headers: {
          ...createHeaders(),
          ...parts.headers,
          ...(parts.isBackground === true && backgroundHeader),
          ...(method === 'POST' && { 'Content-Type': 'application/json' }),
        },
        body: method === 'POST' ? JSON.stringify(parts.body ?? {}) : null,
        signal: parts.signal ?? null,
      },
      parts.skipErrorHandler,
    );
  };

const backgroundHeader = { 'X-Background': '1' };

export const createHeaders = () => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...getRequestKeys(),
});

/**
 * Sends a request and reads the answer.
 * @throws ProblemError for every answer but a success; `offline` without an answer
 */
export async function sendRequest<Result>(
  address: string,
  request: RequestInit,
  skipErrorHandler = false,
): Promise<Result> {
  const response = await send(address, { credentials: 'same-origin', ...request }).catch(throwOffline);
  if (!new Headers(request.headers).has('X-Background')) watchResponse(response);
  if (response.ok) return (await response.json().catch(throwOffline)) as Result;
  const problem = await parseProblem(response);
  if (!skipErrorHandler) intercept(problem);
  throw problem;
}

function throwOffline(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError('offline', 0);
}
