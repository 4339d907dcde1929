import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSelfSignedCertificate } from '../../test/certificate';
import { type ServerScript, startScriptedPostgres } from '../../test/scripted-postgres';
import { connect } from './connect';
import { createConnectionError } from './connection-failure';
import { openServer } from './server';
import { DatabaseUnavailableError } from './unavailable';

const password = 'tulip-9f3a';
const trustedCertificate = createSelfSignedCertificate('localhost');
const expiredCertificate = createSelfSignedCertificate('localhost', '210101000000Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dining-'));
  await Promise.all([
    writeFile(join(folder, 'trusted.pem'), trustedCertificate.cert),
    writeFile(join(folder, 'expired.pem'), expiredCertificate.cert),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Connects to a server with this script. Returns the error, or undefined if the connection succeeds. */
async function getStartError(script: ServerScript, search = '', host = 'localhost'): Promise<unknown> {
  const server = await startScriptedPostgres(script);
  try {
    await connect({
      url: `postgres://dining:${password}@${host}:${server.port}/dining${search.replace('FOLDER', folder)}`,
    });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await server.close();
  }
}

const createRefusal = (code: string, message: string, routine = '') => ({ refusal: { code, message, routine } });
const pgHbaRejection = 'no pg_hba.conf entry for host "10.0.0.7", user "dining", database "dining", no encryption';

describe('the error of a failed connection at start', () => {
  it.each<readonly [string, ServerScript, string, string]>([
    [
      'a wrong password',
      createRefusal('28P01', 'password authentication failed for user "dining"'),
      '',
      'the user name or the password is wrong (28P01)',
    ],
    [
      'a missing database',
      createRefusal('3D000', 'database "dining" does not exist'),
      '',
      'the database does not exist (3D000)',
    ],
    [
      'a missing role',
      createRefusal('28000', 'role "dining" does not exist', 'InitializeSessionUserId'),
      '',
      'the user does not exist or may not log in (28000)',
    ],
    [
      'a server that asks for TLS',
      createRefusal('28000', pgHbaRejection, 'ClientAuthentication'),
      '',
      'pg_hba.conf does not admit this user, database or client without TLS: add ?sslmode=verify-full if the server requires TLS (28000)',
    ],
    [
      'a client that is not admitted',
      { ...createRefusal('28000', 'pg_hba.conf rejects connection', 'ClientAuthentication'), tls: trustedCertificate },
      '?sslmode=verify-full&sslrootcert=FOLDER/trusted.pem',
      'pg_hba.conf does not admit this user, database or client (28000)',
    ],
    [
      'too many connections',
      createRefusal('53300', 'sorry, too many clients already'),
      '',
      'the server has no free connection (max_connections, or a limit of the user or the database) (53300)',
    ],
    [
      'a server that is starting',
      createRefusal('57P03', '데이터베이스 시스템이 시작 중입니다'),
      '',
      'the server is starting, stopping or recovering (57P03)',
    ],
    ['a server without TLS', {}, '?sslmode=verify-full', 'the server offers no TLS, which the URL requires'],
    [
      'a program that is not PostgreSQL',
      { garbage: 'HTTP/1.1 400 Bad Request\r\n\r\n' },
      '?sslmode=verify-full',
      'the program at this address is not PostgreSQL with TLS',
    ],
    [
      'an untrusted certificate',
      { tls: trustedCertificate },
      '?sslmode=verify-full',
      'the certificate of the server is not trusted: name its authority with sslrootcert (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ],
    [
      'an expired certificate',
      { tls: expiredCertificate },
      '?sslmode=verify-full&sslrootcert=FOLDER/expired.pem',
      'the certificate of the server has expired (CERT_HAS_EXPIRED)',
    ],
    [
      'a missing certificate file',
      { tls: trustedCertificate },
      '?sslmode=verify-full&sslrootcert=FOLDER/missing.pem',
      'a file that sslrootcert, sslcert or sslkey names cannot be read (ENOENT)',
    ],
    [
      'a connection that is closed at once',
      { closesConnections: true },
      '',
      'the connection was closed before the sign-in',
    ],
  ])('names %s as the cause', async (_name, script, search, reason) => {
    const error = await getStartError(script, search);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect((error as Error).message).toBe(`DATABASE_URL: ${reason}.`);
  });

  it('names a certificate for another host name as the cause', async () => {
    const error = await getStartError(
      { tls: trustedCertificate },
      '?sslmode=verify-full&sslrootcert=FOLDER/trusted.pem',
      '127.0.0.1',
    );
    expect((error as Error).message).toBe(
      'DATABASE_URL: the certificate of the server is for another host name (ERR_TLS_CERT_ALTNAME_INVALID).',
    );
  });

  it('names a missing password in the URL as the cause', async () => {
    const server = await startScriptedPostgres({ requiresScram: true });
    const start = connect({ url: `postgres://dining@localhost:${server.port}/dining` });
    await expect(start).rejects.toThrow('DATABASE_URL: the server requires a password, and the URL has none.');
    await server.close();
  });

  it('names a server that is too old as the cause', async () => {
    const error = await getStartError({ version: 140_012 });
    expect((error as Error).message).toBe('The database is PostgreSQL 14: the oldest supported version is 15.');
  });

  it('names the setting of the direct connection if that one fails', async () => {
    const server = await startScriptedPostgres(
      createRefusal('28P01', 'password authentication failed for user "dining"'),
    );
    const directUrl = `postgres://dining:${password}@localhost:${server.port}/dining`;
    const start = connect({ url: 'postgres://localhost:1/dining', directUrl, statements: 'unnamed' });
    await expect(start).rejects.toThrow('DATABASE_DIRECT_URL: the user name or the password is wrong (28P01).');
    await server.close();
  });
});

it('the error of a query names the cause and the setting if the pooler refuses the sign-in', async () => {
  const pooler = await startScriptedPostgres(createRefusal('28P01', 'password authentication failed'));
  const url = `postgres://dining:${password}@localhost:${pooler.port}/dining`;
  const { pool, close } = openServer({ url, directUrl: url, statements: 'unnamed' });
  await expect(pool.query('SELECT 1')).rejects.toThrow('DATABASE_URL: the user name or the password is wrong (28P01).');
  await close();
  await pooler.close();
});

it.each<readonly [string, boolean, object]>([
  ['ENOTFOUND', true, { syscall: 'getaddrinfo' }],
  ['EAI_AGAIN', true, { syscall: 'getaddrinfo' }],
  ['ECONNREFUSED', true, { syscall: 'connect' }],
  ['ETIMEDOUT', true, { syscall: 'connect' }],
  ['ENOENT', true, { syscall: 'connect' }],
  ['57P03', true, {}],
  ['53300', true, {}],
  ['28P01', false, {}],
  ['28000', false, {}],
  ['3D000', false, {}],
  ['SELF_SIGNED_CERT_IN_CHAIN', false, {}],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', false, {}],
  ['ERR_SSL_WRONG_VERSION_NUMBER', false, {}],
])(
  'the code %s is a temporary failure: %s, and appears in the message, but the password does not',
  (code, isTemporary, fields) => {
    const cause = Object.assign(new Error(`${password} is refused`), { code, ...fields });
    const error = createConnectionError('DATABASE_URL', `postgres://dining:${password}@db/dining`, cause);
    expect(error).toMatchObject({ isTemporary, cause });
    expect(error.message).toContain(`(${code})`);
    expect(error.message).not.toContain(password);
  },
);
