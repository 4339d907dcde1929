/** A rule that is kept. */
export interface Ok {
  readonly ok: true;
}

/** A rule that is not kept, by its name; the caller turns names into words and statuses. */
export interface Err<E extends string> {
  readonly ok: false;
  readonly error: E;
}

export type CheckResult<E extends string> = Ok | Err<E>;

export const ok: Ok = { ok: true };
export const err = <const E extends string>(error: E): Err<E> => ({ ok: false, error });
