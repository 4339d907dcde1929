import { type JoinConsents, setAllConsents } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../../lib/i18n';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from '../../../lib/session-store';

const key = 'joinConsents';

/** Boxes, and under what they were ticked: a hotel's texts, as they stood there, in a language. */
interface TickedUnder {
  readonly place: string;
  /** '' until the texts are known. */
  readonly texts: string;
  readonly consents: JoinConsents;
}

/** The boxes as they were left in this tab: the way back from the form finds them as they were. */
function restored(): TickedUnder {
  const kept = keptInTab(key);
  const boxes = asRecord(asRecord(kept)['consents']);
  const isSet = (name: keyof JoinConsents) => boxes[name] === true;
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

/** The boxes, which stand for as long as the texts under which they were ticked (decision 5b): under others all are ticked anew. */
export function useConsents(htlCode: HtlCode | undefined, shown: readonly AgreedText[] | undefined) {
  const { language } = useTranslations();
  const [kept, setKept] = useState(restored);
  useEffect(() => keepInTab(key, kept), [kept]);
  const place = `${htlCode ?? ''} ${language}`;
  const texts = shown === undefined ? '' : JSON.stringify(shown);
  const stand = kept.place === place && (kept.texts === texts || kept.texts === '' || texts === '');
  return {
    consents: stand ? kept.consents : setAllConsents(false),
    setConsents: (consents: JoinConsents) => setKept({ place, texts, consents }),
  };
}

/** Once somebody is a member, the next one who joins in this tab agrees anew. */
export const forgetConsents = (): void => forgetInTab(key);
