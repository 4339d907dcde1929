/** Who asks, as sessions know him. */
export interface Caller {
  readonly userId: string | undefined;
  readonly holder: string | undefined;
}

/** Whose an order sheet, a payment or a reservation is. */
export interface Owned {
  /** The member who made it; null where nobody was signed in. */
  readonly userId: string | null;
  readonly holder: string;
}

/**
 * A member's own is his wherever he signs in, and nobody else's in the same browser; what was made without an account belongs
 * to the session that made it.
 */
export const isOwnedBy = (owned: Owned, caller: Caller): boolean =>
  owned.userId === null ? owned.holder === caller.holder : owned.userId === caller.userId;
