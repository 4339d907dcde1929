import type { ProblemCode } from './problem';

/** The facts of a failure: the right sum, what is left, in how many seconds to try again. */
export type Detail = Readonly<Record<string, string | number>>;

/** An expected failure on its way to the caller: a value, never thrown by a use case (style 5). */
export interface Failure {
  readonly failure: ProblemCode;
  readonly detail?: Detail | undefined;
  readonly errors?: readonly { path: string; message: string }[] | undefined;
}

/** Names what went wrong, with the facts that the caller needs to go on. */
export const fail = (failure: ProblemCode, detail?: Detail): Failure => ({ failure, detail });

/** Tells a failure from a call's result. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'failure' in value && typeof value.failure === 'string';
