import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the current time, updated each minute, because grants and invitations may end while a screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
