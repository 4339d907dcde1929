import type { JoinConsents } from '@dining/domain/join/consents';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../../lib/tab-storage';

export interface ConsentDraft {
  /** Hotel and language for which the consents were given. */
  readonly hotelAndLanguage: string;
  /** The texts shown with the consents, as JSON; empty if they were not loaded yet. */
  readonly texts: string;
  readonly consents: JoinConsents;
}

const storageKey = 'joinConsents';

export function restoreConsentDraft(): ConsentDraft {
  const storedValue = getTabItem(storageKey);
  const consents = toObject(toObject(storedValue)['consents']);
  const isSet = (name: keyof JoinConsents) => consents[name] === true;
  return {
    hotelAndLanguage: getTextField(storedValue, 'hotelAndLanguage'),
    texts: getTextField(storedValue, 'texts'),
    consents: {
      terms: isSet('terms'),
      privacy: isSet('privacy'),
      thirdParty: isSet('thirdParty'),
      marketing: isSet('marketing'),
      sms: isSet('sms'),
      email: isSet('email'),
    },
  };
}

export const saveConsentDraft = (draft: ConsentDraft): void => setTabItem(storageKey, draft);

/** Deletes the consents, so that the next person who joins in this tab must give their own. */
export const deleteConsentDraft = (): void => removeTabItem(storageKey);
