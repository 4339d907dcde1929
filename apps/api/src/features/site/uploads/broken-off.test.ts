import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { sendEndlessly, startRawUpload } from '../../../../test/raw-upload';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { createPlainPicture, sendFile } from '../../../../test/uploads';
import { member } from '../../../db/schema/members';
import { workQueues } from '../../../lib/work-queues';

let server: TestServer;
let origin: string;
let photo: Buffer;
/** The cookies of two members. */
let first: string | undefined;
let second: string | undefined;
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
  first = await signIn(mina.userId, mina.password);
  second = await signIn('kim@example.test', 'correct horse');
});
afterEach(() => server.database.pool.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/authentications', { username, password })).cookie;
const begin = (cookie: string | undefined, more: Partial<Parameters<typeof startRawUpload>[1]> = {}) =>
  startRawUpload(server.app, { cookie, origin, fileBytes: photo.length, ...more });
const upload = async (cookie: string | undefined) => (await sendFile(server, cookie, { content: photo })).status;
const getPlaces = () =>
  Object.fromEntries(
    (['uploads', 'pictures'] as const).map((name) => {
      const { running, waiting } = workQueues[name].getLoad();
      return [name, [running, waiting]];
    }),
  );
const free = { uploads: [0, 0], pictures: [0, 0] };

/** Occupies the only worker that re-encodes pictures, until it is released. */
function occupyPictures() {
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
  it('frees its slot while the form arrives', async () => {
    const begun = await begin(first, { path });
    await expect.poll(getPlaces).toEqual({ uploads: [1, 0], pictures: [0, 0] });
    begun.socket.destroy();
    await expect.poll(getPlaces).toEqual(free);
    expect(await upload(first)).toBe(200);
  });

  it('leaves the queue while it waits behind others of its member', async () => {
    const begun = [await begin(first, { path }), await begin(first, { path }), await begin(first, { path })];
    await expect.poll(getPlaces).toEqual({ uploads: [2, 1], pictures: [0, 0] });
    begun[2]?.socket.resetAndDestroy();
    await expect.poll(getPlaces).toEqual({ uploads: [2, 0], pictures: [0, 0] });
    for (const { socket } of begun) socket.destroy();
    await expect.poll(getPlaces).toEqual(free);
    expect(await upload(first)).toBe(200);
  });

  it('is noticed at its turn if much of it was sent before it could be read', async () => {
    const begun = [
      await begin(first, { path }),
      await begin(first, { path }),
      await begin(first, { path, fileBytes: 5_000_000 }),
    ];
    begun[2]?.socket.write(Buffer.alloc(1_000_000));
    await expect.poll(getPlaces).toEqual({ uploads: [2, 1], pictures: [0, 0] });
    for (const { socket } of begun.toReversed()) socket.destroy();
    await expect.poll(getPlaces).toEqual(free);
    expect(await upload(first)).toBe(200);
  });

  it('leaves the queue while its picture waits to be decoded', async () => {
    const release = occupyPictures();
    const begun = await begin(first, { path });
    begun.finish(photo);
    await expect.poll(getPlaces).toEqual({ uploads: [1, 0], pictures: [1, 1] });
    begun.socket.destroy();
    await expect.poll(getPlaces).toEqual({ uploads: [0, 0], pictures: [1, 0] });
    await release();
    expect(await upload(first)).toBe(200);
  });

  it('frees its slots once its picture is decoded, and stores no picture that nobody can use', async () => {
    const count = async () => Number((await server.database.pool.query('SELECT count(*) FROM upload')).rows[0].count);
    const before = await count();
    const large = await createPlainPicture(7_000, 7_000).png().toBuffer();
    const begun = await begin(first, { path, fileBytes: large.length });
    begun.finish(large);
    await expect.poll(getPlaces).toEqual({ uploads: [1, 0], pictures: [1, 0] });
    const closed = once(begun.socket, 'close');
    begun.socket.destroy();
    await closed;
    await expect.poll(getPlaces, { timeout: 30_000 }).toEqual(free);
    expect(await count()).toBe(before);
  });

  it('frees its slot if the form is shorter than announced', async () => {
    const begun = await begin(first, { path });
    begun.socket.end(photo.subarray(0, 10));
    await once(begun.socket.resume(), 'close');
    await expect.poll(getPlaces).toEqual(free);
  });
});

it('accepts later uploads after 36 broken uploads of two members', async () => {
  const begun = await Promise.all(Array.from({ length: 36 }, (_, index) => begin(index % 2 === 0 ? first : second)));
  await expect.poll(getPlaces).toEqual({ uploads: [4, 32], pictures: [0, 0] });
  for (const { socket } of begun) socket.destroy();
  await expect.poll(getPlaces).toEqual(free);
  await server.database.pool.query('DELETE FROM rate_limit');
  expect([await upload(first), await upload(second)]).toEqual([200, 200]);
});

it('processes slow forms of one member in turn, without a delay for other members', async () => {
  const begun = await Promise.all(Array.from({ length: 12 }, () => begin(first)));
  await expect.poll(getPlaces).toEqual({ uploads: [2, 10], pictures: [0, 0] });
  expect(await upload(second)).toBe(200);
  const statuses = Promise.all(begun.map(({ getStatus }) => getStatus()));
  for (const { finish } of begun) finish(photo);
  expect(await statuses).toEqual(Array(12).fill(200));
  for (const { socket } of begun) socket.destroy();
  expect(getPlaces()).toEqual(free);
});

it('decodes waiting pictures of two members in turn', async () => {
  const release = occupyPictures();
  const order: string[] = [];
  const sent: Promise<unknown>[] = [];
  for (const [name, cookie] of [
    ['first', first],
    ['first', first],
    ['second', second],
  ] as const) {
    const waiting = workQueues.pictures.getLoad().waiting + 1;
    sent.push(upload(cookie).then(() => order.push(name)));
    await expect.poll(() => workQueues.pictures.getLoad().waiting).toBe(waiting);
  }
  await release();
  await Promise.all(sent);
  expect(order).toEqual(['first', 'second', 'first']);
});

describe('a body of unknown length', () => {
  it.each(['/upload/image', '/upload/atch'] as const)('is refused at %s as soon as it is too long', async (path) => {
    const begun = await begin(first, { path, fileBytes: undefined });
    const status = begun.getStatus();
    const sent = await sendEndlessly(begun.socket);
    expect(await status).toBe(413);
    expect(sent).toBeGreaterThan(20 * 1024 * 1024);
    await expect.poll(getPlaces).toEqual(free);
  });

  it('is refused in the same way if it is outside the form’s fields', async () => {
    const contentType = 'multipart/form-data; boundary=elsewhere';
    const begun = await begin(first, { fileBytes: undefined, contentType });
    const status = begun.getStatus();
    await sendEndlessly(begun.socket);
    expect([400, 413]).toContain(await status);
    await expect.poll(getPlaces).toEqual(free);
  });

  it('from a visitor, or in no form, is not read to its end', async () => {
    for (const [cookie, contentType, expected] of [
      [undefined, undefined, 401],
      [first, 'application/json', 413],
    ] as const) {
      const begun = await begin(cookie, { fileBytes: undefined, contentType });
      const status = begun.getStatus();
      await sendEndlessly(begun.socket);
      expect(await status).toBe(expected);
    }
  });

  it('is accepted if it is short enough', async () => {
    const begun = await begin(first, { fileBytes: undefined });
    begun.finish(photo);
    expect(await begun.getStatus()).toBe(200);
    begun.socket.destroy();
  });
});
