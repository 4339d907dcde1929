import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { mails } from '@dining/i18n/mail/all';
import type { Deps } from '../config/deps';
import { findGroupName } from '../stores/app/app-props';

/** Returns the group's name, or a general word if the group has none. */
export async function getGroupName({ database }: Pick<Deps, 'database'>, language: Language): Promise<string> {
  const name = await findGroupName(database.pool);
  return name === undefined ? mails[language].account.sender : getLocalizedText(name, language);
}
