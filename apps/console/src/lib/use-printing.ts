import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the browser prints the page. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when this listener returns.
    const handleStart = () => flushSync(() => setIsPrinting(true));
    const handleEnd = () => setIsPrinting(false);
    addEventListener('beforeprint', handleStart);
    addEventListener('afterprint', handleEnd);
    return () => {
      removeEventListener('beforeprint', handleStart);
      removeEventListener('afterprint', handleEnd);
    };
  }, []);
  return isPrinting;
}
