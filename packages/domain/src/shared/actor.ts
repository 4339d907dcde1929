/** Kind of the actor in an audit entry: a guest, a member, a staff member, a job or an outside service. */
export type ActorKind = 'guest' | 'member' | 'staff' | 'job' | 'provider';

/** The actor of a payment change that was not made by its buyer. */
export interface Actor {
  readonly kind: Exclude<ActorKind, 'guest' | 'member'>;
  /** Name of the staff member, job or service. Operators enter their name with a command. */
  readonly name: string;
}
