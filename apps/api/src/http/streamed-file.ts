import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that is sent as a download while it is read. */
export class StreamedFile {
  constructor(
    readonly content: AsyncIterable<Buffer>,
    readonly name: string,
    readonly byteCount: number,
  ) {}

  send(reply: FastifyReply): FastifyReply {
    const asciiName = this.name.replace(/[^\w. -]/g, '_');
    return reply
      .header('content-length', this.byteCount)
      .header(
        'content-disposition',
        `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(this.name)}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Readable.from(this.content));
  }
}
