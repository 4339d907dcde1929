import { useState } from 'react';

/**
 * What an address tells, or what has been chosen over it: that stands at once, while the page of the next address is still being made, so
 * that who chooses twice in a row chooses both. `choose` is told what leads there.
 */
export function useChosen<T>(current: T): readonly [T, (what: T, arriving: Promise<void>) => void] {
  const [chosen, setChosen] = useState<{ readonly what: T }>();
  const choose = (what: T, arriving: Promise<void>) => {
    const mine = { what };
    const arrived = () => setChosen((last) => (last === mine ? undefined : last));
    setChosen(mine);
    arriving.then(arrived, arrived);
  };
  return [chosen === undefined ? current : chosen.what, choose];
}
