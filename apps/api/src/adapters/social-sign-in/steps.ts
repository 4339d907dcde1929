import { cleanLine } from '@dining/domain/shared/clean-line';
import { parseEmail } from '@dining/domain/shared/email';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import type { Log } from '../../ports/log';
import type { SignInAnswer, SignInFailure, SocialProfile, SocialProvider } from '../../ports/social-sign-in';

/** The address of a provider's page with its query. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

export const failed = (reason: SignInFailure): SignInAnswer => ({ ok: false, reason });
export const known = (profile: SocialProfile): SignInAnswer => ({ ok: true, profile });

/** What is told of a sign-in: provider, result and time; never a code, a token or anything of the guest. */
export async function told(provider: SocialProvider, logger: Log, work: () => Promise<SignInAnswer>): Promise<SignInAnswer> {
  const started = performance.now();
  const answer = await work();
  const facts = { provider, ms: Math.round(performance.now() - started) };
  if (answer.ok) logger.info({ event: 'sign_in_provider.answered', ...facts }, 'sign-in provider answered');
  else logger.warn({ event: 'sign_in_provider.failed', ...facts, reason: answer.reason }, 'sign-in provider named nobody');
  return answer;
}

/** Whose profile a bearer token opens. */
export const bearer = z.object({ access_token: z.string().min(1) });

/** The e-mail of a profile; undefined where there is none that could be written to. */
export function emailOf(text: unknown, verified: boolean): SocialProfile['email'] {
  const address = typeof text === 'string' ? parseEmail(text) : null;
  return address === null ? undefined : { address, verified };
}

/** The name of a profile, as the forms take one; undefined where there is none. */
export const nameOf = (text: string | null | undefined): string | undefined => normalizeName(cleanLine(text ?? '')) || undefined;
