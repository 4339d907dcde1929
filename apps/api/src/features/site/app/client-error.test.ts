import type { ClientError } from '@dining/contract/site/app/client-error';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { createLoggerOptions } from '../../../http/redaction';

const report: ClientError = {
  errorType: 'TypeError',
  errorMsg: 'items.map is not a function',
  frameList: ['/assets/entry-Ab12Cd34.js:1:2345', '/assets/frame-Zz99Yy88.js:12:7'],
  pagePath: '/reservation/prod/payment/complete/$resvCode',
  langCode: 'Ja',
  buildId: 'index-Dk3fQx_1',
  browserName: 'Safari',
  browserVersion: 18,
};

let lines: string[] = [];
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  const logger = pino(createLoggerOptions('warn'), { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ logger });
  app = server.app;
});
afterAll(() => server.close());
beforeEach(async () => {
  lines = [];
  await server.database.pool.query('DELETE FROM rate_limit');
});

interface RequestOrigin {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}
const send = (body: unknown, { remoteAddress = '203.0.113.7', headers = {} }: RequestOrigin = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/app/clientError',
    remoteAddress,
    headers: {
      origin: 'http://localhost:3000',
      'x-requested-with': 'x',
      'content-type': 'application/json',
      ...headers,
    },
    payload: JSON.stringify(body),
  });
const listLogEntries = () =>
  lines.map((line) => JSON.parse(line) as { level: number; fingerprint: string; clientError: ClientError });

describe('an error of a guest’s browser', () => {
  it('is written to the log without the IP address, and sets no cookie', async () => {
    const response = await send(report);
    expect([response.statusCode, response.json()]).toEqual([200, { result: 'success' }]);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(listLogEntries()).toEqual([
      expect.objectContaining({
        level: 40,
        event: 'client_error.reported',
        fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
        clientError: report,
      }),
    ]);
    expect(lines.join('')).not.toContain('203.0.113');
  });

  it('has the same fingerprint in another build and language, and a different one from other errors', async () => {
    await send(report);
    await send({ ...report, frameList: ['/assets/entry-Xy98Zw7.js:1:99'], buildId: 'index-Aaaa0000', langCode: 'Ko' });
    await send({ ...report, errorMsg: 'x is undefined' });
    const [first, rebuiltFingerprint, otherFingerprint] = listLogEntries().map(({ fingerprint }) => fingerprint);
    expect(rebuiltFingerprint).toBe(first);
    expect(otherFingerprint).not.toBe(first);
  });

  it.each([
    ['an e-mail address', 'no jane.doe@example.test', /jane|example/],
    ['a phone number', 'call 010-1234-5678', /1234/],
    ['a quoted name', 'no guest "Jane Doe"', /Jane/],
    ['a reservation’s key', 'at /complete?key=q9ZrTkW', /q9Zr/],
    ['a Korean name', '홍길동 is not iterable', /길동/],
  ])('is logged without %s in its message', async (_case, errorMsg, secret) => {
    expect((await send({ ...report, errorMsg })).statusCode).toBe(200);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toMatch(secret);
  });

  it('cannot inject a log line', async () => {
    await send({ ...report, errorMsg: 'x {"level":60,"msg":"alarm"} y' });
    expect(lines).toHaveLength(1);
    expect(listLogEntries()[0]?.level).toBe(40);
  });
});

describe('too many error reports', () => {
  const getLetter = (letterIndex: number) => String.fromCharCode(97 + letterIndex);
  const createReport = (index: number) => ({
    ...report,
    errorMsg: `${getLetter(index % 26)} ${getLetter(Math.floor(index / 26))}`,
  });
  const createOrigin = (index: number) => ({ remoteAddress: `10.0.${index >> 8}.${index & 255}` });

  it('are dropped, with the usual response, beyond a limit for one IP address', async () => {
    const responses = [];
    for (let index = 0; index < 25; index += 1) responses.push(await send(createReport(index)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(lines).toHaveLength(20);
    await send(report, { remoteAddress: '203.0.113.8' });
    expect(lines).toHaveLength(21);
  });

  it('are dropped beyond a limit for one error, whatever the IP address', async () => {
    for (let index = 0; index < 15; index += 1) await send(report, createOrigin(index));
    expect(lines).toHaveLength(10);
    await send({ ...report, errorMsg: 'another' }, createOrigin(99));
    expect(lines).toHaveLength(11);
  });

  it('are dropped beyond a total limit, whatever the error', async () => {
    for (let index = 0; index < 310; index += 1) await send(createReport(index), createOrigin(index));
    expect(lines).toHaveLength(300);
  });

  it('are dropped beyond a limit for one error that two processes share', async () => {
    const secondServer = await startTestServer({ peer: server });
    for (let index = 0; index < 10; index += 1) await secondServer.call('POST', '/app/clientError', report);
    await send(report);
    expect(lines).toHaveLength(0);
    await secondServer.close();
  });
});

describe('an invalid report', () => {
  it.each([
    ['no fields', {}],
    [
      'a URL instead of a page',
      { ...report, pagePath: '/reservation/prod/payment/complete/20260311-AB2CDEFGHJ?key=abc' },
    ],
    ['a frame of another site', { ...report, frameList: ['https://evil.example/assets/a.js:1:1'] }],
    ['a frame that is not a script', { ...report, frameList: ['/reservation/lookup:1:1'] }],
    ['a frame with a query', { ...report, frameList: ['/assets/entry.js?name=Jane:1:1'] }],
    ['no frame', { ...report, frameList: [] }],
    ['too many frames', { ...report, frameList: Array<string>(7).fill('/assets/entry.js:1:1') }],
    ['a long message', { ...report, errorMsg: 'x'.repeat(201) }],
    ['a message of several lines', { ...report, errorMsg: 'x\ny' }],
    ['an error type of two words', { ...report, errorType: 'Jane Doe' }],
    ['an unknown browser', { ...report, browserName: 'Jane' }],
  ])('is refused and not logged if it contains %s', async (_case, body) => {
    expect((await send(body)).json()).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(lines).toEqual([]);
  });

  it('is refused and not logged if it is longer than 4,096 bytes', async () => {
    const response = await send({ ...report, more: 'x'.repeat(4_096) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['a form', { headers: { 'content-type': 'text/plain' } }, 415],
  ])('is refused and not logged if %s sends it', async (_sender, origin, status) => {
    expect((await send(report, origin)).statusCode).toBe(status);
    expect(listLogEntries().map(({ clientError }) => clientError)).not.toContainEqual(report);
  });

  it('is logged without unknown fields, such as a user id', async () => {
    await send({ ...report, userId: 'jane@example.test' });
    expect(listLogEntries()[0]?.clientError).toEqual(report);
  });
});
