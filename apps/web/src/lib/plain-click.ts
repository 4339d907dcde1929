import type { MouseEvent } from 'react';

/** A click that opens a link here, and neither in another tab nor as a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
