/** Who asks: nobody we know, a visitor who chose non-member reservation, or a member (decision 1). */
export type VisitorKind = 'anonymous' | 'guest' | 'member';
/** Who a page is for (Spec §2.1). The payment page is for members and for guests who said so. */
export type PageAccess = 'public' | 'members' | 'members_and_guests';
/** What the guard does: let in, ask for sign-in, or ask with the way to go on as a non-member beside it. */
export type GuardAnswer = 'enter' | 'ask_sign_in' | 'ask_sign_in_or_guest';

/** Spec §4 Route guard, decision 1. */
export function guardPage(access: PageAccess, visitor: VisitorKind): GuardAnswer {
  if (access === 'public' || visitor === 'member') return 'enter';
  if (access === 'members') return 'ask_sign_in';
  return visitor === 'guest' ? 'enter' : 'ask_sign_in_or_guest';
}
