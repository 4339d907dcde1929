import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { leftMail, resetMail } from '../notifications/account-mails';

/** Mails the link for a new password, at once and once: no row may hold its key. False where it has not left for certain. */
export async function mailReset(deps: Deps, to: string, key: string, seconds: number, language: Language): Promise<boolean> {
  return (await deps.mail?.send(resetMail(to, key, seconds, language, deps.config.publicUrl))) === 'sent';
}

/** Tells a member who has left that it is done, at once and once: no row may hold his address any more. */
export async function mailLeft(deps: Deps, to: string, language: Language): Promise<void> {
  await deps.mail?.send(leftMail(to, language));
}
