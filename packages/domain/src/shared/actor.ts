/** Who does something that is told later: a guest or a member, somebody of the staff, a job of ours, a service outside. */
export type ActorKind = 'guest' | 'member' | 'staff' | 'job' | 'provider';

/** Who moves a payment where its own buyer does not. */
export interface Actor {
  readonly kind: Exclude<ActorKind, 'guest' | 'member'>;
  /** As an operator names himself; which job or service it is. */
  readonly name: string;
}
