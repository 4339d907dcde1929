interface GroupWebsiteMember {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** Digits of a Korean mobile number (`01012345678`), or `+…` (decision 36); undefined if unknown. */
  readonly phone: string | undefined;
}

/**
 * Why no member was returned.
 * - `code_refused`: unknown, older than a minute, or used before.
 * - `credentials_refused`: the website refuses our id or secret; needs an operator.
 * - `unavailable`: no connection, no response within the limit, or an error of the website.
 * - `untrusted`: the response is not in the agreed format.
 */
type GroupWebsiteFailure = 'code_refused' | 'credentials_refused' | 'unavailable' | 'untrusted';

export type GroupWebsiteResult =
  | { readonly ok: true; readonly member: GroupWebsiteMember }
  | { readonly ok: false; readonly reason: GroupWebsiteFailure };

export interface GroupWebsite {
  /**
   * Exchanges the one-time code of a member for their profile, server to server. A code is valid once, for 60 seconds.
   * Does not throw for failures of the website, and answers within its time limit.
   */
  exchangeCode(code: string): Promise<GroupWebsiteResult>;
}
