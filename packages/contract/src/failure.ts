import type { ProblemCode } from './problem';

/** Values of a failure, such as the correct sum, the units left or the seconds until a retry is allowed. */
export type FailureDetail = Readonly<Record<string, string | number>>;

/** Why a field is refused. */
export interface FailedField {
  readonly path: string;
  readonly message: string;
  /** Values for the text of `message`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** An expected failure; use cases return it and never throw it. */
export interface Failure {
  readonly failure: ProblemCode;
  readonly detail?: FailureDetail | undefined;
  /** The current state of the changed resource, if it has changed meanwhile. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
  readonly errors?: readonly FailedField[] | undefined;
}

/** Creates a failure. `detail` are the values that the caller needs to continue. */
export const fail = (failure: ProblemCode, detail?: FailureDetail): Failure => ({ failure, detail });

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'failure' in value && typeof value.failure === 'string';
