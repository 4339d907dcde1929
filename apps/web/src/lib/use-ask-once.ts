import { type AlertOptions, alerts } from '@dining/ui/alerts';
import { useRef } from 'react';

/** Asks before something is written. While the question stands it is not asked again: the second of two quick presses is no answer. */
export function useAskOnce(): (question: AlertOptions) => Promise<boolean> {
  const asked = useRef(false);
  return async (question) => {
    if (asked.current) return false;
    asked.current = true;
    const sure = await alerts.show(question);
    asked.current = false;
    return sure;
  };
}
