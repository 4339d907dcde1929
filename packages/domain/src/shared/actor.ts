/** Who did what is recorded: a guest, a member, a staff member, a job or an outside service. */
export type ActorKind = 'guest' | 'member' | 'staff' | 'job' | 'provider';

/** Who changes a payment, other than its buyer. */
export interface Actor {
  readonly kind: Exclude<ActorKind, 'guest' | 'member'>;
  /** Name given by the operator, or name of the job or service. */
  readonly name: string;
}
