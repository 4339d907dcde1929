import { type AddressInfo, connect } from 'node:net';
import { isFailure } from '@dining/contract/failure';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startRawUpload } from '../../test/raw-upload';
import { createDisconnectSignal } from './disconnect-signal';
import { receiveUpload, type UploadTimeLimits } from './upload';
import { createUploadBufferBudget } from './upload-buffer-budget';

const shape = { field: 'atchFile', maxBytes: 1_000_000 };
const longTimeLimits: UploadTimeLimits = { windowMs: 60_000, minWindowBytes: 1, maxMs: 60_000 };
const origin = 'http://localhost';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server that receives uploads. Returns the list to which it adds the outcome of each upload. */
async function serveUploads(timeLimits: UploadTimeLimits, reserve: (bytes: number) => boolean = () => true) {
  app = Fastify({ forceCloseConnections: true });
  await app.register(multipart);
  const outcomes: string[] = [];
  app.post('/api/upload/image', async (request, reply) => {
    const upload = await receiveUpload(request, shape, {
      signal: createDisconnectSignal(reply),
      bufferBudget: { reserve },
      timeLimits,
    });
    outcomes.push(isFailure(upload) ? upload.failure : `${upload.file.length} bytes`);
    return reply.header('connection', 'close').send('');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return outcomes;
}

describe('an upload', () => {
  it('is refused if too little of it arrives in a period', async () => {
    const outcomes = await serveUploads({ ...longTimeLimits, windowMs: 20, minWindowBytes: 1_000 });
    const { socket } = await startRawUpload(app, { cookie: undefined, origin, fileBytes: 50_000 });
    await expect.poll(() => outcomes).toEqual(['upload_too_slow']);
    socket.destroy();
  });

  it('is refused if its whole transfer takes too long', async () => {
    const outcomes = await serveUploads({ ...longTimeLimits, maxMs: 20 });
    const { socket } = await startRawUpload(app, { cookie: undefined, origin, fileBytes: 50_000 });
    await expect.poll(() => outcomes).toEqual(['upload_too_slow']);
    socket.destroy();
  });

  it('is refused if the buffer budget is exhausted', async () => {
    const outcomes = await serveUploads(longTimeLimits, () => false);
    const { socket } = await startRawUpload(app, { cookie: undefined, origin, fileBytes: 50_000 });
    await expect.poll(() => outcomes).toEqual(['unavailable']);
    socket.destroy();
  });

  it('is reported as invalid_request if its connection closes', async () => {
    const outcomes = await serveUploads(longTimeLimits);
    const { socket } = await startRawUpload(app, { cookie: undefined, origin, fileBytes: 50_000 });
    socket.destroy();
    await expect.poll(() => outcomes).toEqual(['invalid_request']);
  });

  it('is read if it arrives in time', async () => {
    const outcomes = await serveUploads(longTimeLimits);
    const { finish, getStatus } = await startRawUpload(app, { cookie: undefined, origin, fileBytes: 50_000 });
    finish(Buffer.alloc(50_000));
    expect(await getStatus()).toBe(200);
    expect(outcomes).toEqual(['50000 bytes']);
  });
});

it('createDisconnectSignal aborts at once if the connection is already closed', async () => {
  app = Fastify();
  const isAborted = new Promise<boolean>((resolve) => {
    app.get('/', async (request, reply) => {
      request.raw.socket.destroy();
      reply.raw.once('close', () => resolve(createDisconnectSignal(reply).aborted));
      return reply.hijack();
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  connect((app.server.address() as AddressInfo).port, '127.0.0.1').write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(await isAborted).toBe(true);
});

it('all forms share one memory limit, and release their share', () => {
  const [first, second] = [createUploadBufferBudget(), createUploadBufferBudget()];
  const megabyte = 1024 * 1024;
  expect([first.reserve(200 * megabyte), second.reserve(50 * megabyte), second.reserve(10 * megabyte)]).toEqual([
    true,
    true,
    false,
  ]);
  first.release();
  expect(second.reserve(200 * megabyte)).toBe(true);
  second.release();
  second.release();
  expect(first.reserve(256 * megabyte)).toBe(true);
  first.release();
});
