/** Keys that open the palette, as keyboards of this device name them. */
export const paletteKey = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const openEvent = 'consolepalette';

export const openPalette = (): void => void dispatchEvent(new Event(openEvent));

const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Calls back when the palette is to open: by its keys, also while typing, or by its button; not over a dialog. */
export function watchPaletteKey(open: () => void): () => void {
  const openAlone = () => document.querySelector('dialog[open]') === null && open();
  const press = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Browsers search the web with it.
    event.preventDefault();
    openAlone();
  };
  addEventListener('keydown', press);
  addEventListener(openEvent, openAlone);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener(openEvent, openAlone);
  };
}
