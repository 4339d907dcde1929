import { createWriteStream, openAsBlob } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text as readStream } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { formatRequestUrl } from '@dining/client/request-url';
import type { CallTypes, EndpointShape, FileShape } from '@dining/contract/endpoint';
import type { Problem } from '@dining/contract/problem';
import type {
  AnyStaffCommand,
  StaffCommandInput,
  StaffCommandResult,
  StaffError,
} from '@dining/contract/staff/command';

/** A failure with a message for the operator; `partialOutput` is printed before it. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly partialOutput?: string,
  ) {
    super(message);
  }
}

/**
 * The server cannot be reached, has stopped before it answered, or is too busy. A request that is safe to repeat may be
 * sent again.
 */
export class TransientError extends CommandError {}

export class CommandRejectedError extends Error {
  constructor(readonly response: StaffError) {
    super(response.code);
  }
}

/** The server refuses a request to an endpoint of the console; the message is the server's text. */
export class CallRejectedError extends CommandError {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/**
 * Returns an error handler that replaces the console's text for a problem, such as `not_found`, by one for the command
 * line.
 */
export const explain =
  (texts: Readonly<Partial<Record<string, string>>>) =>
  (error: unknown): never => {
    const text = error instanceof CallRejectedError ? texts[error.problem.code] : undefined;
    throw text === undefined ? error : new CommandError(text);
  };

/** Input of an endpoint; GET endpoints have only parameters. */
export interface EndpointInput<Shape extends EndpointShape> {
  readonly params?: CallTypes<Shape>['params'];
  readonly body?: CallTypes<Shape>['body'];
}

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const isStaffError = (json: object): json is StaffError => 'code' in json;

/** Explains a missing response. If the connection was made and then broke, the outcome is unknown. */
function createConnectionError({ code, syscall }: NodeJS.ErrnoException): TransientError {
  if (syscall !== 'connect')
    return new TransientError(
      'The server stopped before it answered. The command may have been executed: run it again, or see the command «audit».',
    );
  const reason = code === 'EACCES' ? 'Only the owner of the data folder may use the server' : 'No server answers';
  return new TransientError(
    `${reason} at ${socketPath}. Start the product first (npm start); if its data folder is another one, set DATA_DIR.`,
  );
}

/**
 * Sends a request to the control socket, to which only the owner of the data folder can connect.
 * @throws CommandError
 */
function send(
  method: 'GET' | 'POST',
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(createConnectionError(error));
    const clientRequest = request({ socketPath, path, method, headers }, (response) => {
      readStream(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), fail);
    });
    clientRequest.on('error', fail);
    clientRequest.end(method === 'POST' ? JSON.stringify(body) : undefined);
  });
}

export async function sendCommand<Command extends AnyStaffCommand>(
  command: Command,
  body: StaffCommandInput<Command> & { readonly operator: string },
): Promise<StaffCommandResult<Command>> {
  const { status, text } = await send('POST', command.path, body);
  if (status === 200) return JSON.parse(text) as StaffCommandResult<Command>;
  const json: object = status === 422 ? (JSON.parse(text) as object) : {};
  if (isStaffError(json)) throw new CommandRejectedError(json);
  throw createServerError(status === 404);
}

const createServerError = (isUnknownCommand: boolean): CommandError =>
  new CommandError(
    isUnknownCommand
      ? 'The running server does not know this command: it is another version of the product.'
      : 'The server failed to execute the command; see its log.',
  );

function parseProblem(text: string): Problem | undefined {
  try {
    const json = JSON.parse(text) as Partial<Problem>;
    return typeof json.code === 'string' ? (json as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls an endpoint of the console as an operator.
 * @throws CommandError
 */
export async function callEndpoint<Shape extends EndpointShape>(
  { method, path }: Shape,
  { params, body }: EndpointInput<Shape>,
  operator: string,
): Promise<CallTypes<Shape>['result']> {
  const { status, text } = await send(method, formatRequestUrl(path, params, undefined), body ?? {}, {
    ...createOperatorHeaders(operator),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  });
  if (status === 200) return JSON.parse(text) as CallTypes<Shape>['result'];
  throw createRejection(status, text);
}

const createOperatorHeaders = (operator: string) => ({
  'x-operator': encodeURIComponent(operator),
  'accept-language': 'en',
});

function createRejection(status: number, text: string): CommandError {
  const problem = parseProblem(text);
  if (status === 503) return new TransientError('The server is not available; see its log.');
  return problem === undefined || status >= 500 || problem.code === 'unknown_call'
    ? createServerError(problem?.code === 'unknown_call')
    : new CallRejectedError(problem);
}

/** Requests an endpoint with a body that is streamed, and returns its response. */
function openResponse(
  { method, path }: EndpointShape,
  params: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  body: Readable | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(createConnectionError(error));
    const url = formatRequestUrl(path, params, undefined);
    const clientRequest = request({ socketPath, path: url, method, headers }, resolve);
    clientRequest.on('error', fail);
    if (body === undefined) clientRequest.end();
    else body.pipe(clientRequest);
  });
}

const openFile = (path: string): Promise<Blob> =>
  openAsBlob(path).catch(() => {
    throw new CommandError(`${path} cannot be read.`);
  });

/**
 * Uploads a file to an endpoint of the console as an operator.
 * @throws CommandError
 */
export async function uploadFile<Shape extends EndpointShape>(
  shape: Shape & { readonly file: FileShape },
  params: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
  filePath: string,
  operator: string,
): Promise<CallTypes<Shape>['result']> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(shape.file.field, await openFile(filePath), basename(filePath));
  const { body, headers } = new Response(form);
  const response = await openResponse(
    shape,
    params,
    { ...createOperatorHeaders(operator), 'content-type': headers.get('content-type') ?? '' },
    body === null ? undefined : Readable.fromWeb(body as ReadableStream<Uint8Array>),
  );
  const text = await readStream(response).catch((error: NodeJS.ErrnoException) => {
    throw createConnectionError(error);
  });
  if (response.statusCode === 200) return JSON.parse(text) as CallTypes<Shape>['result'];
  throw createRejection(response.statusCode ?? 0, text);
}

/**
 * Downloads a file from an endpoint of the console as an operator.
 * @throws CommandError
 */
export async function downloadFile(
  shape: EndpointShape,
  params: Readonly<Record<string, string>>,
  target: string,
  operator: string,
): Promise<void> {
  const response = await openResponse(shape, params, createOperatorHeaders(operator), undefined);
  if (response.statusCode !== 200) throw createRejection(response.statusCode ?? 0, await readStream(response));
  await pipeline(response, createWriteStream(target));
}
