/** A passed check. */
export interface Ok {
  readonly ok: true;
}

/** A failed check with its error code; callers map codes to texts and statuses. */
export interface Err<E extends string> {
  readonly ok: false;
  readonly error: E;
}

export type CheckResult<E extends string> = Ok | Err<E>;

export const ok: Ok = { ok: true };
export const err = <const E extends string>(error: E): Err<E> => ({ ok: false, error });
