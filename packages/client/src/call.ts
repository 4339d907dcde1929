import { createKeyHeaders } from './key-headers';
import { ProblemError, parseProblem } from './problem-error';
import { formatRequestUrl } from './request-url';

interface CallTypes {
  params: unknown;
  query: unknown;
  body: unknown;
  result: unknown;
}
/** A part of the input; optional if the endpoint does not need it. */
type InputPart<Types extends CallTypes, Key extends 'params' | 'query' | 'body'> = undefined extends Types[Key]
  ? { [K in Key]?: Types[Key] }
  : { [K in Key]: Types[Key] };
type Input<Types extends CallTypes> = InputPart<Types, 'params'> & InputPart<Types, 'query'> & InputPart<Types, 'body'>;
type Arguments<Types extends CallTypes> =
  Record<string, never> extends Input<Types> ? [input?: Input<Types> & Options] : [input: Input<Types> & Options];

interface Options {
  signal?: AbortSignal;
  skipProblemHandler?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** True if the page sends the request by itself, at intervals. Such requests do not extend the session. */
  isBackground?: boolean;
}
type AnyInput = Options & { params?: unknown; query?: unknown; body?: unknown };

type ProblemHandler = (problem: ProblemError) => void;
let handleProblem: ProblemHandler = () => {};

/** Sets the handler that is called for each problem in a response, except with `skipProblemHandler`. */
export const setProblemHandler = (handler: ProblemHandler): void => {
  handleProblem = handler;
};

type ResponseListener = (response: Response) => void;
let notifyResponseListener: ResponseListener = () => {};

/** Sets the listener that is called with each response, except to background requests. */
export const setResponseListener = (listener: ResponseListener): void => {
  notifyResponseListener = listener;
};

export type Transport = (url: string, request: RequestInit) => Promise<Response>;
let send: Transport = (url, request) => fetch(url, request);

/** Replaces `fetch`, for the renderer and for tests. */
export const setTransport = (transport: Transport): void => {
  send = transport;
};

/** Creates the function that calls endpoints by name: `call('POST /api/din/list', { body })`. */
export const createCall =
  <Api extends Record<keyof Api, CallTypes>>() =>
  async <Name extends keyof Api & string>(
    name: Name,
    ...[typedInput]: Arguments<Api[Name]>
  ): Promise<Api[Name]['result']> => {
    const input: AnyInput = typedInput ?? {};
    const [method = 'GET', template = ''] = name.split(' ');
    return sendRequest(
      formatRequestUrl(template, input.params, input.query),
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
      input.skipProblemHandler,
    );
  };

const backgroundHeader = { 'X-Background': '1' };

export const createHeaders = () => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...createKeyHeaders(),
});

/**
 * Sends a request and parses the response.
 * @throws ProblemError for a response that is not successful, and with code `offline` if there is no response or the
 * body of a successful one is not complete JSON. AbortError if the request was aborted.
 */
export async function sendRequest<Result>(
  url: string,
  request: RequestInit,
  skipProblemHandler = false,
  transport = send,
): Promise<Result> {
  const response = await receiveResponse(url, request, skipProblemHandler, transport);
  return (await response.json().catch(throwOffline)) as Result;
}

async function receiveResponse(
  url: string,
  request: RequestInit,
  skipProblemHandler: boolean,
  transport: Transport,
): Promise<Response> {
  const response = await transport(url, { credentials: 'same-origin', ...request }).catch(throwOffline);
  if (!new Headers(request.headers).has('X-Background')) notifyResponseListener(response);
  if (response.ok) return response;
  const problem = await parseProblem(response);
  if (!skipProblemHandler) handleProblem(problem);
  throw problem;
}

/**
 * Downloads a file.
 * @throws ProblemError and AbortError, as `sendRequest`
 */
export async function downloadFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await receiveResponse(url, { headers: createHeaders(), signal }, false, send);
  return response.blob().catch(throwOffline);
}

function throwOffline(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError('offline', 0);
}
