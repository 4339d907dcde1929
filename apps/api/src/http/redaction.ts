const redaction = {
  paths: [
    'req.headers.cookie',
    'req.headers.authorization',
    '*.password',
    '*.phone',
    '*.email',
    '*.name',
    '*.bookerName',
    '*.bookerPhone',
    '*.bookerEmail',
    '*.visitorName',
    '*.visitorPhone',
    '*.name_kor',
    '*.cellphone',
    '*.user_id',
    '*.userId',
    '*.codeVerifier',
    '*.nonce',
    '*.keyword',
    '*.authorizationId',
    '*.secret',
  ],
  censor: '…',
};

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const getFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Messages of the database quote rejected rows and values, so only names are logged. */
const getDatabaseNames = (error: object) => ({
  code: 'code' in error ? toText(error.code) : undefined,
  table: 'table' in error ? toText(error.table) : undefined,
  column: 'column' in error ? toText(error.column) : undefined,
  constraint: 'constraint' in error ? toText(error.constraint) : undefined,
});

const isFromDatabase = (error: object): boolean => 'routine' in error && 'severity' in error;

function redactError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { cause } = error;
  const safeFields = { type: error.constructor.name, stack: getFrames(error) };
  if (isFromDatabase(error)) return { ...safeFields, message: 'database error', ...getDatabaseNames(error) };
  // The query builder's message contains the parameters; the query has only their positions.
  if ('query' in error && 'params' in error)
    return { ...safeFields, message: 'a query failed', query: error.query, cause: redactError(cause) };
  const code = 'code' in error ? { code: error.code } : {};
  return {
    ...safeFields,
    message: error.message,
    ...code,
    ...(cause === undefined ? {} : { cause: redactError(cause) }),
  };
}

export const createLoggerOptions = (level: string) => ({ level, redact: redaction, serializers: { err: redactError } });
