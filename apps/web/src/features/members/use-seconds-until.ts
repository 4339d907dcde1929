import { useEffect, useState } from 'react';

/** Whole seconds until an instant in milliseconds, counted down to 0. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const turn = () => {
      setNow(Date.now());
      if (Date.now() >= instant) clearInterval(timer);
    };
    const timer = setInterval(turn, 1000);
    turn();
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
