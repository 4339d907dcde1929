import { useState } from 'react';

/**
 * Returns the value of the address, overridden by a new choice until its navigation ends, so that quick successive
 * choices are all applied. `choose` takes the value and the promise of the navigation.
 */
export function useChosen<T>(current: T): readonly [T, (what: T, arriving: Promise<void>) => void] {
  const [chosen, setChosen] = useState<{ readonly what: T }>();
  const choose = (what: T, arriving: Promise<void>) => {
    const choice = { what };
    const clearChoice = () => setChosen((last) => (last === choice ? undefined : last));
    setChosen(choice);
    arriving.then(clearChoice, clearChoice);
  };
  return [chosen === undefined ? current : chosen.what, choose];
}
