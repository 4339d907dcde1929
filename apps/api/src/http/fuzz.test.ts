import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { EndpointShape } from '@dining/contract/endpoint';
import { problemSchema } from '@dining/contract/problem';
import { endpoints } from '@dining/contract/site/api';
import { staffEndpoints } from '@dining/contract/staff/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { grill, mina } from '../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { hashSecret } from '../lib/keyring';

let server: PaymentTestServer;
let cookie = '';
beforeAll(async () => {
  server = await startPaymentTestServer();
  const signInResponse = await send(
    '/api/authentications',
    JSON.stringify({ username: mina.userId, password: mina.password }),
  );
  cookie = signInResponse.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});
/** An owner of the group, who is signed in again before each test, because one of the endpoints signs them out. */
const ownerId = '00000000-0000-4000-8000-000000000001';
const ownerCookie = 's'.repeat(43);
beforeAll(async () => {
  const { pool } = server.database;
  await pool.query(`INSERT INTO staff (staff_id, email, name, language) VALUES ($1, 'owner@staff.test', 'O', 'en')`, [
    ownerId,
  ]);
  await pool.query(`INSERT INTO staff_grant (staff_id, role, scope, htl_code) VALUES ($1, 'owner', 'group', 'GROUP')`, [
    ownerId,
  ]);
});
beforeEach(() =>
  server.database.pool.query(
    `INSERT INTO staff_session (id_hash, staff_id, state, device, address, expires_at, second_factor_at)
     VALUES ($1, $2, 'full', '', '', now() + interval '1 hour', now())
     ON CONFLICT (id_hash) DO UPDATE SET ended = NULL, expires_at = now() + interval '1 hour', second_factor_at = now()`,
    [hashSecret(ownerCookie), ownerId],
  ),
);
afterAll(() => server.close());

let requestCount = 0;
/** Sends each request from another IP address, so that the endpoint answers and not its rate limit. */
const send = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
  requestCount += 1;
  return server.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    headers: {
      origin: 'http://localhost:3000',
      'x-requested-with': 'fuzz',
      'content-type': 'application/json',
      'idempotency-key': `fuzz-${String(requestCount).padStart(12, '0')}`,
      cookie: `${cookie}; staff=${ownerCookie}`,
      ...headers,
    },
    payload,
  });
};

const postEndpoints = ([...endpoints, ...staffEndpoints] as readonly EndpointShape[]).filter(
  ({ method }) => method === 'POST',
);
const fillPath = ({ path }: EndpointShape): string => path.replace(/:\w+/g, 'x');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

const likelyTexts = [String(grill), '2026-03-13', '18:00', ownerId];

/** Creates a value that the JSON schema allows. */
function createSample(schema: Schema): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  if (schema.anyOf !== undefined) return createSample(schema.anyOf.at(-1) ?? {});
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, createSample(part)]),
    );
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [createSample(schema.items)];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  const { pattern } = schema;
  return pattern === undefined ? 'text' : (likelyTexts.find((text) => new RegExp(pattern).test(text)) ?? 'text');
}

/** Valid bodies for endpoints whose schema does not suffice to create one. */
const handwrittenBodies: Readonly<Record<string, Json>> = {
  '/api/ordersheet/prepay': JSON.parse(
    JSON.stringify(createDinnerOrder({ resvSetleAmnt: 68_850, ordersheetId: '' })),
  ) as Json,
  '/api/resv/insert': JSON.parse(JSON.stringify(createDinnerOrder())) as Json,
  '/api/staff/grant/save': { staffId: ownerId, role: 'host', scope: { type: 'hotel', htlCode: 'H01' }, endsOn: null },
  '/api/staff/staff/invite': {
    email: 'new@staff.test',
    name: 'New',
    language: 'en',
    grants: [{ role: 'host', scope: { type: 'venue', htlCode: 'H01', dinCode: 'GRILL' }, endsOn: null }],
  },
  '/api/staff/invitation/accept': {
    method: 'password',
    key: 'x',
    password: 'nine tables by the window',
    code: '123456',
  },
  '/api/ordersheet/postpay': JSON.parse(JSON.stringify(createDinnerOrder())) as Json,
};
const createValidBody = (call: EndpointShape): Json =>
  handwrittenBodies[call.path] ??
  (call.body === undefined
    ? {}
    : createSample(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as unknown as Schema));

type Path = readonly (string | number)[];
function listLeaves(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...parts.flatMap(([name, part]) => listLeaves(part, [...path, name]))];
}

function replaceAt(value: Json, [name, ...restOfPath]: Path, replacement: Json | undefined): Json | undefined {
  if (name === undefined) return replacement;
  const copy: Json = JSON.parse(JSON.stringify(value)) as Json;
  if (typeof copy !== 'object' || copy === null) return copy;
  const parts = copy as Record<string | number, Json>;
  const changedPart = replaceAt(parts[name] ?? null, restOfPath, replacement);
  if (changedPart === undefined) delete parts[name];
  else parts[name] = changedPart;
  return copy;
}

const texts = [
  '',
  'x'.repeat(10_000),
  '한'.repeat(10_000),
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '\u202e\u2028\ufeff',
  '<script>alert(1)</script>',
  "'; DROP TABLE payment; --",
  '{{title}} ${title} $1 $& %s %00',
  '__proto__',
  'constructor',
  '2026-02-30',
  '9999-12-31 23:59',
];
const otherValues: (Json | undefined)[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  [],
  [[[]]],
  { toString: 1 },
];

/** The test server has no mail service: endpoints that would send a mail answer with this code. */
const mailNotSentCode = 'code_not_sent';

/**
 * Returns what is wrong with a response; '' if it matches the contract, or is a problem below 500 or with
 * `mailNotSentCode`.
 */
function findFault(
  call: EndpointShape,
  response: { statusCode: number; body: string; headers: Record<string, unknown> },
): string {
  const { statusCode, body, headers } = response;
  if (statusCode >= 500 && !(call.errors.includes(mailNotSentCode) && body.includes(`"code":"${mailNotSentCode}"`)))
    return `${statusCode} ${body}`;
  const schema = statusCode === 200 ? call.result : problemSchema;
  const type = statusCode === 200 ? 'application/json' : 'application/problem+json';
  if (!String(headers['content-type']).startsWith(type)) return `${statusCode} as ${String(headers['content-type'])}`;
  const parseResult = schema.safeParse(JSON.parse(body));
  return parseResult.success ? '' : `${statusCode} ${body} ${parseResult.error.message}`;
}

describe('an endpoint answers any request according to the contract or with a problem below 500', () => {
  it.each(postEndpoints.map((call) => [call.path, call] as const))('for %s, field by field', async (_path, call) => {
    const body = createValidBody(call);
    const faults: string[] = [];
    for (const path of listLeaves(body)) {
      for (const replacement of [...texts, ...otherValues]) {
        const response = await send(fillPath(call), JSON.stringify(replaceAt(body, path, replacement)));
        const fault = findFault(call, response);
        if (fault !== '')
          faults.push(`${path.join('.')} = ${JSON.stringify(replacement)?.slice(0, 60)}: ${fault.slice(0, 300)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  const createDeepJson = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const requests: [string, string | Buffer, Record<string, string>?][] = [
    ['an empty body', ''],
    ['truncated JSON', '{"a":'],
    ['the body null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['a prototype', '{"__proto__":{"admin":true},"dinCode":"GRILL"}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['deeply nested JSON', createDeepJson(100_000)],
    ['deeply nested fields', `{"dinCode":${createDeepJson(50_000)},"resvQsAnsList":${createDeepJson(50_000)}}`],
    ['one field repeatedly', `{${Array.from({ length: 1_000 }, (_, index) => `"dinCode":"${index}"`).join(',')}}`],
    ['a long list', `{"resvQsAnsList":[${'0,'.repeat(100_000)}0],"cartIdList":[${'0,'.repeat(20_000)}0]}`],
    ['a body that is too large', `{"a":"${'x'.repeat(300_000)}"}`],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a byte order mark', '\ufeff{}'],
    ['a form', 'dinCode=GRILL', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['a multipart form', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['no content type', '{}', { 'content-type': '' }],
    ['an uncompressed body declared as gzip', '{}', { 'content-encoding': 'gzip' }],
    ['an unknown content encoding', '{}', { 'content-encoding': 'rot13' }],
    ['a large body that is compressed', gzipSync(`{"a":"${' '.repeat(5_000_000)}"}`), { 'content-encoding': 'gzip' }],
    ['the origin of another site', '{}', { origin: 'https://evil.example' }],
    ['no origin', '{}', { origin: '' }],
    ['an opaque origin', '{}', { origin: 'null' }],
    ['malformed cookies', '{}', { cookie: `sid=${'%00'.repeat(100)}; locale=__proto__; hotelCode=%ff; =; ;;` }],
    [
      'a forged session',
      '{}',
      { cookie: 'sid=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ],
    ['malformed languages', '{}', { 'accept-language': `${'\u00ff;q=9,'.repeat(200)}*` }],
  ];
  it.each(requests)('for a request with %s', async (_name, body, headers) => {
    const faults: string[] = [];
    for (const call of postEndpoints) {
      const fault = findFault(call, await send(fillPath(call), body, headers));
      if (fault !== '') faults.push(`${call.path}: ${fault.slice(0, 300)}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('any URL is answered without a server error', () => {
  const malformedTexts = [
    '%00',
    '%ED%A0%80',
    '%E0%A4%A',
    '%',
    '<script>',
    '"%0d%0aset-cookie:x=1',
    '__proto__',
    'x'.repeat(9_000),
  ];
  const urls = malformedTexts.flatMap((text) => [
    `/${text}`,
    `/api/${text}`,
    `/?lang=${text}&hotelCode=${text}`,
    `/?lang[]=${text}&__proto__[x]=1`,
  ]);
  it.each(urls)('by GET %s', async (url) => {
    const response = await server.app.inject({ method: 'GET', url });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.headers['set-cookie']).toBeUndefined();
    const isPage = String(response.headers['content-type']).startsWith('text/html');
    // A URL that no route can parse is answered with a page, but never below /api.
    if (isPage) expect([response.statusCode, url.startsWith('/api/')]).toEqual([404, false]);
    else if (response.statusCode !== 200) expect(problemSchema.safeParse(response.json()).success).toBe(true);
  });

  it.each(malformedTexts)('by POST /easypay/return with %s', async (text) => {
    for (const [type, payload] of [
      [
        'application/x-www-form-urlencoded',
        `resCd=${text}&resMsg=${text}&shopOrderNo=${text}&shopOrderNo=x&authorizationId=${text}`,
      ],
      ['application/json', JSON.stringify({ resCd: text, resMsg: `${text}\r\n\ud800`, shopOrderNo: [text] })],
      ['text/plain', text],
    ] as const) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/easypay/return',
        headers: { 'content-type': type },
        payload,
      });
      expect([303, 415]).toContain(response.statusCode);
      if (response.statusCode === 303)
        expect(response.headers.location).toMatch(/^\/easypay\/return\?resCd=[\w%.*+&=-]*$/);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('by a POST with an absolute URL', async () => {
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST http://localhost:3000/api/me/logout HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:3000\r\n' +
            'x-requested-with: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
        );
      });
      let text = '';
      socket.on('data', (part) => {
        text += part.toString();
      });
      socket.once('end', () => resolve(text));
      socket.once('error', reject);
    });
    expect(response).toMatch(/^HTTP\/1.1 [24]/);
  });
});

it('a request has a time limit', () => {
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
});
