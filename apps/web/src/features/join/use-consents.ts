import type { JoinConsents } from '@dining/domain/join/consents';
import { useEffect, useState } from 'react';
import { asRecord, forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'joinConsents';

/** The boxes as they were left in this tab: the way back from the form finds them as they were. */
function restored(): JoinConsents {
  const kept = asRecord(keptInTab(key));
  const isSet = (name: keyof JoinConsents) => kept[name] === true;
  return {
    terms: isSet('terms'),
    privacy: isSet('privacy'),
    thirdParty: isSet('thirdParty'),
    marketing: isSet('marketing'),
    sms: isSet('sms'),
    email: isSet('email'),
  };
}

export function useConsents() {
  const [consents, setConsents] = useState(restored);
  useEffect(() => keepInTab(key, consents), [consents]);
  return [consents, setConsents] as const;
}

/** Once somebody is a member, the next one who joins in this tab agrees anew. */
export const forgetConsents = (): void => forgetInTab(key);
