import { textParams } from '../../lib/text-params';

/** The path to open after signing in; used only if it belongs to this site. */
export const loginSearch = textParams('returnUrl');

/** The provider, and the attempt by which the opening page identifies its second window. */
export const leaveSearch = textParams('loginType', 'attempt', 'returnUrl');

/** The parameters that a provider returns (Spec §2.1); the server validates them. */
export const oauthSearch = textParams('code', 'state', 'scope', 'authuser', 'prompt', 'error');
export type Returned = ReturnType<typeof oauthSearch>;

export const codeSearch = textParams('code');

/** The key of the e-mailed link that sets a new password. */
export const resetSearch = textParams('key');
