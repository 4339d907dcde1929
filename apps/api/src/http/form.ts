import type { FileShape } from '@dining/contract/endpoint';
import { type Failure, fail } from '@dining/contract/failure';
import type { FastifyRequest } from 'fastify';

/** A form as it came: its texts by field, and its one file. */
interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: Buffer;
}

/** What a form may hold beside its file: more than any of ours does. */
const besides = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 10_000, parts: 11 } as const;

const megabyte = 1024 * 1024;
const tooLarge = ({ maxBytes }: FileShape): Failure => fail('payload_too_large', { megabytes: maxBytes / megabyte });

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** Reads a form with one file. One that says itself that it is too large is not read at all, and none is read further than it may go. */
export async function readForm(request: FastifyRequest, shape: FileShape): Promise<Form | Failure> {
  if (!request.isMultipart()) return fail('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > shape.maxBytes + megabyte) return tooLarge(shape);
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { ...besides, fileSize: shape.maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === shape.field) file = await part.toBuffer();
      else await part.toBuffer();
    }
  } catch (error) {
    return isTooLarge(error) ? tooLarge(shape) : fail('invalid_request');
  }
  return file === undefined
    ? { failure: 'invalid_request', errors: [{ path: shape.field, message: 'a file is missing' }] }
    : { fields, file };
}
