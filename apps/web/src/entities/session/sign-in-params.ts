import { createTextParamsParser } from '../../lib/text-params';

/** Parses the path to open after signing in, which is used only if it belongs to this site. */
export const parseLoginSearch = createTextParamsParser('returnUrl');

export const parseProviderRedirectSearch = createTextParamsParser('loginType', 'attempt', 'returnUrl');

export const parseOauthSearch = createTextParamsParser('code', 'state', 'scope', 'authuser', 'prompt', 'error');
export type OAuthReturnParams = ReturnType<typeof parseOauthSearch>;

export const parseGroupWebsiteCodeSearch = createTextParamsParser('code');

export const parsePasswordResetSearch = createTextParamsParser('key');
