import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ModalsContext } from './modal-context';
import { followHistory } from './modal-history';
import { useRequired } from './required-context';

/** Marks a box of a modal that scrolls. */
const scroller = '[data-scroller]';

/**
 * Opens a `<dialog>` as a modal for as long as it is mounted. The browser makes the page behind inert, answers Escape and gives
 * the focus back; the first element marked `data-first-focus` gets it at the start. Tab goes round inside: the browser alone would
 * let it out to its own bars, and a page's visitor off the page. One that the browser closes by itself is shown again while it is
 * mounted. A box that scrolls is marked `data-scroller`. Back asks it to close, as Escape does (`modal-history`).
 * @throws outside of `ModalsContext`
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const modals = useRequired(ModalsContext);
  // A layout effect: it ends while the element still stands in the page, and only then can closing give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const show = () => {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    };
    show();
    const shown = new AbortController();
    const known = new AbortController();
    // Until it is known where Tab goes, it goes nowhere.
    dialog.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault(), { signal: known.signal });
    void import('./tab-round')
      .then(({ keepTabInside }) => keepTabInside(dialog, scroller, shown.signal))
      .finally(() => known.abort());
    // Asked twice to close, with no touch or key between, the browser does not ask the page again (close watchers of HTML).
    dialog.addEventListener('close', () => dialog.open || show(), { signal: shown.signal });
    const removeModal = followHistory(modals).add(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    return () => {
      removeModal();
      shown.abort();
      dialog.close();
    };
  }, [modals]);
  return ref;
};
