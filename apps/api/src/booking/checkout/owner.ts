export interface Caller {
  readonly userId: string | undefined;
  readonly guestId: string | undefined;
}

export interface OwnedRecord {
  readonly userId: string | null;
  readonly guestId: string;
}

/**
 * Returns true if the caller owns this. A member owns their orders in every session; an order without an account
 * belongs to its session.
 */
export const isOwnedBy = (owned: OwnedRecord, caller: Caller): boolean =>
  owned.userId === null ? owned.guestId === caller.guestId : owned.userId === caller.userId;
