import { useEffect, useRef } from 'react';

/** Calls `advance` at each interval while `isRunning` is true and the page is visible. */
export const useAutoplay = (isRunning: boolean, intervalMs: number, advance: () => void): void => {
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latestAdvance.current();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);
};
