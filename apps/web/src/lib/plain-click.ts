import type { MouseEvent } from 'react';

/** Returns true if a click opens the link in this tab and not as a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
