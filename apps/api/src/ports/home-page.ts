/** A member of the group's home page, who signed in there. */
interface HomePageMember {
  /** The same for ever for this member. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** Digits of a Korean mobile number (`01012345678`), `+…` for others (decision 36); undefined where the home page has none. */
  readonly phone: string | undefined;
}

/**
 * Why nobody is known.
 * - `code_refused`: unknown, older than a minute, or used before.
 * - `credentials_refused`: the home page refuses our own id or secret; a person has to look.
 * - `away`: no connection, no answer within the limit, or an error of the home page's own.
 * - `untrusted`: the answer is not what was agreed.
 */
type HomePageFailure = 'code_refused' | 'credentials_refused' | 'away' | 'untrusted';

export type HomePageAnswer =
  | { readonly ok: true; readonly member: HomePageMember }
  | { readonly ok: false; readonly reason: HomePageFailure };

/** The group's home page, whose members come to us signed in (Spec §2.1 /homepagelogin). */
export interface HomePage {
  /**
   * Changes the one-time code that a member came with for who he is, server to server: once, within 60 seconds. It never throws
   * for what happens outside, and answers within its time limit.
   */
  memberOf(code: string): Promise<HomePageAnswer>;
}
