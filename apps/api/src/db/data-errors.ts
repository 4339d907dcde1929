/** Classes of SQLSTATE: data exception, integrity constraint violation. */
const dataErrorClasses = ['22', '23'];

export function isDataError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') return dataErrorClasses.includes(error.code.slice(0, 2));
  return 'cause' in error && isDataError(error.cause);
}

export function findViolatedConstraint(error: unknown): string | undefined {
  if (!isDataError(error) || typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? findViolatedConstraint(error.cause) : undefined;
}
