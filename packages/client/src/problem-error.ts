import type { Problem, ProblemCode } from '@dining/contract/problem';

/** What went wrong with a call: the server's named problem, or `offline` when no answer came at all. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly code: ProblemCode | 'offline',
    readonly status: number,
    readonly errors: NonNullable<Problem['errors']> = [],
    readonly detail: NonNullable<Problem['detail']> = {},
  ) {
    super(code);
  }

  /** Worth another try without asking the guest: the way to the server, not the server's opinion, failed. */
  get passing(): boolean {
    return this.code === 'offline' || [502, 503, 504].includes(this.status);
  }
}

/** The problem in an answer that is not a success; an answer of unknown shape counts as `internal_error`. */
export async function parseProblem(response: Response): Promise<ProblemError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  const problem: Problem | null = isProblem ? ((await response.json().catch(() => null)) as Problem | null) : null;
  return new ProblemError(problem?.code ?? 'internal_error', response.status, problem?.errors, problem?.detail);
}
