/** An anonymous visitor, a visitor who chose non-member reservation, or a member (decision 1). */
export type VisitorKind = 'anonymous' | 'guest' | 'member';
/** Who may see a page (Spec §2.1). `bookers` are members, and visitors who chose to continue without an account. */
export type PageAccess = 'public' | 'members' | 'bookers';
/**
 * What the route guard does: show the page, ask the visitor to sign in, or offer both sign-in and continuing as a
 * non-member.
 */
export type GuardResult = 'enter' | 'ask_sign_in' | 'ask_sign_in_or_guest';

/** Decides whether a visitor may see a page (Spec §4 Route guard, decision 1). */
export function guardPage(access: PageAccess, visitor: VisitorKind): GuardResult {
  if (access === 'public' || visitor === 'member') return 'enter';
  if (access === 'members') return 'ask_sign_in';
  return visitor === 'guest' ? 'enter' : 'ask_sign_in_or_guest';
}
