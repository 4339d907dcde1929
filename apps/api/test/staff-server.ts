import { randomInt, randomUUID } from 'node:crypto';
import type { staffEndpoints } from '@dining/contract/staff/api';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { z } from 'zod';
import { groupHtlCode } from '../src/db/schema/hotels';
import { encrypt } from '../src/lib/encryption';
import { bakery, emptyHall, grill, H01, H02, now } from './fixtures';
import type { ResultFields } from './response-body';
import { startTestServer, type TestServer } from './test-server';

export const testScopes = {
  ownVenue: { type: 'venue', htlCode: H01, dinCode: grill },
  sisterVenue: { type: 'venue', htlCode: H01, dinCode: bakery },
  otherVenue: { type: 'venue', htlCode: H02, dinCode: emptyHall },
  ownHotel: { type: 'hotel', htlCode: H01 },
  otherHotel: { type: 'hotel', htlCode: H02 },
  group: { type: 'group' },
} as const satisfies Record<string, Scope>;

export const staffPassword = 'a long walk by the sea';
const passwordHash = hash(staffPassword);

/** The results that are JSON. */
type StaffResult = Exclude<z.output<(typeof staffEndpoints)[number]['result']>, string>;

export interface StaffResponse {
  readonly status: number;
  readonly json: ResultFields<StaffResult>;
  /** The first `Set-Cookie` header with its attributes. */
  readonly cookie: string | undefined;
}

/** The browser of a staff member, with its own cookies and IP address. */
export interface StaffBrowser {
  readonly address: string;
  readonly cookies: Map<string, string>;
  /** Posts with a new idempotency key, unless `headers` contain one. */
  readonly post: (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<StaffResponse>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<StaffResponse>;
}

export interface TestStaff {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly secret: string;
}

type AnyServer = Pick<TestServer, 'app' | 'database' | 'deps' | 'close'>;

export interface StaffServer<Server extends AnyServer = TestServer> {
  readonly server: Server;
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  readonly browser: (address?: string) => StaffBrowser;
  /** Creates a person with a password, an authenticator app and these grants. */
  readonly createStaff: (...grants: readonly TestGrant[]) => Promise<TestStaff>;
  readonly addGrant: (staffId: string, grant: TestGrant) => Promise<{ grantId: string; version: number }>;
  /** Returns an unused code of the person's authenticator app. Advances the server's clock to the time of that code. */
  readonly getCode: (person: Pick<TestStaff, 'secret'>) => string;
  readonly signIn: (person: TestStaff, browser?: StaffBrowser) => Promise<StaffBrowser>;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface TestGrant {
  readonly role: Role;
  readonly scope: Scope;
  readonly endsOn?: string;
}

/** The clock of a server, in milliseconds. Each new code of an authenticator app advances it. */
export interface TestClock {
  time: number;
}

/** Starts a server without payments, and adds functions that create staff (`startStaffServerWith`). */
export const startStaffServer = (options: Parameters<typeof startTestServer>[0] = {}): Promise<StaffServer> =>
  startStaffServerWith((clock) => startTestServer({ ...options, clock }));

/**
 * Starts a server with `start`, for instance one with payments, and adds functions that create staff. Each new code of
 * an authenticator app advances its clock.
 */
export async function startStaffServerWith<Server extends AnyServer>(
  start: (clock: () => Date) => Promise<Server>,
): Promise<StaffServer<Server>> {
  const clock = { time: now.getTime() };
  const server = await start(() => new Date(clock.time));
  return { ...attachStaff(server, clock), server, close: () => server.close() };
}

/** Adds functions that create staff and their browsers to a running server. */
export function attachStaff(
  server: Pick<AnyServer, 'app' | 'database' | 'deps'>,
  clock: TestClock,
): Omit<StaffServer, 'server' | 'close'> {
  const { pool } = server.database;
  const origin = server.deps.config.publicUrl;
  const query: StaffServer['query'] = async (text, values = []) => (await pool.query(text, values)).rows;

  const browser: StaffServer['browser'] = (address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`) => {
    const cookies = new Map<string, string>();
    const send = async (
      method: 'GET' | 'POST',
      path: string,
      body: unknown,
      headers: Readonly<Record<string, string>>,
    ): Promise<StaffResponse> => {
      const response = await server.app.inject({
        method,
        url: `/api/staff${path}`,
        remoteAddress: address,
        headers: {
          origin,
          'x-requested-with': 'test',
          'accept-language': 'en',
          'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1',
          ...(method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(method === 'POST' ? { payload: JSON.stringify(body ?? {}) } : {}),
      });
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const setCookie = response.headers['set-cookie'];
      return { status: response.statusCode, json: response.json(), cookie: [setCookie ?? []].flat()[0] };
    };
    return {
      address,
      cookies,
      post: (path, body, headers = {}) => send('POST', path, body, headers),
      get: (path, headers = {}) => send('GET', path, undefined, headers),
    };
  };

  const addGrant: StaffServer['addGrant'] = async (staffId, { role, scope, endsOn }) => {
    const [row] = await query(
      `INSERT INTO staff_grant (staff_id, role, scope, htl_code, din_code, ends_on) VALUES ($1, $2, $3, $4, $5, $6)
       RETURNING grant_id, version`,
      [
        staffId,
        role,
        scope.type,
        scope.type === 'group' ? groupHtlCode : scope.htlCode,
        scope.type === 'venue' ? scope.dinCode : null,
        endsOn ?? null,
      ],
    );
    return { grantId: String(row?.['grant_id']), version: Number(row?.['version']) };
  };

  const createStaff: StaffServer['createStaff'] = async (...grants) => {
    const [staffId, secret] = [randomUUID(), new Secret({ size: 20 }).base32];
    const person = { staffId, email: `${staffId}@staff.test`, name: `Staff ${staffId.slice(0, 4)}`, secret };
    await query(
      'INSERT INTO staff (staff_id, email, name, language, password_hash, totp_secret) VALUES ($1, $2, $3, $4, $5, $6)',
      [
        staffId,
        person.email,
        person.name,
        'en',
        await passwordHash,
        encrypt(server.deps.keyring.secondFactors, secret, staffId),
      ],
    );
    for (const grant of grants) await addGrant(staffId, grant);
    return person;
  };

  const getCode: StaffServer['getCode'] = ({ secret }) => {
    clock.time += 30_000;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
  };

  return {
    query,
    browser,
    createStaff,
    addGrant,
    getCode,
    signIn: async (person, usedBrowser = browser()) => {
      await usedBrowser.post('/session/password', { email: person.email, password: staffPassword });
      const { status, json } = await usedBrowser.post('/session/totp', { code: getCode(person) });
      if (status !== 200) throw new Error(JSON.stringify(json));
      return usedBrowser;
    },
    origin,
  };
}
