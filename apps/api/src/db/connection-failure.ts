import { DatabaseUnavailableError } from './unavailable';
import { requiresTls } from './unencrypted';

/** `reason` contains no part of the URL: a misplaced part may be the password. */
interface ConnectionFailure {
  readonly reason: string;
  readonly isTemporary: boolean;
}

const createTemporary = (reason: string): ConnectionFailure => ({ reason, isTemporary: true });
const createPermanent = (reason: string): ConnectionFailure => ({ reason, isTemporary: false });

const untrustedCertificate = createPermanent(
  'the certificate of the server is not trusted: name its authority with sslrootcert',
);
const unreachableHost = createTemporary('the host does not answer');
const unreadableFile = createPermanent('a file that sslrootcert, sslcert or sslkey names cannot be read');
const missingPassword = createPermanent('the server requires a password, and the URL has none');

const failuresByCode: Readonly<Record<string, ConnectionFailure>> = {
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
  SELF_SIGNED_CERT_IN_CHAIN: untrustedCertificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrustedCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrustedCertificate,
  UNABLE_TO_GET_ISSUER_CERT: untrustedCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrustedCertificate,
  CERT_UNTRUSTED: untrustedCertificate,
  CERT_SIGNATURE_FAILURE: untrustedCertificate,
  INVALID_CA: untrustedCertificate,
  ERR_TLS_CERT_ALTNAME_INVALID: createPermanent('the certificate of the server is for another host name'),
  CERT_HAS_EXPIRED: createPermanent('the certificate of the server has expired'),
  CERT_NOT_YET_VALID: createPermanent(
    'the certificate of the server is not valid yet, or the clock of this machine is wrong',
  ),
  CERT_REVOKED: createPermanent('the certificate of the server is revoked'),
  ECONNREFUSED: createTemporary('no server listens on this host and port'),
  ENOTFOUND: createTemporary('the host name is unknown'),
  EAI_AGAIN: createTemporary('the host name cannot be looked up at present'),
  ETIMEDOUT: unreachableHost,
  EHOSTUNREACH: unreachableHost,
  EHOSTDOWN: unreachableHost,
  ENETUNREACH: unreachableHost,
  ECONNRESET: createTemporary('the connection was closed before the sign-in'),
};

const failuresByMessage: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [
    /^The server does not support SSL connections$/,
    createPermanent('the server offers no TLS, which the URL requires'),
  ],
  [
    /^There was an error establishing an SSL connection$/,
    createPermanent('the program at this address is not PostgreSQL with TLS'),
  ],
  [/^SASL: .*client password must be/, missingPassword],
  [/^SASL: /, createPermanent('the server and this client share no method of password authentication')],
  [/timeout/i, unreachableHost],
  [/^Connection terminated/, createTemporary('the connection was closed before the sign-in')],
  [
    /^(Invalid URL|URI malformed)$/,
    createPermanent('the URL cannot be read: write special characters of its parts as %…'),
  ],
];

/** Distinguishes a rejection by pg_hba.conf from a rejection of the role. */
function describeRejection(routine: unknown, url: string): ConnectionFailure {
  if (routine !== 'ClientAuthentication') return createPermanent('the user does not exist or may not log in');
  return requiresTls(url)
    ? createPermanent('pg_hba.conf does not admit this user, database or client')
    : createPermanent(
        'pg_hba.conf does not admit this user, database or client without TLS: add ?sslmode=verify-full if the server requires TLS',
      );
}

function describeFailure(cause: unknown, url: string): ConnectionFailure {
  if (!(cause instanceof Error)) return createTemporary('the server does not answer');
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '28000') return describeRejection('routine' in cause ? cause.routine : undefined, url);
  const known = failuresByCode[code] ?? failuresByMessage.find(([pattern]) => pattern.test(cause.message))?.[1];
  if (known !== undefined) return known;
  if ('syscall' in cause && cause.syscall === 'connect') return createTemporary('the server cannot be reached');
  if ('syscall' in cause) return unreadableFile;
  if (/^ERR_(SSL|OSSL)|^EPROTO$/.test(code)) return createPermanent('the TLS handshake with the server fails');
  return createTemporary('the server refuses the connection: its log says why');
}

export function createConnectionError(setting: string, url: string, cause: unknown): DatabaseUnavailableError {
  const { reason, isTemporary } = describeFailure(cause, url);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return new DatabaseUnavailableError(`${setting}: ${reason}${code}.`, { cause, isTemporary });
}
