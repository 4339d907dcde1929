import type { JoinConsents } from '@dining/domain/join/consents';
import { asRecord, forgetInTab, keepInTab, readFromTab, textIn } from '../../../lib/session-store';

/** The ticked boxes and the texts they were ticked under: a hotel's, in one language. */
export interface ConsentDraft {
  readonly place: string;
  readonly texts: string;
  readonly consents: JoinConsents;
}

const key = 'joinConsents';

export function restoreConsentDraft(): ConsentDraft {
  const kept = readFromTab(key);
  const consents = asRecord(asRecord(kept)['consents']);
  const isSet = (name: keyof JoinConsents) => consents[name] === true;
  return {
    place: textIn(kept, 'place'),
    texts: textIn(kept, 'texts'),
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

export const saveConsentDraft = (draft: ConsentDraft): void => keepInTab(key, draft);

/** Deletes the boxes, so that the next person who joins in this tab must agree again. */
export const deleteConsentDraft = (): void => forgetInTab(key);
