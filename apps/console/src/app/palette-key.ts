/** Label of the keys that open the palette, as on the keyboards of this device. */
export const paletteKeyLabel = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const openEvent = 'consolepalette';

export const openPalette = (): void => void dispatchEvent(new Event(openEvent));

const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/**
 * Calls `open` when the palette's keys are pressed, also in text fields, and when `openPalette` is called, unless a
 * dialog is open. Returns a function that removes the listeners.
 */
export function watchPaletteKey(open: () => void): () => void {
  const openUnlessDialog = () => document.querySelector('dialog[open]') === null && open();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Some browsers use these keys for their search field.
    event.preventDefault();
    openUnlessDialog();
  };
  addEventListener('keydown', handleKeyDown);
  addEventListener(openEvent, openUnlessDialog);
  return () => {
    removeEventListener('keydown', handleKeyDown);
    removeEventListener(openEvent, openUnlessDialog);
  };
}
