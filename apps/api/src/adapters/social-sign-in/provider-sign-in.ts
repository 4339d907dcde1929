import { cleanLine } from '@dining/domain/shared/clean-line';
import { parseEmail } from '@dining/domain/shared/email';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import type { Log } from '../../ports/log';
import type { ProviderSignInOutcome, SignInFailure, SocialProfile, SocialProvider } from '../../ports/social-sign-in';

export const addQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(query).toString()}`;

export const createFailure = (reason: SignInFailure): ProviderSignInOutcome => ({ ok: false, reason });
export const createSuccess = (profile: SocialProfile): ProviderSignInOutcome => ({ ok: true, profile });

/** Runs `exchange` and logs provider, result and time; never a code, a token or personal data. */
export async function logSignIn(
  provider: SocialProvider,
  logger: Log,
  exchange: () => Promise<ProviderSignInOutcome>,
): Promise<ProviderSignInOutcome> {
  const startedAt = performance.now();
  const outcome = await exchange();
  const logFields = { provider, ms: Math.round(performance.now() - startedAt) };
  if (outcome.ok) logger.info({ event: 'sign_in_provider.answered', ...logFields }, 'sign-in provider answered');
  else
    logger.warn(
      { event: 'sign_in_provider.failed', ...logFields, reason: outcome.reason },
      'signing in with a provider failed',
    );
  return outcome;
}

export const bearerTokenSchema = z.object({ access_token: z.string().min(1) });

/** Returns the e-mail address of a profile; undefined if there is no valid one. */
export function parseProfileEmail(text: unknown, isVerified: boolean): SocialProfile['email'] {
  const address = typeof text === 'string' ? parseEmail(text) : null;
  return address === null ? undefined : { address, verified: isVerified };
}

/** Returns the name of a profile, normalised as a name typed into a form; undefined if there is none. */
export const parseName = (text: string | null | undefined): string | undefined =>
  normalizeName(cleanLine(text ?? '')) || undefined;
