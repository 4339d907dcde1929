import { ProblemError, parseProblem } from './problem-error';
import { formatRequestAddress } from './request-address';
import { getRequestKeys } from './request-keys';

interface CallTypes {
  params: unknown;
  query: unknown;
  body: unknown;
  result: unknown;
}
type Field<Types extends CallTypes, Key extends 'params' | 'query' | 'body'> = undefined extends Types[Key]
  ? { [K in Key]?: Types[Key] }
  : { [K in Key]: Types[Key] };
type Fields<Types extends CallTypes> = Field<Types, 'params'> & Field<Types, 'query'> & Field<Types, 'body'>;
type Arguments<Types extends CallTypes> =
  Record<string, never> extends Fields<Types> ? [input?: Fields<Types> & Options] : [input: Fields<Types> & Options];

interface Options {
  signal?: AbortSignal;
  skipErrorHandler?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** True if the page repeats the request by itself. Such requests do not extend the session. */
  isBackground?: boolean;
}
type AnyInput = Options & { params?: unknown; query?: unknown; body?: unknown };

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

export const setTransport = (transport: Transport): void => {
  send = transport;
};

export const createCall =
  <Api extends Record<keyof Api, CallTypes>>() =>
  async <Name extends keyof Api & string>(
    name: Name,
    ...[typedInput]: Arguments<Api[Name]>
  ): Promise<Api[Name]['result']> => {
    const input: AnyInput = typedInput ?? {};
    const [method = 'GET', template = ''] = name.split(' ');
    return sendRequest(
      formatRequestAddress(template, input.params, input.query),
      {
        method,
        headers: {
          ...createHeaders(),
          ...input.headers,
          ...(input.isBackground === true && backgroundHeader),
          ...(method === 'POST' && { 'Content-Type': 'application/json' }),
        },
        body: method === 'POST' ? JSON.stringify(input.body ?? {}) : null,
        signal: input.signal ?? null,
      },
      input.skipErrorHandler,
    );
  };

const backgroundHeader = { 'X-Background': '1' };

export const createHeaders = () => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...getRequestKeys(),
});

/**
 * Sends a request and parses the response.
 * @throws ProblemError for every response except a success, and with code `offline` if there is no response
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
