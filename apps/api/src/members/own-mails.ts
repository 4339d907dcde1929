import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { leftMail, resetMail } from '../notifications/account-mails';

/** Sends the link for a new password without the outbox, which must not store its key. Returns true if it was sent. */
export async function mailReset(deps: Deps, to: string, key: string, seconds: number, language: Language): Promise<boolean> {
  return (await deps.mail?.send(resetMail(to, key, seconds, language, deps.config.publicUrl))) === 'sent';
}

/** Sends the last mail to a deleted account without the outbox, which must not store its address. */
export async function mailLeft(deps: Deps, to: string, language: Language): Promise<void> {
  await deps.mail?.send(leftMail(to, language));
}
