import { useEffect, useState } from 'react';

/** Returns the text once it has not changed for `delayMs`; until then, the text returned before. */
export function useDebounced(text: string, delayMs: number): string {
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debouncedText;
}
