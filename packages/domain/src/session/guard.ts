/** Who asks: nobody we know, a visitor who chose non-member reservation, or a member (decision 1). */
export type VisitorKind = 'anonymous' | 'guest' | 'member';
/** Who a page is for (Spec §2.1). `bookers` are members, and guests who said that they go on without an account. */
export type PageAccess = 'public' | 'members' | 'bookers';
/** What the guard does: let in, ask for sign-in, or ask with the way to go on as a non-member beside it. */
export type GuardAnswer = 'enter' | 'ask_sign_in' | 'ask_sign_in_or_guest';

/** Spec §4 Route guard, decision 1. */
export function guardPage(access: PageAccess, visitor: VisitorKind): GuardAnswer {
  if (access === 'public' || visitor === 'member') return 'enter';
  if (access === 'members') return 'ask_sign_in';
  return visitor === 'guest' ? 'enter' : 'ask_sign_in_or_guest';
}
