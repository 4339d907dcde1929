import type { Problem, ProblemCode } from '@dining/contract/problem';

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly code: ProblemCode | 'offline',
    readonly status: number,
    readonly errors: NonNullable<Problem['errors']> = [],
    readonly detail: NonNullable<Problem['detail']> = {},
    /** With `changed_meanwhile`: the current state of the changed resource. */
    readonly current: NonNullable<Problem['current']> = {},
  ) {
    super(code);
  }

  get isTransient(): boolean {
    return this.code === 'offline' || [502, 503, 504].includes(this.status);
  }
}

export async function parseProblem(response: Response): Promise<ProblemError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  const problem: Problem | null = isProblem ? ((await response.json().catch(() => null)) as Problem | null) : null;
  return new ProblemError(
    problem?.code ?? 'internal_error',
    response.status,
    problem?.errors,
    problem?.detail,
    problem?.current,
  );
}
