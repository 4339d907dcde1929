import type { JoinConsents } from '@dining/domain/join/consents';
import { asRecord, forgetInTab, keepInTab, readFromTab, textIn } from '../../../lib/session-store';

/** The boxes of the agreement, and what they were ticked under: the texts of a hotel in a language. */
export interface ConsentDraft {
  readonly place: string;
  /** '' until the texts are known. */
  readonly texts: string;
  readonly consents: JoinConsents;
}

const key = 'joinConsents';

/** Returns the boxes as they were left in this tab, for the way back from the form. */
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

export const keepConsentDraft = (draft: ConsentDraft): void => keepInTab(key, draft);

/** Deletes the boxes, so that the next person who joins in this tab agrees anew. */
export const forgetConsents = (): void => forgetInTab(key);
