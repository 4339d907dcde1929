/** Kind of the actor in an audit entry: a guest, a member, a staff member, a job or an outside service. */
export type ActorKind = 'guest' | 'member' | 'staff' | 'job' | 'provider';

/** The actor of a change to a payment that its buyer did not make. */
export interface Actor {
  readonly kind: Exclude<ActorKind, 'guest' | 'member'>;
  /** Name that the operator has entered, or name of the job or service. */
  readonly name: string;
}
