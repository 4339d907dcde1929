/** A rule that is kept. */
export interface Allowed {
  readonly ok: true;
}

/** A rule that is not kept, by its name; the caller turns names into words and statuses. */
export interface Refused<E extends string> {
  readonly ok: false;
  readonly error: E;
}

export type Check<E extends string> = Allowed | Refused<E>;

export const allowed: Allowed = { ok: true };
export const refused = <const E extends string>(error: E): Refused<E> => ({ ok: false, error });
