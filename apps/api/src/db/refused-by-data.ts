/** PostgreSQL's classes of errors that lie in the rows themselves: data exceptions and broken constraints. */
const classes = ['22', '23'];

/** Whether the database refused what was to be written, rather than being away, busy or at odds with another transaction. */
export function isRefusedByData(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') return classes.includes(error.code.slice(0, 2));
  return 'cause' in error && isRefusedByData(error.cause);
}

/** The name of the constraint that the database refused a row by; undefined where it was something else. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!isRefusedByData(error) || typeof error !== 'object' || error === null) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
