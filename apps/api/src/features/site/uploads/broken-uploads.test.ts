import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { sendUntilClosed, startRawUpload } from '../../../../test/raw-upload';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { createPlainPicture, sendFile } from '../../../../test/uploads';
import { member } from '../../../db/schema/members';
import { workQueues } from '../../../lib/work-queues';

let server: TestServer;
let origin: string;
let photo: Buffer;
/** The session cookies of two members. */
let firstCookie: string | undefined;
let secondCookie: string | undefined;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = server.deps.config.publicUrl;
  photo = await createPlainPicture().jpeg().toBuffer();
  await server.database.db.insert(member).values({
    userId: 'kim@example.test',
    passwordHash: await hash('correct horse'),
    name: 'Kim',
    cardNo: '9000000003',
  });
  firstCookie = await signIn(mina.userId, mina.password);
  secondCookie = await signIn('kim@example.test', 'correct horse');
});
afterEach(() => server.database.pool.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/authentications', { username, password })).cookie;
const startUpload = (cookie: string | undefined, options: Partial<Parameters<typeof startRawUpload>[1]> = {}) =>
  startRawUpload(server.app, { cookie, origin, fileBytes: photo.length, ...options });
const upload = async (cookie: string | undefined) => (await sendFile(server, cookie, { content: photo })).status;
const getQueueLoads = () =>
  Object.fromEntries(
    (['uploads', 'pictures'] as const).map((name) => {
      const { running, waiting: waitingCount } = workQueues[name].getLoad();
      return [name, [running, waitingCount]];
    }),
  );
const idleQueues = { uploads: [0, 0], pictures: [0, 0] };

/** Occupies the only slot for re-encoding pictures. Returns a function that releases it. */
function occupyPictureQueue() {
  let release = () => undefined as void;
  const work = workQueues.pictures.run(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  return async () => {
    release();
    await work;
  };
}

describe.each(['/upload/image', '/upload/atch'] as const)('an upload to %s whose connection breaks', (path) => {
  it('releases its slot if the form is still arriving', async () => {
    const brokenUpload = await startUpload(firstCookie, { path });
    await expect.poll(getQueueLoads).toEqual({ uploads: [1, 0], pictures: [0, 0] });
    brokenUpload.socket.destroy();
    await expect.poll(getQueueLoads).toEqual(idleQueues);
    expect(await upload(firstCookie)).toBe(200);
  });

  it('leaves the queue in which it waits behind other uploads of its member', async () => {
    const startedUploads = [
      await startUpload(firstCookie, { path }),
      await startUpload(firstCookie, { path }),
      await startUpload(firstCookie, { path }),
    ];
    await expect.poll(getQueueLoads).toEqual({ uploads: [2, 1], pictures: [0, 0] });
    startedUploads[2]?.socket.resetAndDestroy();
    await expect.poll(getQueueLoads).toEqual({ uploads: [2, 0], pictures: [0, 0] });
    for (const { socket } of startedUploads) socket.destroy();
    await expect.poll(getQueueLoads).toEqual(idleQueues);
    expect(await upload(firstCookie)).toBe(200);
  });

  it('releases its place in the queue even if much of it was already received', async () => {
    const startedUploads = [
      await startUpload(firstCookie, { path }),
      await startUpload(firstCookie, { path }),
      await startUpload(firstCookie, { path, fileBytes: 5_000_000 }),
    ];
    startedUploads[2]?.socket.write(Buffer.alloc(1_000_000));
    await expect.poll(getQueueLoads).toEqual({ uploads: [2, 1], pictures: [0, 0] });
    for (const { socket } of startedUploads.toReversed()) socket.destroy();
    await expect.poll(getQueueLoads).toEqual(idleQueues);
    expect(await upload(firstCookie)).toBe(200);
  });

  it('leaves the queue in which its picture waits to be decoded', async () => {
    const release = occupyPictureQueue();
    const brokenUpload = await startUpload(firstCookie, { path });
    brokenUpload.finish(photo);
    await expect.poll(getQueueLoads).toEqual({ uploads: [1, 0], pictures: [1, 1] });
    brokenUpload.socket.destroy();
    await expect.poll(getQueueLoads).toEqual({ uploads: [0, 0], pictures: [1, 0] });
    await release();
    expect(await upload(firstCookie)).toBe(200);
  });

  it('releases its slots once its picture is decoded, and stores no picture', async () => {
    const countUploads = async () =>
      Number((await server.database.pool.query('SELECT count(*) FROM upload')).rows[0].count);
    const uploadCountBefore = await countUploads();
    const largePicture = await createPlainPicture(7_000, 7_000).png().toBuffer();
    const brokenUpload = await startUpload(firstCookie, { path, fileBytes: largePicture.length });
    brokenUpload.finish(largePicture);
    await expect.poll(getQueueLoads).toEqual({ uploads: [1, 0], pictures: [1, 0] });
    const socketClose = once(brokenUpload.socket, 'close');
    brokenUpload.socket.destroy();
    await socketClose;
    await expect.poll(getQueueLoads, { timeout: 30_000 }).toEqual(idleQueues);
    expect(await countUploads()).toBe(uploadCountBefore);
  });

  it('releases its slot if the form is shorter than announced', async () => {
    const brokenUpload = await startUpload(firstCookie, { path });
    brokenUpload.socket.end(photo.subarray(0, 10));
    await once(brokenUpload.socket.resume(), 'close');
    await expect.poll(getQueueLoads).toEqual(idleQueues);
  });
});

it('uploads are accepted after 36 broken ones of two members', async () => {
  const startedUploads = await Promise.all(
    Array.from({ length: 36 }, (_, index) => startUpload(index % 2 === 0 ? firstCookie : secondCookie)),
  );
  await expect.poll(getQueueLoads).toEqual({ uploads: [4, 32], pictures: [0, 0] });
  for (const { socket } of startedUploads) socket.destroy();
  await expect.poll(getQueueLoads).toEqual(idleQueues);
  await server.database.pool.query('DELETE FROM rate_limit');
  expect([await upload(firstCookie), await upload(secondCookie)]).toEqual([200, 200]);
});

it('slow uploads of one member occupy two slots and do not delay other members', async () => {
  const startedUploads = await Promise.all(Array.from({ length: 12 }, () => startUpload(firstCookie)));
  await expect.poll(getQueueLoads).toEqual({ uploads: [2, 10], pictures: [0, 0] });
  expect(await upload(secondCookie)).toBe(200);
  const statuses = Promise.all(startedUploads.map(({ getStatus }) => getStatus()));
  for (const { finish } of startedUploads) finish(photo);
  expect(await statuses).toEqual(Array(12).fill(200));
  for (const { socket } of startedUploads) socket.destroy();
  expect(getQueueLoads()).toEqual(idleQueues);
});

it('waiting pictures of two members are decoded alternately', async () => {
  const release = occupyPictureQueue();
  const order: string[] = [];
  const responses: Promise<unknown>[] = [];
  for (const [name, cookie] of [
    ['first', firstCookie],
    ['first', firstCookie],
    ['second', secondCookie],
  ] as const) {
    const expectedWaitingCount = workQueues.pictures.getLoad().waiting + 1;
    responses.push(upload(cookie).then(() => order.push(name)));
    await expect.poll(() => workQueues.pictures.getLoad().waiting).toBe(expectedWaitingCount);
  }
  await release();
  await Promise.all(responses);
  expect(order).toEqual(['first', 'second', 'first']);
});

describe('a request body of unknown length', () => {
  it.each(['/upload/image', '/upload/atch'] as const)('is refused at %s as soon as it is too long', async (path) => {
    const startedUpload = await startUpload(firstCookie, { path, fileBytes: undefined });
    const status = startedUpload.getStatus();
    const sentBytes = await sendUntilClosed(startedUpload.socket);
    expect(await status).toBe(413);
    expect(sentBytes).toBeGreaterThan(20 * 1024 * 1024);
    await expect.poll(getQueueLoads).toEqual(idleQueues);
  });

  it('is refused if the boundary of its form never occurs in it', async () => {
    const contentType = 'multipart/form-data; boundary=elsewhere';
    const startedUpload = await startUpload(firstCookie, { fileBytes: undefined, contentType });
    const status = startedUpload.getStatus();
    await sendUntilClosed(startedUpload.socket);
    expect([400, 413]).toContain(await status);
    await expect.poll(getQueueLoads).toEqual(idleQueues);
  });

  it('is not read to its end if it comes from a visitor or is not a form', async () => {
    for (const [cookie, contentType, expected] of [
      [undefined, undefined, 401],
      [firstCookie, 'application/json', 413],
    ] as const) {
      const startedUpload = await startUpload(cookie, { fileBytes: undefined, contentType });
      const status = startedUpload.getStatus();
      await sendUntilClosed(startedUpload.socket);
      expect(await status).toBe(expected);
    }
  });

  it('is accepted if it is short enough', async () => {
    const startedUpload = await startUpload(firstCookie, { fileBytes: undefined });
    startedUpload.finish(photo);
    expect(await startedUpload.getStatus()).toBe(200);
    startedUpload.socket.destroy();
  });
});
