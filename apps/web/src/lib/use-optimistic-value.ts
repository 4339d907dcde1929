import { useState } from 'react';

/**
 * Returns the value in the URL, overridden by a new choice until its navigation ends, so that quick successive choices
 * are all applied. The setter takes the new value and the promise of its navigation.
 */
export function useOptimisticValue<T>(urlValue: T): readonly [T, (value: T, navigation: Promise<void>) => void] {
  const [pendingChoice, setPendingChoice] = useState<{ readonly value: T }>();
  const choose = (value: T, navigation: Promise<void>) => {
    const choice = { value };
    const clearChoice = () => setPendingChoice((previous) => (previous === choice ? undefined : previous));
    setPendingChoice(choice);
    navigation.then(clearChoice, clearChoice);
  };
  return [pendingChoice === undefined ? urlValue : pendingChoice.value, choose];
}
