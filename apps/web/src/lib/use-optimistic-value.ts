import { useState } from 'react';

/**
 * Returns the value in the URL, overridden by a new choice until its navigation ends, so that quick successive choices
 * are all applied. The setter takes the new value and the promise of its navigation.
 */
export function useOptimisticValue<T>(current: T): readonly [T, (value: T, navigation: Promise<void>) => void] {
  const [chosen, setChosen] = useState<{ readonly value: T }>();
  const choose = (value: T, navigation: Promise<void>) => {
    const choice = { value };
    const clearChoice = () => setChosen((previous) => (previous === choice ? undefined : previous));
    setChosen(choice);
    navigation.then(clearChoice, clearChoice);
  };
  return [chosen === undefined ? current : chosen.value, choose];
}
