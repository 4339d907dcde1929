import type { FileShape } from '@dining/contract/endpoint';
import { type Failure, fail } from '@dining/contract/failure';
import type { FastifyRequest } from 'fastify';
import { unavailable } from './problems';
import type { UploadBufferBudget } from './upload-buffer-budget';

interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: Buffer;
}

export interface UploadTimeLimits {
  readonly windowMs: number;
  readonly minWindowBytes: number;
  readonly maxMs: number;
}

/** About 2 kB a second: a slower upload of a photo would not end within a minute. */
const defaultTimeLimits: UploadTimeLimits = { windowMs: 15_000, minWindowBytes: 32_768, maxMs: 60_000 };

export interface ReceiveUploadOptions {
  readonly signal: AbortSignal;
  readonly bufferBudget: Pick<UploadBufferBudget, 'reserve'>;
  readonly timeLimits?: UploadTimeLimits;
}

const fieldLimits = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 10_000, parts: 11 } as const;

const megabyte = 1024 * 1024;
const createTooLargeFailure = ({ maxBytes }: FileShape): Failure =>
  fail('payload_too_large', { megabytes: maxBytes / megabyte });

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** Reads the parts of a form. May never settle after the client has disconnected: callers also wait for `watchBody`. */
async function readParts(request: FastifyRequest, shape: FileShape): Promise<Form | Failure> {
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { ...fieldLimits, fileSize: shape.maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === shape.field) file = await part.toBuffer();
      else await part.toBuffer();
    }
  } catch (error) {
    return isTooLarge(error) ? createTooLargeFailure(shape) : fail('invalid_request');
  }
  return file === undefined
    ? { failure: 'invalid_request', errors: [{ path: shape.field, message: 'a file is missing' }] }
    : { fields, file };
}

/**
 * Watches a body while it arrives. `failure` resolves if the body is too large, too slow or beyond the memory budget,
 * or if its client has disconnected.
 */
function watchBody(
  request: FastifyRequest,
  shape: FileShape,
  { signal, bufferBudget, timeLimits = defaultTimeLimits }: ReceiveUploadOptions,
) {
  let [receivedBytes, receivedBytesBefore] = [0, 0];
  const { raw } = request;
  let stop: (failure: Failure) => void = () => undefined;
  const failure = new Promise<Failure>((resolve) => {
    stop = resolve;
  });
  const onData = ({ length }: Buffer) => {
    receivedBytes += length;
    if (receivedBytes > shape.maxBytes + megabyte) stop(createTooLargeFailure(shape));
    else if (!bufferBudget.reserve(length)) stop(unavailable);
  };
  const onAbort = () => stop(fail('invalid_request'));
  const checkPace = () => {
    if (receivedBytes - receivedBytesBefore < timeLimits.minWindowBytes) stop(fail('upload_too_slow'));
    receivedBytesBefore = receivedBytes;
  };
  const timers = [
    setInterval(checkPace, timeLimits.windowMs),
    setTimeout(() => stop(fail('upload_too_slow')), timeLimits.maxMs),
  ];
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  raw.on('data', onData);
  return {
    failure,
    end: () => {
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      raw.off('data', onData);
    },
  };
}

export async function receiveUpload(
  request: FastifyRequest,
  shape: FileShape,
  options: ReceiveUploadOptions,
): Promise<Form | Failure> {
  if (!request.isMultipart()) return fail('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > shape.maxBytes + megabyte) return createTooLargeFailure(shape);
  const body = watchBody(request, shape, options);
  try {
    return await Promise.race([body.failure, readParts(request, shape)]);
  } finally {
    body.end();
  }
}
