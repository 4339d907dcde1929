import { useEffect, useRef } from 'react';

/** Calls `advance` every `ms` milliseconds while `running` is true and the page is visible. */
export const useAutoplay = (running: boolean, ms: number, advance: () => void): void => {
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latestAdvance.current();
    }, ms);
    return () => clearInterval(timer);
  }, [running, ms]);
};
