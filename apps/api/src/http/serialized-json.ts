import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli, addVary } from './encoding';

const compress = promisify(brotliCompress);
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** A response that is serialized already. It is not checked against the contract. */
export class SerializedJson {
  #brotli: Buffer | undefined;

  constructor(readonly body: string | Buffer) {}

  /**
   * Creates a response that is sent many times. It is compressed in the background and sent uncompressed until then.
   */
  static createCompressed(body: Buffer): SerializedJson {
    const serializedJson = new SerializedJson(body);
    compress(body, brotliOptions).then(
      (brotli) => {
        serializedJson.#brotli = brotli;
      },
      () => undefined,
    );
    return serializedJson;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.#brotli === undefined || !acceptsBrotli(request)) return reply.send(this.body);
    addVary(reply, 'accept-encoding');
    return reply.header('content-encoding', 'br').send(this.#brotli);
  }
}
