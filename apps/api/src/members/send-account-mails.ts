import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { renderAccountDeletedMail, renderResetMail } from '../notifications/account-messages';
import { getGroupName } from '../notifications/group-name';

/** Sends the link for a new password without the outbox, which must not store its key. Returns true if it was sent. */
export async function sendResetMail(
  deps: Deps,
  to: string,
  key: string,
  validSeconds: number,
  language: Language,
): Promise<boolean> {
  const mailContext = { language, group: await getGroupName(deps, language) };
  return (await deps.mail?.send(renderResetMail(to, key, validSeconds, mailContext, deps.config.publicUrl))) === 'sent';
}

/** Sends the last mail to a deleted account without the outbox, which must not store the e-mail address. */
export async function sendAccountDeletedMail(deps: Deps, to: string, language: Language): Promise<void> {
  await deps.mail?.send(renderAccountDeletedMail(to, { language, group: await getGroupName(deps, language) }));
}
