import type { ProblemCode } from './problem';

/** Values of a failure: the right sum, what is left, seconds until a retry. */
export type FailureDetail = Readonly<Record<string, string | number>>;

/** An expected failure; use cases return it and never throw it. */
export interface Failure {
  readonly failure: ProblemCode;
  readonly detail?: FailureDetail | undefined;
  /** The subject as it is now, if somebody else has changed it. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
  readonly errors?: readonly { path: string; message: string }[] | undefined;
}

/** Creates a failure with the values that the caller needs to continue. */
export const fail = (failure: ProblemCode, detail?: FailureDetail): Failure => ({ failure, detail });

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'failure' in value && typeof value.failure === 'string';
