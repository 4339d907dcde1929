import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const boundary = 'begun';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="atchFile"; filename="photo.jpg"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** An upload over its own connection that a test sends part by part. */
export interface RawUpload {
  readonly socket: Socket;
  /** Sends the file and the end of the form. */
  readonly finish: (file: Buffer) => void;
  /** Returns the status of the response. */
  readonly getStatus: () => Promise<number>;
}

interface RawUploadOptions {
  readonly cookie: string | undefined;
  readonly origin: string;
  readonly path?: '/upload/image' | '/upload/atch';
  /** Bytes of the file; without it the length is unknown (chunked). */
  readonly fileBytes?: number | undefined;
  readonly contentType?: string | undefined;
}

/** Sends the head of a request and the beginning of its form. */
export async function startRawUpload(
  app: FastifyInstance,
  {
    cookie,
    origin,
    path = '/upload/image',
    fileBytes,
    contentType = `multipart/form-data; boundary=${boundary}`,
  }: RawUploadOptions,
): Promise<RawUpload> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // Some tests expect the server to close the connection during a write.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const isChunked = fileBytes === undefined;
  const write = (data: Buffer | string) => {
    const content = Buffer.from(data);
    if (!isChunked) return socket.write(content);
    return socket.write(
      Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]),
    );
  };
  const lines = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    `origin: ${origin}`,
    'x-requested-with: test',
    `content-type: ${contentType}`,
    isChunked ? 'transfer-encoding: chunked' : `content-length: ${head.length + fileBytes + tail.length}`,
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  write(head);
  return {
    socket,
    finish: (file) => {
      write(file);
      write(tail);
      if (isChunked) socket.write('0\r\n\r\n');
    },
    getStatus: async () => {
      const [data] = (await once(socket, 'data')) as [Buffer];
      return Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]);
    },
  };
}

/** Sends chunks until the server closes the connection. Returns the number of bytes sent. */
export async function sendUntilClosed(socket: Socket): Promise<number> {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
  let sentBytes = 0;
  while (socket.writable) {
    sentBytes += chunk.length;
    await new Promise<void>((resolve) => socket.write(chunk, () => resolve()));
  }
  return sentBytes;
}
