import { useEffect, useState } from 'react';
import { useClock } from '../../lib/clock';

/** Counts down the whole seconds until an instant (in milliseconds) to 0. */
export function useSecondsUntil(instant: number): number {
  const { now: getNow } = useClock();
  const [now, setNow] = useState(() => getNow().getTime());
  useEffect(() => {
    const tick = () => {
      setNow(getNow().getTime());
      if (getNow().getTime() >= instant) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [getNow, instant]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
