import { DatabaseUnavailableError } from './unavailable';
import { asksForTls } from './unencrypted';

/** `reason` contains no part of the URL: a misplaced part may be the password. */
interface ConnectionFailure {
  readonly reason: string;
  readonly isTemporary: boolean;
}

const createTemporary = (reason: string): ConnectionFailure => ({ reason, isTemporary: true });
const createPermanent = (reason: string): ConnectionFailure => ({ reason, isTemporary: false });

const untrusted = createPermanent('the certificate of the server is not trusted: name its authority with sslrootcert');
const unreachable = createTemporary('the host does not answer');
const unreadableFile = createPermanent('a file that sslrootcert, sslcert or sslkey names cannot be read');
const missingPassword = createPermanent('the server asks for a password, and the URL has none');

const failures: Readonly<Record<string, ConnectionFailure>> = {
  '28P01': createPermanent('the user name or the password is wrong'),
  '3D000': createPermanent('the database does not exist'),
  '42501': createPermanent('the user may not connect to this database (GRANT CONNECT)'),
  '08P01': createPermanent(
    'the server refuses the connection parameters: a pooler needs DATABASE_DIRECT_URL beside it',
  ),
  '53300': createTemporary(
    'the server has no free connection (max_connections, or a limit of the user or the database)',
  ),
  '57P03': createTemporary('the server is starting, stopping or recovering'),
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_UNTRUSTED: untrusted,
  CERT_SIGNATURE_FAILURE: untrusted,
  INVALID_CA: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: createPermanent('the certificate of the server is for another host name'),
  CERT_HAS_EXPIRED: createPermanent('the certificate of the server has expired'),
  CERT_NOT_YET_VALID: createPermanent(
    'the certificate of the server is not valid yet, or the clock of this machine is wrong',
  ),
  CERT_REVOKED: createPermanent('the certificate of the server is revoked'),
  ECONNREFUSED: createTemporary('no server listens on this host and port'),
  ENOTFOUND: createTemporary('the host name is unknown'),
  EAI_AGAIN: createTemporary('the host name cannot be looked up at present'),
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  EHOSTDOWN: unreachable,
  ENETUNREACH: unreachable,
  ECONNRESET: createTemporary('the connection was closed before the sign-in'),
};

const messages: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [
    /^The server does not support SSL connections$/,
    createPermanent('the server offers no TLS, which the URL asks for'),
  ],
  [
    /^There was an error establishing an SSL connection$/,
    createPermanent('what answers there is no PostgreSQL with TLS'),
  ],
  [/^SASL: .*client password must be/, missingPassword],
  [/^SASL: /, createPermanent('the server and this client do not agree on how to prove the password')],
  [/timeout/i, unreachable],
  [/^Connection terminated/, createTemporary('the connection was closed before the sign-in')],
  [
    /^(Invalid URL|URI malformed)$/,
    createPermanent('the URL cannot be read: write special characters of its parts as %…'),
  ],
];

/** Authorization is refused by pg_hba.conf, or because of the role. */
function explainRejection(routine: unknown, url: string): ConnectionFailure {
  if (routine !== 'ClientAuthentication') return createPermanent('the user does not exist or may not log in');
  return asksForTls(url)
    ? createPermanent('pg_hba.conf does not admit this user, database or client')
    : createPermanent(
        'pg_hba.conf does not admit this user, database or client without TLS: add ?sslmode=verify-full if the server asks for TLS',
      );
}

function explain(cause: unknown, url: string): ConnectionFailure {
  if (!(cause instanceof Error)) return createTemporary('the server does not answer');
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '28000') return explainRejection('routine' in cause ? cause.routine : undefined, url);
  const known = failures[code] ?? messages.find(([pattern]) => pattern.test(cause.message))?.[1];
  if (known !== undefined) return known;
  if ('syscall' in cause && cause.syscall === 'connect') return createTemporary('the server cannot be reached');
  if ('syscall' in cause) return unreadableFile;
  if (/^ERR_(SSL|OSSL)|^EPROTO$/.test(code))
    return createPermanent('no TLS connection can be agreed on with the server');
  return createTemporary('the server refuses the connection: its log says why');
}

export function createConnectionError(setting: string, url: string, cause: unknown): DatabaseUnavailableError {
  const { reason, isTemporary } = explain(cause, url);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return new DatabaseUnavailableError(`${setting}: ${reason}${code}.`, { cause, isTemporary });
}
