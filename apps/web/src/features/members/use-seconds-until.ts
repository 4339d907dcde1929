import { useEffect, useState } from 'react';
import { useClock } from '../../lib/clock';

/** Returns the seconds until an instant, rounded up, and counts them down to 0. */
export function useSecondsUntil(instantMs: number): number {
  const { now: getNow } = useClock();
  const [nowMs, setNowMs] = useState(() => getNow().getTime());
  useEffect(() => {
    const tick = () => {
      setNowMs(getNow().getTime());
      if (getNow().getTime() >= instantMs) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [getNow, instantMs]);
  return Math.max(0, Math.ceil((instantMs - nowMs) / 1000));
}
