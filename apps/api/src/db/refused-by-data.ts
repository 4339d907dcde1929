/** Classes of SQLSTATE: data exceptions and violated constraints. */
const classes = ['22', '23'];

/** Returns true if the database rejected the rows themselves, rather than being unavailable, busy or in conflict. */
export function isRefusedByData(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') return classes.includes(error.code.slice(0, 2));
  return 'cause' in error && isRefusedByData(error.cause);
}

export function brokenConstraint(error: unknown): string | undefined {
  if (!isRefusedByData(error) || typeof error !== 'object' || error === null) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
