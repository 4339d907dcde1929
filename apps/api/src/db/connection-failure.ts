import { DatabaseUnavailableError } from './unavailable';
import { requiresTls } from './unencrypted';

/** `reason` contains no part of the URL: a misplaced part may be the password. */
interface ConnectionFailure {
  readonly reason: string;
  readonly isTemporary: boolean;
}

const createTemporaryFailure = (reason: string): ConnectionFailure => ({ reason, isTemporary: true });
const createPermanentFailure = (reason: string): ConnectionFailure => ({ reason, isTemporary: false });

const untrustedCertificate = createPermanentFailure(
  'the certificate of the server is not trusted: name its authority with sslrootcert',
);
const unreachableHost = createTemporaryFailure('the host does not answer');
const unreadableFile = createPermanentFailure('a file that sslrootcert, sslcert or sslkey names cannot be read');
const missingPassword = createPermanentFailure('the server requires a password, and the URL has none');

const failuresByCode: Readonly<Record<string, ConnectionFailure>> = {
  '28P01': createPermanentFailure('the user name or the password is wrong'),
  '3D000': createPermanentFailure('the database does not exist'),
  '42501': createPermanentFailure('the user may not connect to this database (GRANT CONNECT)'),
  '08P01': createPermanentFailure(
    'the server refuses the connection parameters: a pooler needs DATABASE_DIRECT_URL beside it',
  ),
  '53300': createTemporaryFailure(
    'the server has no free connection (max_connections, or a limit of the user or the database)',
  ),
  '57P03': createTemporaryFailure('the server is starting, stopping or recovering'),
  SELF_SIGNED_CERT_IN_CHAIN: untrustedCertificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrustedCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrustedCertificate,
  UNABLE_TO_GET_ISSUER_CERT: untrustedCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrustedCertificate,
  CERT_UNTRUSTED: untrustedCertificate,
  CERT_SIGNATURE_FAILURE: untrustedCertificate,
  INVALID_CA: untrustedCertificate,
  ERR_TLS_CERT_ALTNAME_INVALID: createPermanentFailure('the certificate of the server is for another host name'),
  CERT_HAS_EXPIRED: createPermanentFailure('the certificate of the server has expired'),
  CERT_NOT_YET_VALID: createPermanentFailure(
    'the certificate of the server is not valid yet, or the clock of this machine is wrong',
  ),
  CERT_REVOKED: createPermanentFailure('the certificate of the server is revoked'),
  ECONNREFUSED: createTemporaryFailure('no server listens on this host and port'),
  ENOTFOUND: createTemporaryFailure('the host name is unknown'),
  EAI_AGAIN: createTemporaryFailure('the host name cannot be looked up at present'),
  ETIMEDOUT: unreachableHost,
  EHOSTUNREACH: unreachableHost,
  EHOSTDOWN: unreachableHost,
  ENETUNREACH: unreachableHost,
  ECONNRESET: createTemporaryFailure('the connection was closed before the sign-in'),
};

const failuresByMessage: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [
    /^The server does not support SSL connections$/,
    createPermanentFailure('the server offers no TLS, which the URL requires'),
  ],
  [
    /^There was an error establishing an SSL connection$/,
    createPermanentFailure('the program at this address is not PostgreSQL with TLS'),
  ],
  [/^SASL: .*client password must be/, missingPassword],
  [/^SASL: /, createPermanentFailure('the server and this client share no method of password authentication')],
  [/timeout/i, unreachableHost],
  [/^Connection terminated/, createTemporaryFailure('the connection was closed before the sign-in')],
  [
    /^(Invalid URL|URI malformed)$/,
    createPermanentFailure('the URL cannot be read: write special characters of its parts as %…'),
  ],
];

/** Distinguishes a rejection by pg_hba.conf from a rejection of the role. */
function describeRejection(routine: unknown, url: string): ConnectionFailure {
  if (routine !== 'ClientAuthentication') return createPermanentFailure('the user does not exist or may not log in');
  return requiresTls(url)
    ? createPermanentFailure('pg_hba.conf does not admit this user, database or client')
    : createPermanentFailure(
        'pg_hba.conf does not admit this user, database or client without TLS: add ?sslmode=verify-full if the server requires TLS',
      );
}

function describeFailure(cause: unknown, url: string): ConnectionFailure {
  if (!(cause instanceof Error)) return createTemporaryFailure('the server does not answer');
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '28000') return describeRejection('routine' in cause ? cause.routine : undefined, url);
  const knownFailure = failuresByCode[code] ?? failuresByMessage.find(([pattern]) => pattern.test(cause.message))?.[1];
  if (knownFailure !== undefined) return knownFailure;
  if ('syscall' in cause && cause.syscall === 'connect') return createTemporaryFailure('the server cannot be reached');
  if ('syscall' in cause) return unreadableFile;
  if (/^ERR_(SSL|OSSL)|^EPROTO$/.test(code)) return createPermanentFailure('the TLS handshake with the server fails');
  return createTemporaryFailure('the server refuses the connection: its log says why');
}

export function createConnectionError(setting: string, url: string, cause: unknown): DatabaseUnavailableError {
  const { reason, isTemporary } = describeFailure(cause, url);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return new DatabaseUnavailableError(`${setting}: ${reason}${code}.`, { cause, isTemporary });
}
