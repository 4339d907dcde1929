import { textParams } from '../../lib/text-params';

/** Where to go after signing in, as an address says it; it is believed only if it is one of this site. */
export const loginSearch = textParams('returnUrl');

/** Which provider to go to, and by which attempt a window of its own is known to the page that opened it. */
export const leaveSearch = textParams('loginType', 'attempt', 'returnUrl');

/** What a provider sends the browser back with (Spec §2.1): these and no others. The server judges them. */
export const oauthSearch = textParams('code', 'state', 'scope', 'authuser', 'prompt', 'error');
export type Returned = ReturnType<typeof oauthSearch>;

/** The one-time code of the group's home page. */
export const codeSearch = textParams('code');

/** The key of the link in the mail that a new password is set by. */
export const resetSearch = textParams('key');
