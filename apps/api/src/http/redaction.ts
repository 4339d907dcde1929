/** What never reaches a log, wherever it turns up (reliability, rule 20). */
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

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Where the database failed. Its words quote the row or the value that it refused, so only names are taken over. */
const ofDatabase = (error: object) => ({
  code: 'code' in error ? textOf(error.code) : undefined,
  table: 'table' in error ? textOf(error.table) : undefined,
  column: 'column' in error ? textOf(error.column) : undefined,
  constraint: 'constraint' in error ? textOf(error.constraint) : undefined,
});

/** PostgreSQL's errors carry a code of five characters and the routine they come from. */
const isFromDatabase = (error: object): boolean => 'routine' in error && 'severity' in error;

/** An error for the log: whole where it is ours, without the data where the database or the query builder speaks. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { cause } = error;
  const told = { type: error.constructor.name, stack: framesOf(error) };
  if (isFromDatabase(error)) return { ...told, message: 'the database refused', ...ofDatabase(error) };
  // The query builder's message lists the parameters; the query itself has only their places.
  if ('query' in error && 'params' in error)
    return { ...told, message: 'a query failed', query: error.query, cause: safeError(cause) };
  const code = 'code' in error ? { code: error.code } : {};
  return { ...told, message: error.message, ...code, ...(cause === undefined ? {} : { cause: safeError(cause) }) };
}

/** How this server logs: JSON lines without personal data. */
export const loggerOptions = (level: string) => ({ level, redact: redaction, serializers: { err: safeError } });
