import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { fail } from '@dining/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, parseAcceptEncoding } from './accept-encoding';
import { replyWithProblem } from './problem-response';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The coding that every response to this request must have; undefined if the client accepts uncompressed responses.
     */
    requiredCoding: Coding | undefined;
  }
}

export const compressionThreshold = 1_024;

const compressible = /^text\/|[/+](?:json|xml|javascript|text|manifest)|^image\/svg/;

export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const knownNames = [reply.getHeader('vary') ?? []].flat().flatMap((header) => String(header).split(/\s*,\s*/));
  const allNames = new Set([...knownNames, ...names].map((name) => name.toLowerCase()));
  reply.header('vary', [...allNames].join(', '));
}

export const acceptsBrotli = (request: FastifyRequest): boolean =>
  parseAcceptEncoding([request.headers['accept-encoding']].flat().join()).codings.some(({ coding }) => coding === 'br');

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors = {
  br: {
    compress: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    createStream: () => createBrotliCompress(brotliOptions),
  },
  gzip: { compress: (body: Buffer) => gzipSync(body), createStream: () => createGzip() },
} as const satisfies Record<Coding, object>;

function encode(reply: FastifyReply, coding: Coding, payload: unknown): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload) && !(payload instanceof Readable)) return payload;
  addVary(reply, 'accept-encoding');
  reply.header('content-encoding', coding).removeHeader('content-length');
  if (!(payload instanceof Readable)) return compressors[coding].compress(Buffer.from(payload));
  const compressor = compressors[coding].createStream();
  pipeline(payload, compressor, () => undefined);
  return compressor;
}

/**
 * Applies `Accept-Encoding` consistently (RFC 9110 §12.5.3): the compression plugin sees only codings that the client
 * accepts. A client that refuses uncompressed responses gets even small responses and pictures compressed, or 406 if we
 * support none of its codings.
 */
export function negotiateEncodings(app: FastifyInstance): void {
  app.decorateRequest('requiredCoding', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers['accept-encoding'];
    if (header === undefined) return;
    const { codings, isIdentityAccepted } = parseAcceptEncoding([header].flat().join());
    request.headers['accept-encoding'] = codings.map(({ coding, weight }) => `${coding};q=${weight}`).join(', ');
    if (isIdentityAccepted) return;
    const [bestCoding] = codings;
    if (bestCoding === undefined) return replyWithProblem(request, reply, fail('not_acceptable'));
    request.requiredCoding = bestCoding.coding;
    // A range counts uncompressed bytes, so it is ignored if the response must be compressed.
    delete request.headers.range;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isCompressible = compressible.test(String(reply.getHeader('content-type') ?? ''));
    if (isCompressible) addVary(reply, 'accept-encoding');
    if (reply.hasHeader('content-encoding') || [204, 304].includes(reply.statusCode)) return payload;
    if (request.requiredCoding !== undefined) return encode(reply, request.requiredCoding, payload);
    // The response to HEAD loses its body before compression, but must have the headers of the response to GET.
    const [bestCoding] = parseAcceptEncoding([request.headers['accept-encoding']].flat().join()).codings;
    const isBuffered = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (
      request.method === 'HEAD' &&
      isCompressible &&
      bestCoding !== undefined &&
      isBuffered &&
      Buffer.byteLength(payload) >= compressionThreshold
    )
      return encode(reply, bestCoding.coding, payload);
    return payload;
  });
}
